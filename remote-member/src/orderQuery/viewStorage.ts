/** A search that a member has saved: its name and the URL's query. */
export interface SavedView {
  readonly name: string;
  readonly search: string;
}

/** Views of a member that are kept at most; the oldest one is dropped. */
export const mostViews = 12;

const keyOf = (owner: string) => `portal.orderViews.${owner}`;

const isView = (value: unknown): value is SavedView =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  'search' in value &&
  typeof value.name === 'string' &&
  typeof value.search === 'string';

/** Returns the views that this browser keeps for a member; none when the storage is unavailable or invalid. */
export function savedViews(owner: string): readonly SavedView[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(owner)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isView) : [];
  } catch {
    return [];
  }
}

/** Stores the views of a member; returns false when the browser refuses. */
export function storeViews(owner: string, views: readonly SavedView[]): boolean {
  try {
    localStorage.setItem(keyOf(owner), JSON.stringify(views.slice(-mostViews)));
    return true;
  } catch {
    return false;
  }
}
