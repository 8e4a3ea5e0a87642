/** Raised when the stored shape changes: what an older portal wrote is then ignored. */
const version = 1;

/** A value in local storage, one key for one value; `portal.token` and so on. */
export class Stored<Value> {
  readonly key: string;

  constructor(
    name: string,
    /** Whether what was read is such a value: anybody may have written it. */
    readonly accepts: (value: unknown) => value is Value,
  ) {
    this.key = `portal.${name}`;
  }

  /** Undefined when nothing, or nothing sensible, is stored. */
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

  /** Stores a value; undefined takes it away. Without storage (private mode, full) the session lasts as long as the page. */
  write(value: Value | undefined): void {
    try {
      if (value === undefined) localStorage.removeItem(this.key);
      else localStorage.setItem(this.key, JSON.stringify({ v: version, value }));
    } catch {
      return;
    }
  }
}

export const isText = (value: unknown): value is string => typeof value === 'string';
export const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
