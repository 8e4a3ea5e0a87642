import { query } from '@portal/shared/api';
import { Panel, plainList } from '@portal/shared/parts';
import { Box, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { RequestRow } from '../RequestRow';
import { ownRequestsInput } from './ownRequestsInput';

/** The requests that wait, so that an invitation is answered at once; nothing when none waits. */
export function Invitations() {
  const requests = useQuery(query('auth/cluster/requests', ownRequestsInput(1)));
  const waiting = requests.data?.list.filter(({ state }) => state === 'waiting') ?? [];
  if (waiting.length === 0 && !requests.isLoadingError) return null;
  return (
    <Panel title="待处理的申请与邀请">
      <QueryView query={requests} loading={null}>
        {() => (
          <Box component="ul" aria-label="待处理的申请与邀请" sx={{ ...plainList, mb: -1.5 }}>
            {waiting.map((request) => (
              <RequestRow key={request.rid} request={request} own />
            ))}
          </Box>
        )}
      </QueryView>
    </Panel>
  );
}
