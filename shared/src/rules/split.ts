/** 100 % in hundredths of a percent, the unit of the percentages of a split. */
const wholeInHundredths = 10_000;

/**
 * How several payers pay one amount: by percentages in hundredths of a percent (33.34 % is 3334), or by amounts in fen.
 * There is one share for each payer, in the order of the payers.
 */
export interface Split {
  readonly by: 'percent' | 'amount';
  readonly shares: readonly number[];
}

/**
 * Returns what each payer pays in fen. The parts always add up to the amount and none is below zero. Fen that rounding
 * leaves over go to the payers with the largest remainders, and to the earlier payer of equal ones. Returns undefined
 * when the shares are no non-negative integers, or do not add up to 100 % or to the amount.
 */
export function splitAmount(amount_fen: number, { by, shares }: Split): number[] | undefined {
  if (![amount_fen, ...shares].every(isAmount)) return undefined;
  const whole = by === 'percent' ? wholeInHundredths : amount_fen;
  if (shares.length === 0 || shares.reduce((sum, share) => sum + share, 0) !== whole) return undefined;
  return by === 'percent' ? byPercent(amount_fen, shares) : [...shares];
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** The amount is divided before it is multiplied, because a large amount times 10,000 is no safe integer. */
function byPercent(amount_fen: number, shares: readonly number[]): number[] {
  const perHundredth = Math.floor(amount_fen / wholeInHundredths);
  const rest = amount_fen % wholeInHundredths;
  const exact = shares.map((share) => ({
    whole: perHundredth * share + Math.floor((rest * share) / wholeInHundredths),
    remainder: (rest * share) % wholeInHundredths,
  }));
  const left = amount_fen - exact.reduce((sum, { whole }) => sum + whole, 0);
  const next = new Set(
    exact
      .map(({ remainder }, payer) => ({ remainder, payer }))
      .sort((a, b) => b.remainder - a.remainder || a.payer - b.payer)
      .slice(0, left)
      .map(({ payer }) => payer),
  );
  return exact.map(({ whole }, payer) => (next.has(payer) ? whole + 1 : whole));
}
