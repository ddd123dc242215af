import emblem from 'icon:queen-crown';
import type { BoardManifest } from '../manifest.ts';

const manifest: BoardManifest = {
  game: 'catherine',
  place: 2,
  emblem,
  board: () => import('./index.ts'),
  vignette: () => import('./Vignette.svelte'),
  crop: -8,
  sources: [
    'cannons',
    'residences',
    'cities',
    'favour',
    'actions',
    'bonuses',
    'card overflow',
    'favour overflow',
    'hand',
    'order',
    'connection',
    'next scoring',
  ],
  words: {
    en: {
      name: 'Catherine',
      sub: 'The Cities of the Tsarina',
      farewell: 'Three decades have passed',
    },
  },
};

export default manifest;
