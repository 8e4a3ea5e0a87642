import type { FieldValues } from 'react-hook-form';

/** A draft in the session storage of this tab. */
export interface StoredDraft {
  readonly owner: string;
  readonly values: Readonly<Record<string, unknown>>;
  /** What the form was for, when its draft is saved by the server too (see `RemoteDraft`). */
  readonly of?: string;
  /** The server's time of the draft that this one was saved as, or was restored from. */
  readonly synced?: string;
  /** Time of the last change that the server does not have yet. */
  readonly edited?: number;
}

const keyOf = (name: string) => `portal.draft.${name}`;

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isDraft = (value: unknown): value is StoredDraft =>
  isObject(value) && typeof value.owner === 'string' && isObject(value.values);

/** Returns the draft of this tab, if it belongs to this member or to the visitor who has logged in since. Never throws. */
export function readDraft(name: string, owner: string): StoredDraft | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null');
    if (!isDraft(stored) || (stored.owner !== '' && stored.owner !== owner)) return undefined;
    return stored;
  } catch {
    return undefined;
  }
}

/** Returns the values that may be stored: without secrets and files. */
export const storable = (values: FieldValues, secrets: readonly string[]): StoredDraft['values'] =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !secrets.includes(field) && !hasFile(value)),
  );

const hasFile = (value: unknown): boolean =>
  Array.isArray(value) ? value.some(hasFile) : value instanceof Blob;

/** Stores a draft. Without storage space or permission the form works without a draft. */
export function writeDraft(name: string, draft: StoredDraft): void {
  try {
    sessionStorage.setItem(keyOf(name), JSON.stringify(draft));
  } catch {
    // Browsers may refuse storage in private windows.
  }
}

export function removeDraft(name: string): void {
  try {
    sessionStorage.removeItem(keyOf(name));
  } catch {
    // Browsers may refuse storage in private windows.
  }
}
