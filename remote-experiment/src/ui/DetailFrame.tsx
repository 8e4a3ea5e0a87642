import { Trail } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Button, EmptyState, FailureGroup, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { AreaPage } from './AreaPage';
import { AreaTabs } from './AreaTabs';

interface DetailFrameProps<Data> {
  /** The list that the page belongs to. */
  readonly list: { readonly name: string; readonly to: string };
  /** Last step of the breadcrumb. */
  readonly here: string;
  readonly query: UseQueryResult<Data>;
  /** Shown when there is no such object, or it belongs to another member; undefined while that is not known. */
  readonly unknown: { readonly noun: string; readonly title: string; readonly text?: string } | undefined;
  /** Height of the content below the state, for the placeholder. */
  readonly height: number;
  readonly children: (data: Data) => ReactNode;
}

/** Page of one object of a list of this area: breadcrumb, tabs, and the object when it is loaded. */
export function DetailFrame<Data>({ list, here, query, unknown, height, children }: DetailFrameProps<Data>) {
  return (
    <AreaPage>
      <Trail steps={[list]} here={here} />
      <AreaTabs />
      {unknown ? (
        <>
          <Typography variant="h1">没有找到这{unknown.noun}</Typography>
          <EmptyState
            title={unknown.title}
            {...(unknown.text && { text: unknown.text })}
            action={
              <Button variant="contained" component={Link} to={list.to}>
                {list.name}
              </Button>
            }
          />
        </>
      ) : (
        <FailureGroup>
          <QueryView query={query} loading={<DetailSkeleton height={height} />}>
            {children}
          </QueryView>
        </FailureGroup>
      )}
    </AreaPage>
  );
}

const DetailSkeleton = ({ height }: { readonly height: number }) => (
  <Box role="status" aria-label="正在加载" sx={{ display: 'grid', gap: 2 }}>
    <Skeleton variant="text" width={260} height={40} />
    <Skeleton variant="rounded" height={80} />
    <Skeleton variant="rounded" height={height} />
  </Box>
);
