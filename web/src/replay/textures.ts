/** Strokes that repeat in a square of 6: plain, diagonal, dots, vertical, counter-diagonal, grid, horizontal. */
export const TEXTURES = [
  '',
  'M0,6L6,0M-1,1L1,-1M5,7L7,5',
  'M1.5,1.5h0.01M4.5,4.5h0.01',
  'M1.5,0V6M4.5,0V6',
  'M0,0L6,6M-1,5L1,7M5,-1L7,1',
  'M0,3H6M3,0V6',
  'M0,1.5H6M0,4.5H6',
];

export const TINTS = 6;
