import { expect, it } from 'vitest';
import { commonest, EMPIRE, lies, road } from './geography.ts';

it('knows what lies in a region', () => {
  const corners: [number, number][] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [0, 10],
  ];
  expect(lies([5, 5], { corners })).toBe(true);
  expect(lies([15, 5], { corners })).toBe(false);
});

it('has no point of the middle of the map in two regions', () => {
  for (let x = 100; x < EMPIRE.width; x += 40) {
    for (let y = 80; y < 300; y += 40)
      expect(EMPIRE.regions.filter((region) => lies([x, y], region)).length).toBeLessThanOrEqual(1);
  }
});

it('finds what there is most of', () => {
  expect(commonest(['a', 'b', 'b'])).toBe('b');
  expect(commonest(['a', 'b'])).toBe('a');
  expect(commonest([])).toBeUndefined();
});

it('bends roads slightly', () => {
  expect(road({ at: [0, 0], side: 'right' }, { at: [100, 0], side: 'left' })).toBe('M0,0Q50.0,4.5 100,0');
});
