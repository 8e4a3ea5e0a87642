import { query } from '@portal/shared/api';
import { Panel } from '@portal/shared/parts';
import { Box, EmptyState, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { askAgain } from '../../ui/useCounts';
import { AdminHead } from '../AdminHead';
import { Channels } from './Channels';
import { Jobs } from './Jobs';
import { Releases } from './Releases';
import { SendingTable } from './SendingTable';

/** What the portal sends to others and could not deliver, its background jobs, and the releases of its areas. */
export function SendingPage() {
  const answer = useQuery({
    ...query('staff/sending/list', {}),
    placeholderData: keepPreviousData,
    refetchInterval: askAgain,
  });
  return (
    <>
      <AdminHead />
      <QueryView query={answer} loading={<Skeleton variant="rounded" height={320} />}>
        {({ channels, list }) => (
          <>
            <Channels channels={channels} />
            <Panel title="失败的发送">
              {list.length === 0 ? <EmptyState title="没有失败的发送" /> : <SendingTable rows={list} />}
            </Panel>
          </>
        )}
      </QueryView>
      <Box sx={columns}>
        <Jobs />
        <Releases />
      </Box>
    </>
  );
}

const columns = {
  display: 'grid',
  gap: 3,
  mt: 4,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
} as const;
