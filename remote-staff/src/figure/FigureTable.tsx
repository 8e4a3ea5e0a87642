import { type Column, DataTable, useFolded } from '@portal/shared/parts';

interface FigureTableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
}

/** The table of a part of the figures, folded to its first rows: on phones each is a card. */
export function FigureTable<Row extends object>({ rows, ...table }: FigureTableProps<Row>) {
  const [shown, showAll] = useFolded(rows, { first: 8, what: '行' });
  return (
    <>
      <DataTable {...table} rows={shown} />
      {showAll}
    </>
  );
}
