/** Bounds of what a member sets in the viewer of data: the fields of the viewer and the server read the same. */
export const viewBounds = {
  /** Points of the window of smoothing, an odd number. */
  window: { min: 3, max: 101 },
  degree: { min: 1, max: 6 },
  /** Logarithm of λ of a baseline: above, the line is straight. */
  stiffness: { min: 1, max: 9 },
  /** Least height of a peak, in percent of the curve's height. */
  least: { min: 0.1, max: 100 },
  k: { min: 0.5, max: 2 },
  /** Wavelength in Å. */
  wavelength: { min: 0.1, max: 5 },
  /** Broadening by the instrument, in degrees. */
  instrument: { min: 0, max: 5 },
  offset: { min: 0, max: 1 },
  abscissa: { min: -1e15, max: 1e15 },
} as const;

/** Curves that one drawing shows at most: more can't be told apart. */
export const mostShown = 10;
