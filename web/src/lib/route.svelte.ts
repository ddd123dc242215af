/** The address of the page: `/`, `/new/GAME`, `/join#SECRET`, `/table/ID`, `/replay/ID`, `/learn/GAME`, `/box/GAME`. */
class Route {
  path = $state(location.pathname);
  query = $state.raw(new URLSearchParams(location.search));
  secret = $state(location.hash.slice(1));

  constructor() {
    addEventListener('popstate', () => this.#read());
  }

  get parts(): string[] {
    return this.path.split('/').filter((part) => part !== '');
  }

  go(to: string, replace = false): void {
    if (replace) history.replaceState(null, '', to);
    else history.pushState(null, '', to);
    this.#read();
    if (!replace) scrollTo(0, 0);
  }

  #read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
    this.secret = location.hash.slice(1);
  }
}

export const route = new Route();

/** `<a href="/table/x" onclick={link}>`: stays within the page. */
export function link(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  event.preventDefault();
  const anchor = event.currentTarget as HTMLAnchorElement;
  route.go(anchor.pathname + anchor.search + anchor.hash);
}
