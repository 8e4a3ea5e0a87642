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

/** Points that were earned at once. */
interface Parcel {
  /** When they end. */
  readonly end: number;
  left: number;
}

/** Points of one member as parcels: those that end first are spent first, and what is left of a parcel expires, not without a notice. */
export class ModelPoints {
  #parcels: Parcel[] = [];
  readonly #spent = new Map<string, Parcel[]>();
  #notice: Notice | undefined;

  get balance(): number {
    return this.#parcels.reduce((sum, { left }) => sum + left, 0);
  }

  earn(amount: number, at: number): void {
    if (amount > 0) this.#add([{ end: endOf(at), left: amount }]);
  }

  /** Spends the oldest points; at most what there is. Returns how many. With a key, they can be returned. */
  spend(amount: number, key?: string): number {
    let missing = amount;
    const parts: Parcel[] = [];
    for (const parcel of this.#parcels) {
      const part = Math.min(parcel.left, missing);
      parcel.left -= part;
      missing -= part;
      parts.push({ end: parcel.end, left: part });
    }
    if (key !== undefined) this.#spent.set(key, parts);
    return amount - missing;
  }

  /** Returns what was spent: it ends when it would have, but not within the days that a notice promises. */
  giveBack(key: string, at: number): void {
    const atLeast = dayStart(at) + (noticeDays + 1) * dayMs;
    this.#add((this.#spent.get(key) ?? []).map(({ end, left }) => ({ end: Math.max(end, atLeast), left })));
  }

  #add(parcels: readonly Parcel[]): void {
    this.#parcels = [...this.#parcels, ...parcels].sort((a, b) => a.end - b.end);
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
    return this.#parcels.reduce((sum, { end, left }) => (end <= at ? sum + left : sum), 0);
  }
}
