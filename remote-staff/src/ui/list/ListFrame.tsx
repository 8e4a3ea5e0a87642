import { LinkSwitch, SearchBar } from '@portal/shared/parts';
import { Box, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notPrinted } from '../print';
import { ListPaging } from './ListPaging';
import { type ListKind, type ListQuery, listPath } from './listQuery';

export interface ListFrameProps<Row, State extends string> {
  /** What the rows are, such as 转账. */
  readonly noun: string;
  readonly kind: ListKind<State>;
  readonly shown: ListQuery<State>;
  readonly answer: UseQueryResult<{
    readonly list: readonly Row[];
    readonly next: string | null;
    readonly total: number | null;
  }>;
  /** Name of the number by which a row is found; no search without it. */
  readonly search?: string;
  /** Returns the page of a row by its number; without it the list shows the only row. */
  readonly searchTo?: (code: string) => string;
  /** Buttons that say how the list is shown. */
  readonly tools?: ReactNode;
}

/** What is around the rows of a list: filters, search, what stands in place of rows, and the way to further pages. */
export function ListFrame<Row, State extends string>({
  noun,
  kind,
  shown,
  answer,
  search,
  searchTo = (code) => listPath(kind, kind.words ? { filter: shown.filter, code } : { code }),
  tools,
  children,
}: ListFrameProps<Row, State> & { readonly children: (rows: readonly Row[]) => ReactNode }) {
  return (
    <>
      <Box sx={{ ...notPrinted, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        {kind.filters.length > 1 && (
          <LinkSwitch
            inPanel
            label={`筛选${noun}`}
            links={kind.filters.map((filter) => ({
              label: filter.label,
              to: listPath(kind, kind.words ? { filter, code: shown.code } : { filter }),
              current: (kind.words === true || shown.code === '') && filter.key === shown.filter.key,
            }))}
          />
        )}
        {search && (
          <Box sx={{ ml: { md: 'auto' }, width: { xs: 1, sm: 'auto' }, '& form > *': { mb: 0 } }}>
            <SearchBar
              inPanel
              label={`查找${noun}`}
              field={search}
              maxLength={kind.words ? 100 : 40}
              kw={shown.code}
              to={(code) => (code === '' ? listPath(kind, { filter: shown.filter }) : searchTo(code))}
              submit="查找"
            />
          </Box>
        )}
        {tools && <Box sx={{ ml: search ? 0 : 'auto' }}>{tools}</Box>}
      </Box>
      <QueryView query={answer} loading={<Skeleton variant="rounded" height={420} />}>
        {({ list, next, total }) => (
          <Box aria-busy={answer.isPlaceholderData} sx={{ opacity: answer.isPlaceholderData ? 0.6 : 1 }}>
            {list.length === 0 ? (
              <EmptyState
                title={shown.code === '' ? `没有${shown.filter.label}的${noun}` : `没有${noun} ${shown.code}`}
              />
            ) : (
              children(list)
            )}
            <ListPaging kind={kind} shown={shown} rows={list.length} next={next} total={total} />
          </Box>
        )}
      </QueryView>
    </>
  );
}
