/** Returns the corners of a hexagon around a point, with one corner up. */
export const hexagon = (x, y, r) =>
  Array.from({ length: 6 }, (_, i) => [
    x + Math.cos(i * 1.0472 + 0.5236) * r,
    y + Math.sin(i * 1.0472 + 0.5236) * r,
  ]);
