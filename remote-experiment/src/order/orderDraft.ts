import { emptyOrder, type OrderFields } from './orderFields';

/** Counts up when the fields change, so that an older draft is not read as a new one. */
const version = 1;
const key = 'portal.orderDraft';

interface Draft {
  readonly version: number;
  /** Key of the member who typed it: nobody else who uses the tab sees it. */
  readonly owner: string;
  readonly fields: OrderFields;
}

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  value.version === version &&
  'fields' in value;

/** What this member typed before a reload or a lapsed login; an empty form otherwise. Never throws. */
export function loadDraft(owner: string): OrderFields {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return isDraft(value) && value.owner === owner ? { ...emptyOrder, ...value.fields } : emptyOrder;
  } catch {
    return emptyOrder;
  }
}

/** Keeps what is typed for this tab. Without room or permission the form works on without a draft. */
export function saveDraft(owner: string, fields: OrderFields): void {
  const draft: Draft = { version, owner, fields };
  try {
    sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Private windows may refuse storage; the draft is a courtesy.
  }
}

export function dropDraft(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // See saveDraft.
  }
}
