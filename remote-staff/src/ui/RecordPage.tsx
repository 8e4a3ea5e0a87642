import { useTitle } from '@portal/shared/portal';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BackLink } from './BackLink';

interface RecordPageProps<Shown> {
  /** The list to which the way back leads. */
  readonly list: { readonly path: string };
  readonly listName: string;
  readonly code: string;
  /** Returns how the record is called; its number by default. */
  readonly nameOf?: (shown: Shown) => string;
  readonly record: UseQueryResult<Shown>;
  /** State and acts, beside the number. */
  readonly beside: (shown: Shown) => ReactNode;
  readonly children: (shown: Shown) => ReactNode;
}

/** The page of a record: the way back to its list, its number or name with its state, and what is known of it. */
export function RecordPage<Shown extends { readonly code: string }>({
  list,
  listName,
  code,
  nameOf = (shown) => shown.code,
  record,
  beside,
  children,
}: RecordPageProps<Shown>) {
  useTitle(record.data ? nameOf(record.data) : code);
  return (
    <>
      <BackLink to={list.path}>{listName}</BackLink>
      <QueryView query={record} loading={<Skeleton variant="rounded" height={420} />}>
        {(shown) => (
          <>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 2 }}>
              <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
                {nameOf(shown)}
              </Typography>
              {beside(shown)}
            </Box>
            {children(shown)}
          </>
        )}
      </QueryView>
    </>
  );
}
