import emblem from 'icon:throne-king';
import type { BoardManifest } from '../manifest.ts';
import './seats.css';

const manifest: BoardManifest = {
  game: 'royals',
  place: 1,
  emblem,
  board: () => import('./index.ts'),
  vignette: () => import('./Vignette.svelte'),
  crop: -56,
  sources: ['city', 'period', 'country', 'house', 'title'],
  words: {
    en: {
      name: 'Royals',
      farewell: 'Three periods have passed',
    },
  },
};

export default manifest;
