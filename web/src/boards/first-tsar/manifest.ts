import emblem from 'icon:saint-basil-cathedral';
import type { BoardManifest } from '../manifest.ts';

const manifest: BoardManifest = {
  game: 'first-tsar',
  place: 3,
  emblem,
  board: () => import('./index.ts'),
  vignette: () => import('./Vignette.svelte'),
  crop: -46,
  sources: ['kremlin', 'trade', 'region', 'spoils', 'project', 'favour', 'war', 'title', 'goods', 'estate', 'pad'],
  words: {
    en: {
      name: 'The First Tsar',
      sub: 'Ivan the Terrible',
      farewell: 'The Tsar has weighed his boyars',
    },
  },
};

export default manifest;
