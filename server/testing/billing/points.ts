const labOffset = 8 * 3_600_000;

/** Returns when points end: with the same day of the next year at the lab, for a leap day with the day before. */
function endOf(at: number): number {
  const earned = new Date(at + labOffset);
  const [year, month, day] = [earned.getUTCFullYear() + 1, earned.getUTCMonth(), earned.getUTCDate()];
  const isLeapDay = month === 1 && day === 29;
  return Date.UTC(year, month, isLeapDay ? 29 : day + 1) - labOffset;
}

/** Points of one member as parcels: the oldest are spent first, and what is left of a parcel expires after a year. */
export class ModelPoints {
  #parcels: { readonly at: number; left: number }[] = [];

  get balance(): number {
    return this.#parcels.reduce((sum, { left }) => sum + left, 0);
  }

  earn(amount: number, at: number): void {
    if (amount > 0) this.#parcels.push({ at, left: amount });
  }

  /** Spends the oldest points; at most what there is. Returns how many. */
  spend(amount: number): number {
    let missing = amount;
    for (const parcel of this.#parcels) {
      const part = Math.min(parcel.left, missing);
      parcel.left -= part;
      missing -= part;
    }
    return amount - missing;
  }

  /** Drops points that are a year old; returns how many. */
  expire(now: number): number {
    const old = this.#parcels.filter(({ at }) => endOf(at) <= now).reduce((sum, { left }) => sum + left, 0);
    return this.spend(old);
  }
}
