const labOffset = 8 * 3_600_000;
const dayMs = 24 * 3_600_000;
/** Days that a notice promises. */
const noticeDays = 30;

/** A notice of points that are about to end. */
interface Notice {
  readonly month: string;
  /** Until when the points that it names can be spent. */
  readonly until: number;
  /** Their last day had passed before the notice: they stay until then. */
  readonly late: boolean;
}

/** Returns when the day of the lab began. */
const dayStart = (at: number): number => Math.floor((at + labOffset) / dayMs) * dayMs - labOffset;

/** Returns when points end: with the same day of the next year at the lab, for a leap day with the day before. */
function endOf(at: number): number {
  const earned = new Date(at + labOffset);
  const [year, month, day] = [earned.getUTCFullYear() + 1, earned.getUTCMonth(), earned.getUTCDate()];
  const isLeapDay = month === 1 && day === 29;
  return Date.UTC(year, month, isLeapDay ? 29 : day + 1) - labOffset;
}

/** Points of one member as parcels: the oldest are spent first, and what is left of a parcel expires after a year, not without a notice. */
export class ModelPoints {
  #parcels: { readonly at: number; left: number }[] = [];
  #notice: Notice | undefined;

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

  /** Drops points that are a year old and of which a notice told in time, then sends the next notice. Returns how many are dropped. */
  expire(now: number): number {
    const today = dayStart(now);
    const notice = this.#notice;
    const isToldOf = notice !== undefined && !(notice.late && today < notice.until);
    const dropped = isToldOf ? this.spend(this.#endedBy(Math.min(today, notice.until))) : 0;
    this.#warn(today);
    return dropped;
  }

  /** A notice a month at most, but a late one at any time; none while the time of a late one runs. */
  #warn(today: number): void {
    const until = today + noticeDays * dayMs;
    const month = new Date(today + labOffset).toISOString().slice(0, 7);
    const last = this.#notice;
    if (this.#endedBy(until) === 0 || (last?.late && today < last.until)) return;
    const late = this.#endedBy(today) > 0;
    if (late || last?.month !== month) this.#notice = { month, until, late };
  }

  #endedBy(at: number): number {
    return this.#parcels.reduce((sum, { at: earned, left }) => (endOf(earned) <= at ? sum + left : sum), 0);
  }
}
