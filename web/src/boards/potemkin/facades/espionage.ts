import { type Drawing, circle, corners, hatch, rect, shutters, ticks } from './pen.ts';

const BRICKS = [116, 121.2, 126.4, 131.6, 136.8]
  .map((y, i) => `M63.5 ${y}H74M97 ${y}H103.5` + (i % 2 ? `M68 ${y}v5.2` : `M71 ${y}v5.2M100 ${y}v5.2`))
  .join('');

/** Espionage: shuttered mansard house, lit dormer eye, lantern, gated garden wall. */
export const espionage: Drawing = {
  silhouette: 'M5 146V142H9.5V78H6V73.5L21 35H50L54 45V27H61.5V63L66 73.5V78H63.5V105H107V110.5H103.5V142H107V146Z',
  marks: [
    // raven vane
    ['air', 'M33 35V20M28.5 27.5H37.5'],
    [
      'raven',
      'M24 13.5C27 13 28.5 11 31 11C32 9 35 8.5 36.5 10.5L40 11.8L36.8 12.8C37 16 34.5 19 31 19' +
        'C28 19 25.5 17.5 22 18.5C23.5 16.5 23.5 15 24 13.5Z',
    ],
    // roof
    ['roof', 'M6 73.5L21 35H50L66 73.5Z'],
    [
      'hatch',
      hatch(
        [
          [10.5, 62],
          [21, 35.5],
          [50, 35.5],
          [65.5, 73],
          [6.5, 73],
        ],
        2.7,
      ),
    ],
    [
      'hatch',
      hatch(
        [
          [44, 35.5],
          [50, 35.5],
          [65.5, 73],
          [44, 73],
        ],
        2.7,
        62,
      ),
    ],
    ['detail', 'M21 35H50M19 40H52'],
    ['light', rect(54, 27, 7.5, 37)],
    ['hatch', hatch(corners(58, 28, 3.5, 33), 1.8)],
    ['detail', 'M54 30.5H61.5'],
    ['part', 'M6 73.5L21 35H50L66 73.5Z'],
    // dormer eye
    ['wall part', 'M22.5 68V53.5L35.5 43.5L48.5 53.5V68Z'],
    ['part', 'M20.5 55L35.5 43.5L50.5 55'],
    ['lamp part', 'M25.5 58.5C30 52.5 41 52.5 45.5 58.5C41 64.5 30 64.5 25.5 58.5Z'],
    ['solid', circle(35.5, 58.5, 3.1)],
    ['detail', 'M6 78H66M9.5 81H63.5'],
    ['detail', ticks(9, 65, 2.9, 75, 2.3)],
    ['course', hatch(corners(9.5, 81, 54, 60), 4.4)],
    // windows
    ...shutters(13.5, 86, 11, 17),
    ...shutters(48, 86, 11, 17),
    ...shutters(13.5, 113, 11, 17),
    ...shutters(48, 113, 11, 17),
    ['lamp', rect(30.8, 86, 10.6, 17)],
    ['solid', 'M33 103C33 98 34 96.5 36.1 96.5S39.5 98 39.5 103Z'],
    ['solid', 'M32.5 95.2C35 94.2 37.5 94.2 40 95.2L38.5 93.3C38 91 34.5 91 34 93.3Z'],
    ['detail', rect(30.8, 86, 10.6, 17)],
    ['bar', 'M36.1 86V91'],
    ['detail', 'M29 104.2H43.2M29 84.2H43.2'],
    // door
    ['window', 'M29 142V119A7.2 7.2 0 0 1 43.4 119V142Z'],
    ['bar', 'M36.2 112V142'],
    ['part', 'M29 142V119A7.2 7.2 0 0 1 43.4 119V142'],
    ['part', 'M26 117L36.2 107.5L46.4 117'],
    ['brass', circle(40.5, 130, 0.9)],
    ['hatch', hatch(corners(59.8, 80, 3.5, 62), 1.8)],
    // lantern
    ['air', 'M63.5 86H74V89'],
    ['lamp', 'M70.5 89.5H77.5L76.5 98.5H71.5Z'],
    ['air', 'M70.5 89.5H77.5L76.5 98.5H71.5ZM69.5 89.5L74 86.5L78.5 89.5M72.5 98.5V100.5H75.5V98.5'],
    // garden wall with iron gate
    ['roof', 'M63.5 105H107V110.5H63.5Z'],
    ['detail', 'M63.5 110.5H107'],
    ['hatch', BRICKS],
    ['deep', 'M74 142V124A11.5 9.5 0 0 1 97 124V142Z'],
    ['part', 'M77.5 142V119M81.5 142V116M85.5 142V115M89.5 142V116M93.5 142V119'],
    ['detail', 'M74 131H97'],
    ['part', 'M74 142V124A11.5 9.5 0 0 1 97 124V142'],
    ['light detail', circle(85.5, 131, 3.4)],
    ['part', 'M85.5 130v2.6'],
    ['detail', 'M5 142H107M5 144H107'],
  ],
};
