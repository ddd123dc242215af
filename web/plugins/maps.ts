import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const PREFIX = 'map:';

/** `import map from 'map:royals'`: what `maps/royals.ts` draws from the world atlas when the page is built. */
export function maps(): Plugin {
  return {
    name: 'maps',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    async load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      const file = resolve(import.meta.dirname, `../maps/${id.slice(PREFIX.length + 1)}.ts`);
      this.addWatchFile(file);
      const drawn = (await import(pathToFileURL(file).href)) as { default: () => unknown };
      return `export default ${JSON.stringify(drawn.default())};`;
    },
  };
}
