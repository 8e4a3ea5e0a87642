/** What the lab's accounts moved since the world began, and the world's time. */
export class ModelLab {
  now = 0;
  bank = 0;
  revenue = 0;
  bonus_given = 0;
  points_given = 0;
  rebate_owed = 0;

  /** The month of the lab's time zone, such as 2026-11. */
  get month(): string {
    return new Date(this.now + 8 * 3600 * 1000).toISOString().slice(0, 7);
  }
}
