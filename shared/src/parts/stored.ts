/** Version of the stored format. Increase it when the format changes: older values are then ignored. */
const version = 1;

/** A value in local storage under its own key, such as `portal.token`, that stays from visit to visit. */
export class Stored<Value> {
  readonly key: string;

  constructor(
    name: string,
    /** Validates the stored value, which may have been changed by other code. */
    readonly accepts: (value: unknown) => value is Value,
  ) {
    this.key = `portal.${name}`;
  }

  /** Returns undefined when no valid value is stored. */
  read(): Value | undefined {
    try {
      const stored: unknown = JSON.parse(localStorage.getItem(this.key) ?? 'null');
      if (typeof stored !== 'object' || stored === null || !('v' in stored) || !('value' in stored))
        return undefined;
      return stored.v === version && this.accepts(stored.value) ? stored.value : undefined;
    } catch {
      return undefined;
    }
  }

  /**
   * Stores a value; undefined deletes it. Without storage (private mode, full) the value lives only in memory, and an older one is
   * deleted.
   */
  write(value: Value | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify({ v: version, value }));
    } catch {
      if (value !== undefined) this.write(undefined);
    }
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
