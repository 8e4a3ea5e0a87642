/** Returns the value-added tax in fen that an amount in fen contains at this rate in percent. */
export function includedTax(amount_fen: number, percent: number): number {
  return Math.round((amount_fen * percent) / (100 + percent));
}
