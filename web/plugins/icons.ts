import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const PREFIX = 'icon:';

/**
 * `import crown from 'icon:imperial-crown'`: the path of one symbol of the game-icons set, drawn in a square of 512.
 */
export function icons(): Plugin {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: IconSet | undefined;
  return {
    name: 'game-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? '\0' + id : undefined),
    load(id) {
      if (!id.startsWith('\0' + PREFIX)) return undefined;
      set ??= JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const body = (set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''])?.body;
      if (!body) throw new Error(`game-icons has no symbol '${name}'`);
      const path = [...body.matchAll(/ d="([^"]+)"/g)].map((found) => found[1]).join('');
      return `export default ${JSON.stringify(path)};`;
    },
  };
}
