import { Box } from '@portal/shared/ui';
import { memo, type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Check } from './Check';
import { tableStyle } from './dataTableStyle';
import { FilterLink } from './FilterLink';
import { VisuallyHidden } from './VisuallyHidden';

export interface Column<Row> {
  readonly label: string;
  readonly cell: (row: Row) => ReactNode;
  /** True for amounts and counts: aligned to the right, in tabular figures. */
  readonly numeric?: boolean;
  /** True for the column that takes the remaining width; its text wraps. */
  readonly wide?: boolean;
  /** True for the buttons of a row: aligned to the right; its label is shown to screen readers only. */
  readonly acts?: boolean;
  /** URL that sorts by this column, and the direction in which the rows are sorted by it now. */
  readonly sort?: { readonly to: string; readonly direction?: 'ascending' | 'descending' | undefined };
}

/** Choice of rows, for an act on several of them. */
export interface RowChoice<Row> {
  /** Keys of the chosen rows. */
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
  /** Name of a row for screen readers. */
  readonly nameOf: (row: Row) => string;
  /** Most rows that can be chosen; the boxes of others are disabled then. */
  readonly most?: number;
  /** Returns whether a row can be chosen; all can by default. */
  readonly may?: (row: Row) => boolean;
}

interface DataTableProps<Row> {
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Adds a box to each row, and one to the head for all of them. */
  readonly choice?: RowChoice<Row>;
}

/**
 * A table of records. On phones each row is a card in which every value has its label. The roles are written out,
 * because a table that is not displayed as one loses them. A cell is rendered again only when its row or its column
 * is another object, so choosing rows or columns renders no other cells.
 */
export function DataTable<Row extends object>({ label, columns, rows, keyOf, choice }: DataTableProps<Row>) {
  const toggle = useToggle(choice);
  const [cellsOf] = useState(cellCache<Row>);
  const full = choice !== undefined && choice.chosen.size >= (choice.most ?? Number.POSITIVE_INFINITY);
  return (
    <Box component="table" role="table" aria-label={label} sx={tableStyle}>
      <Box component="thead" role="rowgroup">
        <Box component="tr" role="row">
          {choice && <ChooseAll keys={rows.filter(choice.may ?? (() => true)).map(keyOf)} choice={choice} />}
          {columns.map((column) => (
            <Head key={column.label} column={column} />
          ))}
        </Box>
      </Box>
      <Box component="tbody" role="rowgroup">
        {rows.map((row) => {
          const key = keyOf(row);
          const checked = choice?.chosen.has(key) ?? false;
          return (
            <TableRow
              key={key}
              of={key}
              name={choice?.nameOf(row)}
              checked={checked}
              disabled={!checked && (full || choice?.may?.(row) === false)}
              onToggle={toggle}
              cells={cellsOf(columns, row)}
            />
          );
        })}
      </Box>
    </Box>
  );
}

/** Returns a function that adds a row to the choice or removes it; it is the same function in all renders. */
function useToggle(choice: ChooseProps['choice'] | undefined): (key: string) => void {
  const latest = useRef(choice);
  useLayoutEffect(() => {
    latest.current = choice;
  });
  return useCallback((key) => {
    const next = new Set(latest.current?.chosen);
    if (!next.delete(key)) next.add(key);
    latest.current?.onChange(next);
  }, []);
}

/**
 * Returns a function that makes the cells of a row. It returns the same elements for the same objects, which React does not
 * render again.
 */
function cellCache<Row extends object>(): (columns: readonly Column<Row>[], row: Row) => ReactNode {
  const cellOf = keptFor((column: Column<Row>, row: Row) => (
    <Cell key={column.label} column={column} row={row} />
  ));
  return keptFor((columns: readonly Column<Row>[], row: Row) => (
    <>{columns.map((column) => cellOf(column, row))}</>
  ));
}

/** Returns a function that makes an element once for each pair of objects. */
function keptFor<A extends object, B extends object>(make: (a: A, b: B) => ReactNode) {
  const made = new WeakMap<A, WeakMap<B, ReactNode>>();
  return (a: A, b: B): ReactNode => {
    const of = made.get(a) ?? new WeakMap<B, ReactNode>();
    made.set(a, of);
    if (!of.has(b)) of.set(b, make(a, b));
    return of.get(b);
  };
}

function Cell<Row>({ column, row }: { readonly column: Column<Row>; readonly row: Row }) {
  const value = column.cell(row);
  return (
    <td
      // biome-ignore lint/a11y/noRedundantRoles: on phones a cell is displayed as a grid
      role="cell"
      className={classOf(column)}
      data-label={column.acts ? undefined : column.label}
      data-empty={value === '—' || value === '' || undefined}
    >
      <div>{value}</div>
    </td>
  );
}

/** Returns the classes by which the table's style finds the cells of a column. */
const classOf = <Row,>({ numeric, wide, acts }: Column<Row>): string =>
  [numeric && 'numeric', wide && 'wide', acts && 'acts'].filter(Boolean).join(' ');

function Head<Row>({ column }: { readonly column: Column<Row> }) {
  const { label, sort, acts = false } = column;
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: the head keeps its role on phones
      role="columnheader"
      scope="col"
      aria-sort={sort?.direction}
      className={classOf(column)}
    >
      {acts && <VisuallyHidden>{label}</VisuallyHidden>}
      {!acts && (sort ? <SortLink label={label} sort={sort} /> : label)}
    </th>
  );
}

const arrows = { ascending: '↑', descending: '↓' } as const;

function SortLink({
  label,
  sort,
}: {
  readonly label: string;
  readonly sort: NonNullable<Column<never>['sort']>;
}) {
  const { to, direction } = sort;
  return (
    <FilterLink to={to} aria-label={`按${label}排序`}>
      {label}
      <span aria-hidden="true">{direction ? ` ${arrows[direction]}` : ' ↕'}</span>
    </FilterLink>
  );
}

interface ChooseProps {
  readonly choice: Pick<RowChoice<never>, 'chosen' | 'onChange' | 'most'>;
}

/**
 * Chooses all rows of the table, the first ones when not all can be chosen, or none of them. What is chosen and not in the
 * table, because its page was dropped, stays chosen.
 */
function ChooseAll({
  keys,
  choice: { chosen, onChange, most = Number.POSITIVE_INFINITY },
}: ChooseProps & { readonly keys: readonly string[] }) {
  const count = keys.filter((key) => chosen.has(key)).length;
  const others = [...chosen].filter((key) => !keys.includes(key));
  const all = count > 0 && (count === keys.length || chosen.size >= most);
  return (
    <Box component="th" role="columnheader" className="choice">
      <Check
        aria-label="选择全部"
        checked={all}
        onChange={() => onChange(new Set(all ? others : [...new Set([...chosen, ...keys])].slice(0, most)))}
      />
    </Box>
  );
}

interface TableRowProps {
  readonly of: string;
  /** Name of the row's box; without it the row has none. */
  readonly name: string | undefined;
  readonly checked: boolean;
  readonly disabled: boolean;
  readonly onToggle: (key: string) => void;
  readonly cells: ReactNode;
}

/** One row, with the box that chooses it. */
const TableRow = memo(function TableRow({ of, name, checked, disabled, onToggle, cells }: TableRowProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: on phones a row is displayed as a block
    <tr role="row">
      {name !== undefined && (
        // biome-ignore lint/a11y/noRedundantRoles: on phones a cell is displayed as a grid
        <td role="cell" className="choice">
          <Check
            aria-label={`选择${name}`}
            checked={checked}
            disabled={disabled}
            onChange={() => onToggle(of)}
          />
        </td>
      )}
      {cells}
    </tr>
  );
});
