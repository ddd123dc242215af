import emblem from 'icon:saint-basil-cathedral';
import type { BoardManifest } from '../manifest.ts';

const manifest: BoardManifest = {
  game: 'first-tsar',
  place: 3,
  emblem,
  board: () => import('./index.ts'),
  vignette: () => import('./Vignette.svelte'),
  crop: -46,
  words: {
    en: {
      name: 'The First Tsar',
      sub: 'Ivan the Terrible',
      farewell: 'The Tsar has weighed his boyars',
      sources: {
        kremlin: 'Kremlin',
        trade: 'Trade',
        region: 'Regions',
        spoils: 'Spoils',
        project: 'Projects',
        favour: 'Favour',
        war: 'War',
        title: 'Titles',
        goods: 'Goods',
      },
      sourcesSoFar: { estate: 'Estates', pad: 'Pad' },
    },
  },
};

export default manifest;
