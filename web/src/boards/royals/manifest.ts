import emblem from 'icon:throne-king';
import type { BoardManifest } from '../manifest.ts';

const manifest: BoardManifest = {
  game: 'royals',
  place: 1,
  emblem,
  board: () => import('./index.ts'),
  vignette: () => import('./Vignette.svelte'),
  crop: -56,
  words: {
    en: {
      name: 'Royals',
      farewell: 'Three periods have passed',
      sources: { city: 'Cities', period: 'Periods', country: 'Countries', house: 'Noble House', title: 'Titles' },
      sourcesSoFar: { house: 'Noble Houses' },
    },
  },
};

export default manifest;
