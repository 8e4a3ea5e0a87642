import { query } from '@portal/shared/api';
import type { Input } from '@portal/shared/contract';
import { PagedView, Panel, plainList } from '@portal/shared/parts';
import { Box, EmptyState, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RequestRow } from './RequestRow';

interface RequestListProps {
  readonly input: Input<'auth/cluster/requests'> & { readonly page: number; readonly size: number };
  readonly to: (page: number) => string;
  /** Shown above the list. */
  readonly note?: ReactNode;
  /** Explains the empty list. */
  readonly empty: string;
  /** The button of the empty list. */
  readonly start?: ReactNode;
}

/** A page of requests, those that wait first: of a group, or the member's own when the input names no group. */
export function RequestList({ input, to, note, empty, start }: RequestListProps) {
  const requests = useQuery({ ...query('auth/cluster/requests', input), placeholderData: keepPreviousData });
  return (
    <Panel title="申请与邀请">
      {note}
      <PagedView
        query={requests}
        input={input}
        to={to}
        loading={<Skeleton variant="rounded" height={160} />}
        empty={<EmptyState title="没有申请与邀请" text={empty} action={start} />}
      >
        {(list) => (
          <Box component="ul" aria-label="申请与邀请" sx={plainList}>
            {list.map((request) => (
              <RequestRow key={request.rid} request={request} own={input.rid === undefined} />
            ))}
          </Box>
        )}
      </PagedView>
    </Panel>
  );
}
