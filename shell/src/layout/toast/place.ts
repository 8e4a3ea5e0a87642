/** A rectangle of the window in CSS pixels. */
export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** What a toast may not lie over. */
export interface Obstacle extends Rect {
  /** How bad each square pixel is that is covered. */
  readonly weight: number;
  /** True for an open menu, for whose end a toast waits that has no other place. */
  readonly isMenu?: boolean;
}

/** Weights: what is pressed or says what is wrong is never covered where there is a place, which outweighs all else. */
export const weights = { never: 1_000_000, rather: 10, text: 1 } as const;

/** Pixels to the edges of the window and to what is avoided. */
const [edge, gap] = [8, 4];
/** Steps in pixels in which places are tried. */
const step = 4;
/** Pixels by which the lower edge is farther away than the upper one, which has a header. */
const below = 160;
/** What a pixel away from the edges, and a place beside the middle, count for. */
const [away, aside] = [40, 4000];

/** Returns the area in square pixels that two rectangles share, with the gap around. */
export function overlap(a: Rect, b: Rect): number {
  const width = Math.min(a.left + a.width, b.left + b.width + gap) - Math.max(a.left, b.left - gap);
  const height = Math.min(a.top + a.height, b.top + b.height + gap) - Math.max(a.top, b.top - gap);
  return Math.max(0, width) * Math.max(0, height);
}

export const coverage = (rect: Rect, obstacles: readonly Obstacle[]): number =>
  obstacles.reduce((sum, obstacle) => sum + obstacle.weight * overlap(rect, obstacle), 0);

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * Returns the best place of a toast: in the middle near the upper edge, or as near to it or to the lower one as what is shown allows; in
 * a wide window also at the sides.
 */
export function bestPlace(screen: Size, toast: Size, obstacles: readonly Obstacle[]): Rect {
  const middle = Math.max(0, Math.round((screen.width - toast.width) / 2));
  const room = middle > toast.width / 2;
  const lefts = room ? [middle, screen.width - toast.width - edge, edge] : [middle];
  const lowest = Math.max(edge, screen.height - toast.height - edge);
  let best: Rect = { ...toast, left: middle, top: edge };
  let least = Number.POSITIVE_INFINITY;
  for (const left of lefts)
    for (let top = edge; top <= lowest; top += step) {
      const place = { ...toast, left, top };
      const far = Math.min(top - edge, lowest - top + below);
      const cost = coverage(place, obstacles) + away * far + (left === middle ? 0 : aside);
      if (cost < least) [least, best] = [cost, place];
    }
  return best;
}
