import type { ReactNode } from 'react';

/** One chapter of a long page. */
export interface Chapter {
  /** Unique on the page; also the URL hash. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** Path data of an icon (view box 24 × 24): the chapter is a stop of the page's way. */
  readonly icon?: string;
  /** True when it stands beside its neighbour on wide screens. */
  readonly half?: boolean;
}
