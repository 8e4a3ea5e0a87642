/** Path data of the steps' icons (view box 24 × 24). */
export const processIcons = {
  account: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8M4 21c1-5 4-7 8-7s7 2 8 7',
  list: 'M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01',
  sign: 'M6 3h8l4 4v14H6zM14 3v5h5M9 16c2-4 3-4 3-1s2 1 3 0',
  box: 'M4 8l8-4 8 4v9l-8 4-8-4zM4 8l8 4 8-4M12 12v9',
  call: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1',
  data: 'M4 20h16M6 16l4-6 4 4 5-9',
  bill: 'M5 3h14v18l-3-2-2 2-2-2-2 2-2-2-3 2zM9 8l3 4 3-4M9 13h6M12 12v5',
  back: 'M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3',
} as const;
