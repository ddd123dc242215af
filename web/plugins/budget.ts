import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Reports what a first visit loads (script and style, compressed), and fails the build beyond `limit` kB. */
export function budget(limit: number): Plugin {
  return {
    name: 'budget',
    apply: 'build',
    generateBundle(_options, bundle) {
      const first = new Set<string>();
      const visit = (name: string): void => {
        const chunk = bundle[name];
        if (first.has(name) || chunk?.type !== 'chunk') return;
        first.add(name);
        for (const css of chunk.viteMetadata?.importedCss ?? []) first.add(css);
        chunk.imports.forEach(visit);
      };
      for (const chunk of Object.values(bundle)) if (chunk.type === 'chunk' && chunk.isEntry) visit(chunk.fileName);
      let size = 0;
      for (const name of first) {
        const file = bundle[name];
        size += gzipSync(file.type === 'chunk' ? file.code : file.source).length;
      }
      const loaded = (size / 1000).toFixed(1);
      const told = `a first visit loads ${loaded} kB of script and style (gzip), of ${limit} kB allowed`;
      if (size > limit * 1000) this.error(told);
      this.info(told);
    },
  };
}
