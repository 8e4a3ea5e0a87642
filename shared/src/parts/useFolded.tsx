import { Button } from '@portal/shared/ui';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Folding<Row> {
  /** Number of rows that are shown until the member asks for all of them. */
  readonly first: number;
  /** Counter and noun, such as 个文件. */
  readonly what: string;
  /** Rows that are shown in any case, such as chosen ones. */
  readonly keep?: (row: Row) => boolean;
}

/**
 * Folds a long list: returns the rows to show, and the button that shows all of them while some are folded. It moves the
 * focus to the first row that it has shown. Paper has all rows.
 */
export function useFolded<Row>(
  rows: readonly Row[],
  { first, what, keep = () => false }: Folding<Row>,
): readonly [shown: readonly Row[], button: ReactNode] {
  const [asked, setAsked] = useState(false);
  const isLong = rows.length > first;
  const printing = usePrinting(isLong);
  const place = useRef<HTMLSpanElement>(null);
  const before = useRef<Folded>(undefined);
  useLayoutEffect(() => {
    if (asked) focusFirstNew(before.current);
    before.current = undefined;
  }, [asked]);
  const shown = asked || printing ? rows : rows.filter((row, index) => index < first || keep(row));
  const onShow = () => {
    before.current = foldedAround(place.current);
    setAsked(true);
  };
  const button = rows.length > shown.length && (
    <span ref={place}>
      <Button size="small" onClick={onShow}>
        显示全部 {rows.length} {what}
      </Button>
    </span>
  );
  return [shown, button];
}

/** A part of the page with the rows that it showed. */
interface Folded {
  readonly part: Element;
  readonly rows: ReadonlySet<Element>;
}

const rowsOf = (part: Element): readonly Element[] => [...part.querySelectorAll('li, tr, a')];

/** Returns the nearest part around the button that has rows. */
function foldedAround(button: Element | null): Folded | undefined {
  for (let part = button?.parentElement; part; part = part.parentElement) {
    const rows = rowsOf(part);
    if (rows.length > 0) return { part, rows: new Set(rows) };
  }
  return undefined;
}

/** The button that had the focus is gone: reading and the Tab key go on at the first new row. */
function focusFirstNew(folded: Folded | undefined): void {
  const row = folded && rowsOf(folded.part).find((one) => !folded.rows.has(one));
  if (!(row instanceof HTMLElement)) return;
  if (!(row instanceof HTMLAnchorElement)) row.tabIndex = -1;
  row.focus({ preventScroll: true });
}

/** Returns true while the page is printed. */
function usePrinting(isLong: boolean): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    if (!isLong) return;
    // The browser takes the page as it is when the event's listeners have returned.
    const start = () => flushSync(() => setPrinting(true));
    const end = () => setPrinting(false);
    addEventListener('beforeprint', start);
    addEventListener('afterprint', end);
    return () => {
      removeEventListener('beforeprint', start);
      removeEventListener('afterprint', end);
    };
  }, [isLong]);
  return printing;
}
