import { Button } from '@portal/shared/ui';
import { type ReactNode, useState } from 'react';

interface Folding {
  /** Number of rows that are shown until the member asks for all of them. */
  readonly first: number;
  /** Counter and noun, such as 个文件. */
  readonly what: string;
}

/** Folds a long list: returns the rows to show, and the button that shows all of them while some are folded. */
export function useFolded<Row>(
  rows: readonly Row[],
  { first, what }: Folding,
): readonly [shown: readonly Row[], button: ReactNode] {
  const [all, setAll] = useState(false);
  const shown = all ? rows : rows.slice(0, first);
  const button = rows.length > shown.length && (
    <Button size="small" onClick={() => setAll(true)}>
      显示全部 {rows.length} {what}
    </Button>
  );
  return [shown, button];
}
