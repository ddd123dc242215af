/** Wide screens show everything at once; narrow ones one part at a time, and a sheet. */
const narrow = matchMedia('(max-width: 899px)');

class Device {
  narrow = $state(narrow.matches);

  constructor() {
    narrow.addEventListener('change', () => (this.narrow = narrow.matches));
  }
}

export const device = new Device();
