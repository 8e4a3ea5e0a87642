import { Panel } from '@portal/shared/parts';
import { Box, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

interface FigurePanelProps<Answer> {
  readonly title: string;
  readonly query: UseQueryResult<Answer>;
  /** Returns why there is nothing to show; undefined when there is. */
  readonly empty: (answer: Answer) => string | undefined;
  /** Returns what the figures say, in one sentence. */
  readonly reading: (answer: Answer) => string;
  readonly chart: (answer: Answer) => ReactNode;
  readonly table: (answer: Answer) => ReactNode;
}

/** A part of the figures: one sentence, a small chart, and the table with the same figures, below it on phones. */
export function FigurePanel<Answer>({
  title,
  query,
  empty,
  reading,
  chart,
  table,
}: FigurePanelProps<Answer>) {
  return (
    <Panel title={title}>
      <QueryView query={query} loading={<Skeleton variant="rounded" height={240} />}>
        {(answer) => {
          const nothing = empty(answer);
          if (nothing !== undefined) return <EmptyState title={nothing} />;
          return (
            <>
              <Box component="p" sx={{ m: 0, mb: 2 }}>
                {reading(answer)}
              </Box>
              <Box sx={columns}>
                {chart(answer)}
                <Box sx={{ minWidth: 0 }}>{table(answer)}</Box>
              </Box>
            </>
          );
        }}
      </QueryView>
    </Panel>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
} as const;
