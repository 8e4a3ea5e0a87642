import type { ReactNode } from 'react';

/** One chapter of a long page. */
export interface Chapter {
  /** Unique on the page; also the URL hash. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
}
