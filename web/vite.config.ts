import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { budget } from './plugins/budget.ts';
import { icons } from './plugins/icons.ts';
import { maps } from './plugins/maps.ts';

const server = process.env.ANTECHAMBER_SERVER ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), icons(), maps(), budget(150)],
  build: {
    outDir: '../src/antechamber/web',
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy allows files of this server only
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: {
    include: ['src/**/*.test.ts', 'plugins/**/*.test.ts'],
    isolate: false,
    setupFiles: 'vitest.setup.ts',
  },
});
