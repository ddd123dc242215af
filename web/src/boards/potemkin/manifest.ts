import emblem from 'icon:drama-masks';
import type { BoardManifest } from '../manifest.ts';

const manifest: BoardManifest = {
  game: 'potemkin',
  place: 4,
  emblem,
  board: () => import('./index.ts'),
  vignette: () => import('./Vignette.svelte'),
  crop: -72,
  sources: ['fake', 'government', 'culture', 'destroyed', 'cubes'],
  words: {
    en: {
      name: 'Potemkin Empire',
      farewell: 'The empress has sailed by',
    },
  },
};

export default manifest;
