import { describe, expect, test } from 'vitest';
import { claims, outlines } from './areas.ts';
import { layOut, linesOf, type Contents, type Layout } from './layout.ts';

const square = (x: number, y: number, size: number): string =>
  `M${x},${y}L${x + size},${y}L${x + size},${y + size}L${x},${y + size}Z`;
const GROUND = { width: 800, height: 600, areas: [square(150, 200, 200), square(350, 200, 200)] };
const city = (key: string, country = 'west', positions = 2) => ({ key, name: key, country, positions });
const BOX: Contents = {
  countries: [
    { key: 'west', name: 'West' },
    { key: 'east', name: 'Eastern Marches' },
  ],
  cities: [city('a'), city('b'), city('c', 'east', 1)],
  looks: {
    a: { at: [200, 250], side: 'left' },
    b: { at: [300, 350] },
    c: { at: [400, 300] },
    west: { at: [250, 300] },
    east: { at: [450, 230] },
  },
};

/** Whether the plates of cities, with their names and prices, lie over each other or beyond the sheet. */
function collisions({ plates }: Layout): string[] {
  const all = Object.entries(plates);
  const out = all.filter(([, { x, y }]) => x < 40 || y < 40 || x > GROUND.width - 40 || y > GROUND.height - 40);
  const pairs = all.flatMap(([one, a], i) =>
    all
      .slice(i + 1)
      .filter(([, b]) => Math.abs(a.x - b.x) < 54 && Math.abs(a.y - b.y) < 60)
      .map(([other]) => `${one} ${other}`),
  );
  return [...out.map(([one]) => one), ...pairs];
}

describe('where things stand', () => {
  test('where the box puts them', () => {
    const { plates, realms } = layOut(BOX, GROUND);
    expect(plates.a).toEqual({ x: 200, y: 250, side: -1, lean: 0 });
    expect(plates.b).toMatchObject({ x: 300, y: 350, side: 1 });
    expect(realms.west).toMatchObject({ x: 250, y: 300, lines: ['West'], ground: 'wash', area: GROUND.areas[0] });
    expect(realms.east).toMatchObject({ lines: ['Eastern', 'Marches'], ground: 'wash', area: GROUND.areas[1] });
  });

  test('a city without a place stands near those of its country, where nothing is in the way', () => {
    const added = layOut({ ...BOX, cities: [...BOX.cities, city('d'), city('e'), city('f', 'east', 3)] }, GROUND);
    expect(collisions(added)).toEqual([]);
    expect(added.plates.a).toMatchObject({ x: 200, y: 250 });
    expect(Math.hypot(added.plates.d.x - 250, added.plates.d.y - 300)).toBeLessThan(150);
  });

  test('a box without any looks is laid out, too', () => {
    const cities = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key, i) =>
      city(key, i < 4 ? 'west' : 'east', 1 + (i % 2)),
    );
    const { plates, realms } = layOut({ ...BOX, cities, looks: {} }, GROUND);
    expect(collisions({ plates, realms })).toEqual([]);
    expect(Object.keys(realms)).toEqual(['west', 'east']);
  });

  test('prices move aside for the name of a city below', () => {
    const looks = { ...BOX.looks, b: { at: [130, 316] } };
    const { plates } = layOut({ ...BOX, looks }, GROUND);
    expect(plates.a.lean).toBeGreaterThan(0);
    expect(plates.b.lean).toBe(0);
  });

  test('a phone looks at all cities of a country', () => {
    const { window } = layOut(BOX, GROUND).realms.west;
    expect(window.x).toBeCloseTo(250, -2);
    expect(window.scale).toBeGreaterThan(0.75);
  });

  test('long names are written on two lines', () => {
    expect(linesOf('France')).toEqual(['France']);
    expect(linesOf('German States')).toEqual(['German', 'States']);
    expect(linesOf('Constantinople')).toEqual(['Constantinople']);
    expect(linesOf('Duchy of the Two Rivers')).toEqual(['Duchy of the', 'Two Rivers']);
  });
});

describe('areas of the map', () => {
  const areas = GROUND.areas.map(outlines);

  test('a country has the area in which most of it stands', () => {
    expect(
      claims(
        {
          west: [
            [200, 250],
            [400, 250],
            [210, 300],
          ],
          east: [
            [450, 250],
            [500, 300],
          ],
        },
        areas,
      ),
    ).toEqual({
      west: 0,
      east: 1,
    });
  });

  test('a plate off the coast counts, one far out at sea does not', () => {
    expect(claims({ west: [[140, 220]] }, areas)).toEqual({ west: 0 });
    expect(claims({ west: [[20, 20]] }, areas)).toEqual({});
  });

  test('no two countries have the same area', () => {
    expect(
      claims(
        {
          north: [[200, 220]],
          south: [
            [200, 380],
            [220, 380],
          ],
        },
        areas,
      ),
    ).toEqual({ south: 0 });
  });
});
