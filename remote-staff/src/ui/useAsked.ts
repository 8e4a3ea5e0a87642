import { useState } from 'react';

/** An act on a row of a list that is asked for. */
export interface Asked<Row, Act extends string> {
  readonly act: Act;
  /** The row as the list shows it now; as it was when it was asked after it has left the list. */
  readonly row: Row;
  /** True when the row has left the list, as after a colleague's act. */
  readonly gone: boolean;
  /** True while the list is asked for again. */
  readonly asking: boolean;
}

interface Answer<Row> {
  readonly data: { readonly list: readonly Row[] } | undefined;
  readonly isFetching: boolean;
}

interface UseAsked<Row, Act extends string> {
  /** Undefined while nothing is asked for. */
  readonly asked: Asked<Row, Act> | undefined;
  readonly ask: (act: Act, row: Row) => void;
  readonly close: () => void;
}

/** The act that is asked for on a row of the answer, whose dialog shows the row as it is after a refusal. */
export function useAsked<Row extends { readonly code: string }, Act extends string>({
  data,
  isFetching,
}: Answer<Row>): UseAsked<Row, Act> {
  const [asked, setAsked] = useState<{ readonly act: Act; readonly row: Row }>();
  const now = data?.list.find(({ code }) => code === asked?.row.code);
  return {
    asked: asked && { act: asked.act, row: now ?? asked.row, gone: now === undefined, asking: isFetching },
    ask: (act, row) => setAsked({ act, row }),
    close: () => setAsked(undefined),
  };
}
