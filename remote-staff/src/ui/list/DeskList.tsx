import { fromWidth, LinkSwitch, SearchBar } from '@portal/shared/parts';
import { Box, EmptyState, QueryView, Skeleton, useMediaQuery } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense } from 'react';
import { CodeLost } from '../CodeLost';
import type { ListColumn, ShownRow } from './column';
import { ListPaging } from './ListPaging';
import { type ListKind, type ListQuery, listPath } from './listQuery';
import { RowCards } from './RowCards';

/** The grid is large, and phones never load it. */
const RowGrid = lazy(() =>
  import('./RowGrid').then(
    (m) => ({ default: m.RowGrid }),
    () => ({ default: CodeLost }),
  ),
);

export interface DeskListProps<Row, State extends string> {
  /** What the rows are, such as 转账. */
  readonly noun: string;
  readonly kind: ListKind<State>;
  readonly shown: ListQuery<State>;
  readonly answer: UseQueryResult<{
    readonly list: readonly Row[];
    readonly next: string | null;
    readonly total: number | null;
  }>;
  readonly columns: readonly ListColumn<Row>[];
  /** The buttons of a row. */
  readonly acts: (row: Row) => ReactNode;
  readonly actsWidth: number;
  /** Returns the first act of a row, which Enter does; undefined when there is none. */
  readonly enter: (row: Row) => (() => void) | undefined;
  /** Name of the number by which a row is found; no search without it. */
  readonly search?: string;
  /** Returns the page of a row by its number; without it the list shows the only row. */
  readonly searchTo?: (code: string) => string;
}

/** A list of the desk: a grid on wide screens, cards on phones. Filter, number and page stand in the URL. */
export function DeskList<Row extends { readonly code: string }, State extends string>({
  noun,
  kind,
  shown,
  answer,
  columns,
  acts,
  actsWidth,
  enter,
  search,
  searchTo = (code) => listPath(kind, { code }),
}: DeskListProps<Row, State>) {
  const isWide = useMediaQuery(fromWidth(900));
  const draw = (row: Row): ShownRow => ({
    code: row.code,
    cells: new Map(columns.map(({ field, show }) => [field, show(row)])),
    acts: acts(row),
    enter: enter(row),
  });
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        {kind.filters.length > 1 && (
          <LinkSwitch
            inPanel
            label={`筛选${noun}`}
            links={kind.filters.map((filter) => ({
              label: filter.label,
              to: listPath(kind, { filter }),
              current: shown.code === '' && filter.key === shown.filter.key,
            }))}
          />
        )}
        {search && (
          <Box sx={{ ml: { md: 'auto' }, width: { xs: 1, sm: 'auto' }, '& form > *': { mb: 0 } }}>
            <SearchBar
              inPanel
              label={`查找${noun}`}
              field={search}
              maxLength={40}
              kw={shown.code}
              to={(code) => (code === '' ? listPath(kind, { filter: shown.filter }) : searchTo(code))}
              submit="查找"
            />
          </Box>
        )}
      </Box>
      <QueryView query={answer} loading={<Skeleton variant="rounded" height={420} />}>
        {({ list, next, total }) => (
          <Box aria-busy={answer.isPlaceholderData} sx={{ opacity: answer.isPlaceholderData ? 0.6 : 1 }}>
            {list.length === 0 && (
              <EmptyState
                title={shown.code === '' ? `没有${shown.filter.label}的${noun}` : `没有${noun} ${shown.code}`}
              />
            )}
            {list.length > 0 && !isWide && <RowCards label={noun} rows={list.map(draw)} columns={columns} />}
            {list.length > 0 && isWide && (
              <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
                <RowGrid label={noun} rows={list.map(draw)} columns={columns} actsWidth={actsWidth} />
              </Suspense>
            )}
            <ListPaging kind={kind} shown={shown} rows={list.length} next={next} total={total} />
          </Box>
        )}
      </QueryView>
    </>
  );
}
