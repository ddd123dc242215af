import anchor from 'icon:anchor';
import bishop from 'icon:chess-bishop';
import boar from 'icon:boar';
import bull from 'icon:bull';
import castle from 'icon:castle';
import cloverleaf from 'icon:clover';
import crossed from 'icon:crossed-swords';
import cube from 'icon:cube';
import dagger from 'icon:plain-dagger';
import diamond from 'icon:diamond-hard';
import eagle from 'icon:eagle-emblem';
import fan from 'icon:handheld-fan';
import feather from 'icon:feather';
import flag from 'icon:flying-flag';
import hand from 'icon:poker-hand';
import harp from 'icon:harp';
import helm from 'icon:visored-helm';
import horse from 'icon:horse-head';
import house from 'icon:laurel-crown';
import imperial from 'icon:imperial-crown';
import influence from 'icon:winged-scepter';
import jewel from 'icon:jewel-crown';
import keys from 'icon:key';
import lily from 'icon:fleur-de-lys';
import lion from 'icon:lion';
import mask from 'icon:domino-mask';
import pile from 'icon:card-draw';
import queen from 'icon:queen-crown';
import rest from 'icon:hourglass';
import rose from 'icon:rose';
import sabres from 'icon:crossed-sabres';
import scales from 'icon:scales';
import ship from 'icon:galleon';
import throne from 'icon:stone-throne';
import tiara from 'icon:pope-crown';
import tower from 'icon:white-tower';
import wolf from 'icon:wolf-head';

/** One symbol per concept, the same everywhere. */
export { cube, dagger, hand, house, imperial as crown, influence, mask, pile, rest, ship };

/** The symbols that a box can choose for titles and arms, by the names that the game-icons set has for them. */
export const SIGNS: Record<string, string | undefined> = {
  anchor,
  boar,
  bull,
  castle,
  'chess-bishop': bishop,
  clover: cloverleaf,
  'crossed-sabres': sabres,
  'crossed-swords': crossed,
  'diamond-hard': diamond,
  'eagle-emblem': eagle,
  feather,
  'fleur-de-lys': lily,
  'flying-flag': flag,
  galleon: ship,
  'handheld-fan': fan,
  harp,
  'horse-head': horse,
  'imperial-crown': imperial,
  'jewel-crown': jewel,
  key: keys,
  'laurel-crown': house,
  lion,
  'pope-crown': tiara,
  'queen-crown': queen,
  rose,
  scales,
  'stone-throne': throne,
  'visored-helm': helm,
  'white-tower': tower,
  'wolf-head': wolf,
};

export const SHIELD = 'M-9,-10.5H9V0.5C9,6.5 4.6,9.8 0,12C-4.6,9.8 -9,6.5 -9,0.5Z';
export const SHIELD_RIM = 'M-7.2,-8.8H7.2V0.4C7.2,5.2 3.7,7.9 0,9.8C-3.7,7.9 -7.2,5.2 -7.2,0.4Z';
