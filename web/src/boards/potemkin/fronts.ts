/** The painted fronts of a village: a temple, a gable, a church, a manor, a clock tower. */
export const GROUND = 138;

export interface Front {
  tint: string;
  /** The edge that the wooden prop leans against, and how high it begins. */
  right: number;
  top: number;
  walls: string;
  /** Windows: x, y and, where they differ, width and height. */
  panes: number[][];
  doors: string;
  details: string;
}

const columns = [18, 27, 36.5, 46, 55].map((x) => `M${x - 1.8},98V${GROUND}M${x + 1.8},98V${GROUND}`).join('');

export const FRONTS: Front[] = [
  {
    tint: 'ochre',
    right: 62,
    top: 84,
    walls: `M12,${GROUND}V92H62V${GROUND}ZM8,92L37,74L66,92ZM10,92H64V96H10Z`,
    panes: [],
    doors: 'M34,86a3,3 0 1 0 6,0a3,3 0 1 0 -6,0Z',
    details: columns,
  },
  {
    tint: 'crimson',
    right: 126,
    top: 70,
    walls: `M84,${GROUND}V88C84,82 90,82 91,77C92,70 99,70 105,62C111,70 118,70 119,77C120,82 126,82 126,88V${GROUND}Z`,
    panes: [93, 105, 117].flatMap((x) => [
      [x, 90],
      [x, 107],
    ]),
    doors: `M101.4,78a3.6,3.6 0 1 0 7.2,0a3.6,3.6 0 1 0 -7.2,0ZM101,${GROUND}V127A4,4 0 0 1 109,127V${GROUND}`,
    details: 'M84,102H126M84,88H126',
  },
  {
    tint: 'teal',
    right: 180,
    top: 84,
    walls: `M146,${GROUND}V92H180V${GROUND}ZM155,92V74H171V92ZM155,74C149,66 158,62 163,52C168,62 177,66 171,74Z`,
    panes: [
      [163, 79, 5, 9],
      [153, 99],
      [163, 99],
      [173, 99],
    ],
    doors: `M158.5,${GROUND}V124A4.5,4.5 0 0 1 167.5,124V${GROUND}`,
    details: 'M163,52V44M160,47H166M146,112H180',
  },
  {
    tint: 'gold-glow',
    right: 254,
    top: 82,
    walls: `M212,78V72H217V78ZM237,78V72H242V78ZM200,${GROUND}V90H254V${GROUND}ZM197,90L205,78H249L257,90Z`,
    panes: [208, 219, 235, 246].flatMap((x) => [
      [x, 95],
      [x, 113],
    ]),
    doors: `M223,${GROUND}V122A4,4 0 0 1 231,122V${GROUND}`,
    details: 'M200,109H254',
  },
  {
    tint: 'sage',
    right: 306,
    top: 72,
    walls: `M274,${GROUND}V84H306V${GROUND}ZM281,84V64H299V84ZM279,64L290,50L301,64Z`,
    panes: [282, 290, 298].map((x) => [x, 92, 4.4, 7]),
    doors:
      'M284.6,74a5.4,5.4 0 1 0 10.8,0a5.4,5.4 0 1 0 -10.8,0Z' +
      `M285.5,${GROUND}V121A4.5,4.5 0 0 1 294.5,121V${GROUND}`,
    details: 'M290,74V70M290,74H293M274,106H306',
  },
];
