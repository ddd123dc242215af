import { type Drawing, circle, corners, hatch, sash, spokes, ticks } from './pen.ts';

/** Industry: gabled works, smoking chimney, water wheel. */
export const industry: Drawing = {
  silhouette:
    'M5 146V141H8.5V90H4V86.5L13.5 79.5L15 30H12V24.5H27V30H24.5L26 70.3L38 61.5L72 86.5V90H67.5V97L107 106.5' +
    'V110H103.5V141H107V146Z',
  marks: [
    // smoke
    [
      'smoke',
      'M18 23C14 17 20 13 24 15C25 8 35 7 37 12C43 8 51 12 49 17C46 21 41 19.5 41.5 16.5' +
        'M24 15C26 17 25 19.5 23 20.5M37 12C38.5 15 36.5 18 33.5 17.5' +
        'M49 13C54 8 62 11 61 15.5C60 18 56.5 17.5 57 15M61 11C64 8 69 9 69.5 12',
    ],
    // chimney
    ['light', 'M13.5 79.5L15 30H24.5L26 70.3Z'],
    [
      'hatch',
      hatch(
        [
          [20.5, 31],
          [24.4, 31],
          [25.8, 70],
          [21.5, 73.5],
        ],
        1.8,
      ),
    ],
    ['detail', 'M14.8 38H24.8M14.5 48H25.2M14.2 58H25.6M12 27H27'],
    // roof slopes
    ['roof', 'M4 90V86.5L38 61.5L72 86.5V90L38 66.5Z'],
    ['detail', 'M4 90L38 66.5L72 90'],
    ['roof', 'M67.5 97L107 106.5V110L67.5 101Z'],
    ['detail', 'M67.5 101L107 110'],
    [
      'hatch',
      hatch(
        [
          [38, 67.5],
          [67, 87.5],
          [67, 96],
          [38, 96],
        ],
        2.6,
      ),
    ],
    // bull's eye with cog
    ['light part', circle(38, 83, 8)],
    ['window detail', circle(38, 83, 5.2)],
    ['bar', 'M38 77.8V88.2M32.8 83H43.2'],
    ['detail', 'M8.5 97.5H67.5'],
    ['detail', ticks(10, 67, 3.4, 94.8, 2.7)],
    ['course', hatch(corners(8.5, 98, 59, 43), 4.2)],
    ...sash(12.5, 104, 9, 12),
    ...sash(54.5, 104, 9, 12),
    ...sash(12.5, 123, 9, 11),
    ...sash(54.5, 123, 9, 11),
    // gate
    ['roof', 'M25.5 141V117A12.5 12.5 0 0 1 50.5 117V141Z'],
    ['detail', 'M38 104.5V141M31.5 106.5V141M44.5 106.5V141'],
    ['detail', 'M25.5 123H50.5M25.5 133H50.5'],
    ['part', 'M25.5 141V117A12.5 12.5 0 0 1 50.5 117V141'],
    ['detail', 'M22.8 141V117A15.2 15.2 0 0 1 53.2 117V141'],
    ['brass', circle(40.5, 128, 1)],
    // shed and wheel
    [
      'hatch',
      hatch(
        [
          [67.5, 102],
          [103.5, 110.5],
          [103.5, 141],
          [67.5, 141],
        ],
        2.6,
        90,
      ),
    ],
    ['light part', circle(87, 126, 18)],
    ['detail', circle(87, 126, 14)],
    ['detail', spokes(87, 126, 13.9, 18, 12, 0.13) + spokes(87, 126, 0, 13.9, 6, 0.13)],
    ['brass detail', circle(87, 126, 3)],
    ['detail', 'M5 141H107M5 143.6H107'],
  ],
};
