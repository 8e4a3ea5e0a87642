import type { KeptView, SavedView } from '@portal/shared/contract';

/** What became of keeping: kept, or not because something else had been kept meanwhile, which is `view`. */
export interface KeepAnswer {
  readonly kept: boolean;
  readonly view: SavedView;
}

/** Where settings and annotations are kept with a file. */
export interface Keeping {
  readonly read: (rid: string, signal: AbortSignal) => Promise<SavedView>;
  /** Keeps this, or nothing, instead of what was seen; missing for who only looks. */
  readonly save?: (rid: string, kept: KeptView | null, etag: string | undefined) => Promise<KeepAnswer>;
}
