import baron from 'icon:visored-helm';
import britain from 'icon:lion';
import cardinal from 'icon:pope-crown';
import countess from 'icon:handheld-fan';
import cube from 'icon:cube';
import dagger from 'icon:plain-dagger';
import duke from 'icon:horse-head';
import france from 'icon:fleur-de-lys';
import german_states from 'icon:eagle-emblem';
import hand from 'icon:poker-hand';
import house from 'icon:laurel-crown';
import influence from 'icon:winged-scepter';
import king from 'icon:imperial-crown';
import marshal from 'icon:crossed-sabres';
import mask from 'icon:domino-mask';
import pile from 'icon:card-draw';
import princess from 'icon:rose';
import rest from 'icon:hourglass';
import ship from 'icon:galleon';
import spain from 'icon:white-tower';

/** One symbol per concept, the same everywhere. */
export const TITLES: Record<string, string> = { marshal, baron, countess, duke, cardinal, princess, king };
export const ARMS: Record<string, string> = { france, german_states, britain, spain };
export { cube, dagger, hand, house, influence, king, mask, pile, rest, ship };

export const SHIELD = 'M-9,-10.5H9V0.5C9,6.5 4.6,9.8 0,12C-4.6,9.8 -9,6.5 -9,0.5Z';
export const SHIELD_RIM = 'M-7.2,-8.8H7.2V0.4C7.2,5.2 3.7,7.9 0,9.8C-3.7,7.9 -7.2,5.2 -7.2,0.4Z';
