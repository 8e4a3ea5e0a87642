import { useDeferredValue } from 'react';

/** Rows of a grid that fill a screen. */
const screenful = 15;

/** Returns the rows of a list: at first those of the first screen, so that it is seen sooner, and the others right afterwards. */
export const useFirstRows = <Row>(rows: readonly Row[]): readonly Row[] =>
  useDeferredValue(rows, rows.slice(0, screenful));
