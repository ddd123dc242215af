import emblem from 'icon:queen-crown';
import type { BoardManifest } from '../manifest.ts';

const manifest: BoardManifest = {
  game: 'catherine',
  place: 2,
  emblem,
  board: () => import('./index.ts'),
  vignette: () => import('./Vignette.svelte'),
  crop: -8,
  words: {
    en: {
      name: 'Catherine',
      sub: 'The Cities of the Tsarina',
      farewell: 'Three decades have passed',
      sources: {
        cannons: 'Cannons',
        residences: 'Residences',
        cities: 'Cities',
        favour: 'Favour',
        actions: 'Actions',
        bonuses: 'Bonuses',
        'card overflow': 'Full hand',
        'favour overflow': 'Full favour',
        hand: 'Cards left',
        order: 'Order',
        connection: 'Connection',
      },
      sourcesSoFar: { 'next scoring': 'If scored now' },
    },
  },
};

export default manifest;
