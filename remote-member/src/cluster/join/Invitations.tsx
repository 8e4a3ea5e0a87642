import { query } from '@portal/shared/api';
import { CutNote, Panel, plainList } from '@portal/shared/parts';
import { Box, QueryView } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { joinedPath } from '../clusterPath';
import { RequestRow } from '../RequestRow';
import { ownRequestsInput } from './ownRequestsInput';

/** The requests that wait, so that an invitation is answered at once; nothing when none waits. */
export function Invitations() {
  const requests = useQuery(query('auth/cluster/requests', { ...ownRequestsInput(1), waiting: true }));
  const waiting = requests.data?.list ?? [];
  if (waiting.length === 0 && !requests.isLoadingError) return null;
  return (
    <Panel title="待处理的申请与邀请">
      <QueryView query={requests} loading={null}>
        {(data) => (
          <>
            <Box component="ul" aria-label="待处理的申请与邀请" sx={{ ...plainList, mb: -1.5 }}>
              {waiting.map((request) => (
                <RequestRow key={request.rid} request={request} own />
              ))}
            </Box>
            <CutNote of={data} what="个待处理的申请与邀请" to={joinedPath({ tab: 'requests' })} />
          </>
        )}
      </QueryView>
    </Panel>
  );
}
