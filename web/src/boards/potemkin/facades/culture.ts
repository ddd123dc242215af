import lyre from 'icon:lyre';
import { type Drawing, type Mark, circle, corners, hatch, rect, ticks, turned } from './pen.ts';

const DRAPE = 'M39.5 140V96.5A16.5 16.5 0 0 1 56 80C56 98 51 113 42.5 119C45.5 126 45 134 44.5 140Z';
const CURTAIN: Mark[] = [
  ['curtain', DRAPE],
  [
    'fold',
    'M43 97C43.5 106 43 113 41.5 118M47 90C47.5 100 46 110 43 117.5M51.5 84C52 97 49 108 44 117' +
      'M41.5 122C42.5 129 42.5 134 42 140',
  ],
  ['detail', DRAPE],
];

const urn = (x: number): string =>
  `M${x - 3} 52V49H${x - 2}C${x - 4.5} 46 ${x - 4} 43 ${x - 1.5} 42H${x + 1.5}` +
  `C${x + 4} 43 ${x + 4.5} 46 ${x + 2} 49H${x + 3}V52Z`;
const robe = (x: number): string =>
  `M${x - 2.8} 112C${x - 3} 104 ${x - 3.6} 96 ${x - 2} 92.5H${x + 2}C${x + 3.6} 96 ${x + 3} 104 ${x + 2.8} 112`;

/** Culture: opera house, drawn curtain in the great arch. */
export const culture: Drawing = {
  silhouette: 'M5 146V140H9V69H6V61H10V52H31V47C37 33.5 75 33.5 81 47V52H102V61H106V69H103V140H107V146Z',
  marks: [
    // lyre acroterion
    ['lyre', lyre, 'translate(43.5 11.5) scale(.0488)'],
    ...[15, 97].flatMap((x): Mark[] => [
      ['light', urn(x)],
      ['detail', `${urn(x)}M${x} 42V39`],
    ]),
    // attic pediment
    ['roof', 'M31 52V47C37 33.5 75 33.5 81 47V52Z'],
    ['detail', 'M35.5 52V48.5C41 38 71 38 76.5 48.5V52'],
    [
      'hatch',
      hatch(
        [
          [57, 41.5],
          [66, 43],
          [74, 47.5],
          [76, 51.5],
          [57, 51.5],
        ],
        1.7,
      ),
    ],
    ['light', 'M49.5 51.5C48 46 51.5 42.5 56 42.5S64 46 62.5 51.5Z'],
    [
      'detail',
      'M49.5 51.5C48 46 51.5 42.5 56 42.5S64 46 62.5 51.5ZM56 51.5V42.7M56 51.5L51.5 44.5M56 51.5L60.5 44.5' +
        'M56 51.5L49.3 48M56 51.5L62.7 48',
    ],
    ['detail', 'M39 51C41 46.5 45 45.5 48 48.5M73 51C71 46.5 67 45.5 64 48.5'],
    ['detail', 'M10 54H31M81 54H102M6 61H106M6 64H106M6 69H106'],
    ['detail', ticks(12.5, 30, 3, 54.4, 6.4) + ticks(82.5, 101, 3, 54.4, 6.4)],
    ['detail', ticks(8, 105, 2.9, 65.2, 2.5)],
    ['detail', 'M31 54.5H81'],
    ['course', hatch(corners(15.5, 70, 15, 69), 4.4) + hatch(corners(81.5, 70, 15.5, 69), 4.4)],
    // pilasters
    ...[11, 30.5, 77.5, 97].flatMap((x): Mark[] => [
      ['light', rect(x, 73, 4.5, 63)],
      ['hatch', `M${x + 2.6} 74V136M${x + 3.5} 74V136`],
      ['detail', rect(x, 73, 4.5, 63)],
      ['light detail', rect(x - 1, 70, 6.5, 3)],
      ['light detail', rect(x - 1, 135, 6.5, 4)],
    ]),
    // niches with muses
    ...[22.8, 89.2].flatMap((x): Mark[] => [
      ['deep', `M${x - 5} 113V86A5 5 0 0 1 ${x + 5} 86V113Z`],
      ['hatch', hatch(corners(x - 5, 84, 10, 29), 1.9, 90)],
      ['detail', `M${x - 5} 113V86A5 5 0 0 1 ${x + 5} 86V113Z`],
      ['light', `M${x} 87.5a2.2 2.2 0 1 1 0.01 0${robe(x)}Z`],
      ['light detail', circle(x, 89.5, 2.2)],
      ['detail', `${robe(x)}M${x - 0.5} 97L${x + 0.5} 111`],
      ['light detail', rect(x - 5.5, 118, 11, 14)],
      ['detail', `M${x - 3.5} 125l3.5-4.5 3.5 4.5-3.5 4.5Z`],
    ]),
    // great arch, stage and curtain
    ['light', 'M36.5 140V96A19.5 19.5 0 0 1 75.5 96V140Z'],
    ['part', 'M36.5 140V96A19.5 19.5 0 0 1 75.5 96V140'],
    ['window', 'M39.5 140V96.5A16.5 16.5 0 0 1 72.5 96.5V140Z'],
    ['light detail', 'M53.5 77.5h5l-1 6h-3Z'],
    ...CURTAIN,
    ...turned('translate(112 0) scale(-1 1)', CURTAIN),
    [
      'curtain',
      'M40.5 91C44 96 47.5 95 49.5 92.5C52 97 60 97 62.5 92.5C64.5 95 68 96 71.5 91C68 83.5 62 80 56 80' +
        'S44 83.5 40.5 91Z',
    ],
    [
      'detail',
      'M40.5 91C44 96 47.5 95 49.5 92.5C52 97 60 97 62.5 92.5C64.5 95 68 96 71.5 91M49.5 92.5C49 88 50 84 51 81' +
        'M62.5 92.5C63 88 62 84 61 81',
    ],
    ['detail', 'M9 140H103M5 140H107M5 143H107'],
  ],
};
