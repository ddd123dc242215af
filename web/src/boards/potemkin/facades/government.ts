import { type Drawing, type Mark, arched, circle, corners, hatch, rect, sash, ticks } from './pen.ts';

/** Government: palace with portico, drum and dome. */
export const government: Drawing = {
  silhouette:
    'M5 146V140H9.5V89H7V80H24L38 71.2V51H36V47H38.4C39 36 46 29.5 52 28V21H50.5V18.5H61.5V21H60V28' +
    'C66 29.5 73 36 73.6 47H76V51H74V71.2L88 80H105V89H102.5V140H107V146Z',
  marks: [
    ['air', 'M56 18.5V3'],
    ['roof detail', 'M56 3.5C61 1.5 64 6.5 71 4V11.5C64 14 61 9 56 11.5Z'],
    ['roof', 'M38.4 47C39 36 46 29.5 52 28H60C66 29.5 73 36 73.6 47Z'],
    ['detail', 'M56 28V47M48 29.8C44.5 35 44 41 43.8 47M64 29.8C67.5 35 68 41 68.2 47'],
    [
      'hatch',
      hatch(
        [
          [57, 28],
          [61, 28],
          [67, 32],
          [72, 39],
          [73.4, 47],
          [57, 47],
        ],
        1.9,
      ),
    ],
    ['detail', 'M36 47H76M36 51H76M50.5 21H61.5M52 28H60'],
    ['window', rect(53.6, 22.6, 4.8, 5)],
    ...[41, 49.4, 57.8, 66.2].flatMap((x) => arched(x, 54.5, 4.8, 9.5)),
    ['wall part', 'M24 80L56 60.5L88 80Z'],
    ['detail', 'M31.5 78L56 63.6L80.5 78Z'],
    [
      'hatch',
      hatch(
        [
          [57, 64],
          [80, 77.4],
          [57, 77.4],
        ],
        1.7,
      ),
    ],
    ['roof detail', circle(56, 72.6, 4.3)],
    ['detail', 'M49 76.5C46.5 74 46 71.5 47 69M63 76.5C65.5 74 66 71.5 65 69'],
    ['detail', 'M7 80H105M7 83.2H105M7 89H105'],
    ['detail', ticks(9, 104, 2.9, 84.4, 2.6)],
    ['deep', rect(25, 89, 62, 49)],
    ['hatch', hatch(corners(25, 89, 62, 49), 2.1, 90)],
    ['window', rect(51.4, 106, 9.2, 32)],
    ['bar', 'M56 106V138'],
    ['detail', rect(51.4, 106, 9.2, 32)],
    ...[28.6, 39.6, 50.1, 61.9, 72.4, 83.4].flatMap((x): Mark[] => [
      ['light', rect(x - 2.7, 92.5, 5.4, 42)],
      ['hatch', `M${x + 0.9} 93V134M${x + 1.9} 93V134`],
      ['detail', `M${x - 2.7} 92.5V134.5M${x + 2.7} 92.5V134.5`],
      ['light detail', rect(x - 3.8, 89.4, 7.6, 3)],
      ['light detail', rect(x - 3.6, 134.2, 7.2, 3.4)],
    ]),
    ['course', hatch(corners(9.5, 89, 15.5, 49), 4.4) + hatch(corners(87, 89, 15.5, 49), 4.4)],
    ...[12.6, 91.6].flatMap((x): Mark[] => [...sash(x, 95, 8, 14), ...sash(x, 117, 8, 13)]),
    ['hatch', hatch(corners(88.5, 90, 2.4, 48), 1.8)],
    ['hatch', hatch(corners(100, 90, 2.4, 48), 1.8)],
    ['detail', 'M9.5 138H102.5M5 140H107M5 143H107'],
    ...[13.5, 98.5].flatMap((x): Mark[] => [
      ['light', `M${x - 2} 80v-2.4h-1c-1-2.5-.4-4.4 1-5h4c1.4 .6 2 2.5 1 5h-1v2.4`],
      ['detail', `M${x - 2} 80v-2.4h-1c-1-2.5-.4-4.4 1-5h4c1.4 0.6 2 2.5 1 5h-1v2.4M${x} 72.6v-2.2`],
    ]),
  ],
};
