/**
 * Divides an amount over keys by their weights; the shares add up to the amount, and none is above its weight when the
 * amount is not above the sum of the weights. Products are computed as BigInt, because they can be above the exact range
 * of numbers.
 */
export function sharesOf(
  weights: ReadonlyMap<string, number>,
  amount_fen: number,
): ReadonlyMap<string, number> {
  const total = [...weights.values()].reduce((sum, one) => sum + one, 0);
  const upTo = (part: number): number =>
    total === 0 ? 0 : Number((BigInt(amount_fen) * BigInt(part)) / BigInt(total));
  let before = 0;
  return new Map(
    [...weights].map(([key, weight]) => {
      const share = upTo(before + weight) - upTo(before);
      before += weight;
      return [key, share];
    }),
  );
}
