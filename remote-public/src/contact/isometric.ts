/** Size of the drawing in its own units. */
export const drawn = { width: 840, height: 500 } as const;

/** A point of the site: `x` grows to the lower right, `y` to the lower left, `z` upwards. */
export type Point = readonly [x: number, y: number, z?: number];

const unit = 5;
/** Where the site's corner [0, 0] lies in the drawing. */
const corner = { left: 396, top: 20 } as const;

/** Returns where a point of the site lies in the drawing. */
export function place([x, y, z = 0]: Point): { readonly left: number; readonly top: number } {
  return {
    left: corner.left + (x - y) * unit * 0.866,
    top: corner.top + (x + y) * unit * 0.5 - z * unit,
  };
}

/** Returns the path of a line through points. */
export const trace = (points: readonly Point[]): string =>
  `M${points
    .map(place)
    .map(({ left, top }) => `${left.toFixed(1)} ${top.toFixed(1)}`)
    .join('L')}`;

/** A block that stands on the ground: its corner nearest to [0, 0], its size and its height. */
export interface Block {
  readonly at: Point;
  readonly size: readonly [dx: number, dy: number];
  readonly height: number;
}

/** Returns the closed path of an area on the ground. */
export const area = ([x, y]: Point, [dx, dy]: readonly [number, number], z = 0): string =>
  `${trace([
    [x, y, z],
    [x + dx, y, z],
    [x + dx, y + dy, z],
    [x, y + dy, z],
  ])}Z`;

/** Returns the three faces of a block that are seen. */
export function faces({ at: [x, y], size: [dx, dy], height: z }: Block) {
  const [right, front] = [x + dx, y + dy];
  return {
    roof: area([x, y], [dx, dy], z),
    left: `${trace([
      [x, front, 0],
      [right, front, 0],
      [right, front, z],
      [x, front, z],
    ])}Z`,
    right: `${trace([
      [right, y, 0],
      [right, front, 0],
      [right, front, z],
      [right, y, z],
    ])}Z`,
  };
}
