import { useMediaQuery } from '@portal/shared/ui';
import { darkInk, type Ink, screenInk } from '../plot/ink';

/** Returns the colours of a drawing on this screen. */
export function useInk(): Ink {
  return useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true }) ? darkInk : screenInk;
}
