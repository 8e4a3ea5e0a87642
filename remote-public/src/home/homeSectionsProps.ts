import type { Home } from '@portal/shared/contract';

/** Props of the sections below the banner. */
export interface HomeSectionsProps {
  readonly home: Home;
  /** Fetches the data of the page again. */
  readonly onRetry: () => Promise<unknown>;
}
