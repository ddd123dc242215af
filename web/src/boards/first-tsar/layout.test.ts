import { describe, expect, it } from 'vitest';
import { within } from './curves.ts';
import { FIELD_OF_WAR, layOut, MUSCOVY, PLATE, SHEET, type Places } from './layout.ts';

const LOOKS = {
  ada: { at: [384, 326], side: 'left' },
  bor: { at: [492, 388] },
  cam: { at: [440, 240] },
  mid: { at: [440, 357] },
  near: { at: [20, 20] },
};
const PLACES: Places = {
  cities: [
    { name: 'ada', region: 'near' },
    { name: 'bor', region: 'near' },
    { name: 'cam', region: 'near' },
    { name: 'new', region: 'far' },
    { name: 'newer', region: 'far' },
  ],
  waterways: [
    { name: 'mid', between: ['ada', 'bor'] },
    { name: 'straight', between: ['ada', 'new'] },
    { name: 'other', between: ['new', 'newer'] },
  ],
  regions: [{ name: 'near' }, { name: 'far' }],
};
const layout = layOut(PLACES, LOOKS);

describe('what has looks', () => {
  it('stands where they say', () => {
    expect(layout.cities.ada).toMatchObject({ at: [384, 326], side: 'left' });
    expect(layout.regions.near.at).toEqual([20, 20]);
    expect(layout.waterways.mid.slot).toEqual([440, 357]);
  });

  it('is joined by waterways from city to city', () => {
    expect(layout.waterways.mid.path).toMatch(/^M384.0,326.0C.* 492.0 388.0$/);
  });
});

describe('what has none', () => {
  it('stands on the sheet, apart from all others', () => {
    const cities = Object.values(layout.cities).map(({ at }) => at);
    for (const [i, one] of cities.entries()) {
      expect(one[0] > 0 && one[0] < SHEET.width && one[1] > 0 && one[1] < SHEET.height).toBe(true);
      for (const other of cities.slice(i + 1))
        expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(60);
    }
  });

  it('lies beside neither a plate nor the Field of War', () => {
    const taken = [...Object.values(layout.regions).map(({ at: [x, y] }) => ({ x, y, ...PLATE })), FIELD_OF_WAR];
    for (const { at } of Object.values(layout.cities))
      for (const rect of taken)
        expect(at[0] > rect.x && at[0] < rect.x + rect.width && at[1] > rect.y && at[1] < rect.y + rect.height).toBe(
          false,
        );
  });

  it('has its token in the middle of a waterway, which leads round other cities', () => {
    const row = ['a', 'b', 'c', 'd'].map((name) => ({ name, region: 'far' }));
    const at = { a: { at: [100, 300] }, b: { at: [200, 300] }, c: { at: [300, 300] }, d: { at: [100, 100] } };
    const ways = [
      { name: 'long', between: ['a', 'c'] },
      { name: 'up', between: ['a', 'd'] },
    ];
    const { waterways } = layOut({ cities: row, waterways: ways, regions: [{ name: 'far' }] }, at);
    expect(waterways.up.slot).toEqual([100, 200]);
    expect(waterways.long.slot[0]).toBe(200);
    expect(Math.abs(waterways.long.slot[1] - 300)).toBeGreaterThan(30);
  });
});

describe('a city more than the map was made for', () => {
  const at = {
    old: { at: [300, 300], side: 'right' },
    far: { at: [560, 300], side: 'left' },
    land: { at: [340, 330] },
  };
  const box: Places = {
    cities: ['old', 'far', 'new'].map((name) => ({ name, region: 'land' })),
    waterways: [
      { name: 'direct', between: ['old', 'far'] },
      { name: 'second', between: ['far', 'new'] },
    ],
    regions: [{ name: 'land' }],
  };
  const { cities, waterways } = layOut(box, at);

  it('stands beside the names of others', () => {
    const [x, y] = cities.new.at;
    expect(Math.abs(y - 300) > 40 || x < 270 || x > 590).toBe(true);
  });

  it('has its Trade token where nothing covers it', () => {
    const plate = { left: 340, right: 340 + PLATE.width, top: 330, bottom: 330 + PLATE.height };
    for (const { slot } of Object.values(waterways)) {
      const [x, y] = slot;
      expect(x > plate.left && x < plate.right && y > plate.top && y < plate.bottom).toBe(false);
      expect(x > 0 && x < SHEET.width && y > 0 && y < SHEET.height).toBe(true);
    }
    const [one, other] = Object.values(waterways).map(({ slot }) => slot);
    expect(Math.hypot(one[0] - other[0], one[1] - other[1])).toBeGreaterThan(22);
  });
});

describe('a city at the edge of the map', () => {
  const at = { edge: { at: [50, 240], side: 'right' }, rest: { at: [142, 186] }, full: { at: [77, 300] } };
  const cities = ['edge', 'rest', 'full', 'new'].map((name) => ({ name, region: 'land' }));
  const waterways = [{ name: 'along', between: ['edge', 'new'] }];
  const there = layOut({ cities, waterways, regions: [{ name: 'land' }] }, at);

  it('has a neighbour of the same region in the same area', () => {
    const area = MUSCOVY.areas.find(({ corners }) => within([142, 186], corners))!;
    expect(within(there.cities.new.at, area.corners)).toBe(true);
  });

  it('has no Trade token beyond the edge', () => {
    const [x, y] = there.waterways.along.slot;
    expect(x >= 16 && x <= SHEET.width - 16 && y >= 16 && y <= SHEET.height - 16).toBe(true);
  });
});

describe('a region', () => {
  it('lies in the area where most of its cities are', () => {
    expect(MUSCOVY.areas.map(({ path }) => path)).toContain(layout.regions.near.area);
  });

  it('is drawn around its cities if another has that area', () => {
    const areas = MUSCOVY.areas.map(({ path }) => path);
    const crowded = layOut({ ...PLACES, regions: [...PLACES.regions, { name: 'empty' }] }, LOOKS);
    expect(areas.includes(crowded.regions.far.area) && crowded.regions.far.area === crowded.regions.near.area).toBe(
      false,
    );
    expect(crowded.regions.empty.area).toBe('');
  });
});
