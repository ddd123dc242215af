import { type Drawing, arched, circle, corners, ellipse, hatch, rect, spokes, ticks, turned } from './pen.ts';

/** Science: observatory tower, dome with telescope, lower wing with armillary sphere. */
export const science: Drawing = {
  silhouette:
    'M5 146V140.5H11V78H8.5V71H13.5C14 52 25 42.5 37 41V36.5H42V41C54 42.5 65 52 65.5 71H70V78H68V91H106V98' +
    'H103.5V140.5H107V146Z',
  marks: [
    ['roof', 'M13.5 71C14 52 25 42.5 37 41H42C54 42.5 65 52 65.5 71Z'],
    ['detail', 'M24 47.5C19.5 53.5 18.5 62 18.5 71M55 47.5C59.5 53.5 60.5 62 60.5 71M39.5 41V71'],
    [
      'hatch',
      hatch(
        [
          [48, 43],
          [55, 47],
          [61, 54],
          [65, 64],
          [65.3, 71],
          [48, 71],
        ],
        1.9,
      ),
    ],
    // slit and telescope
    ['window detail', 'M30 44.5C27 52 26.5 62 26.5 71H35C35 62 35 52 36.5 42.5Z'],
    ...turned('translate(33 58) rotate(-33)', [
      ['light', rect(-3.6, -38, 7.2, 40)],
      ['hatch', hatch(corners(0.6, -37, 3, 39), 1.6)],
      ['detail', rect(-3.6, -38, 7.2, 40)],
      ['brass detail', rect(-5, -41, 10, 6)],
      ['brass detail', rect(-4.3, -16, 8.6, 3.4)],
    ]),
    ['detail', 'M8.5 71H70M8.5 74H70M8.5 78H70'],
    ['detail', ticks(11, 69, 2.9, 75, 2.2)],
    ['course', hatch(corners(11, 79, 57, 61), 4.6) + hatch(corners(68, 101, 35, 39), 4.6)],
    // sundial clock
    ['light part', circle(39.5, 93, 11)],
    ['detail', circle(39.5, 93, 8.3)],
    ['detail', spokes(39.5, 93, 8.3, 10.8, 12)],
    ['part', 'M39.5 93V87M39.5 93L43.8 95.5'],
    ...arched(16.5, 88, 7, 16),
    ...arched(55.5, 88, 7, 16),
    ...arched(16.5, 113, 7, 20),
    ...arched(55.5, 113, 7, 20),
    ['window', 'M33 140V120A6.5 6.5 0 0 1 46 120V140Z'],
    ['bar', 'M39.5 114V140'],
    ['detail', 'M33 140V120A6.5 6.5 0 0 1 46 120V140Z'],
    ['detail', 'M30.5 140V119.5A9 9 0 0 1 48.5 119.5V140'],
    ['detail', 'M11 108H68'],
    ['hatch', hatch(corners(64.5, 79, 3.3, 61), 1.8)],
    // wing
    ['detail', 'M68 93H106M68 98H106M68 101H103.5'],
    ['detail', ticks(70.5, 105, 3, 93.2, 4.6)],
    ...[72.5, 82.3, 92.1].flatMap((x) => arched(x, 109, 7, 22)),
    ['hatch', hatch(corners(100.6, 101, 2.7, 39), 1.8)],
    // armillary sphere
    ['air', 'M86 91V88.5M82 91H90'],
    ['light part', circle(86, 78, 10.5)],
    ['detail', ellipse(86, 78, 10.5, 3.6, -24) + ellipse(86, 78, 4, 10.5, 16)],
    ['brass detail', circle(86, 78, 2.2)],
    ['hatch', 'M80.5 91L86 67'],
    ['detail', 'M5 143.2H107'],
    ['air', 'M39.5 36.5V32'],
  ],
};
