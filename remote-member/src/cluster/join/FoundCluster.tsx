import { lineAbove, useLazyDialog, written } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { Box, Button, Typography } from '@portal/shared/ui';
import { clusterPath, joinedPath } from '../clusterPath';
import type { FoundClusterRow } from './foundClusterRow';

const loadDialog = () => import('./ApplyDialog').then((m) => m.ApplyDialog);

/** A group that a search has found, and the step that leads into it. */
export function FoundCluster({ cluster }: { readonly cluster: FoundClusterRow }) {
  const { name, code, intro, owner, members } = cluster;
  return (
    <Box component="li" aria-label={name} sx={row}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        {intro && (
          <Typography variant="body2" sx={written}>
            {intro}
          </Typography>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {code} · 群主 {owner} · {members} 人
        </Typography>
      </Box>
      <Next cluster={cluster} />
    </Box>
  );
}

function Next({ cluster }: { readonly cluster: FoundClusterRow }) {
  const { rid, name, state } = cluster;
  const { show, prefetchProps, loading, dialog } = useLazyDialog('cluster apply', loadDialog, { cluster });
  if (state === 'member')
    return (
      <Button
        size="small"
        component={Link}
        to={clusterPath({ rid, role: 'member' })}
        aria-label={`进入社群：${name}`}
      >
        已加入，进入社群
      </Button>
    );
  return (
    <>
      {state === 'waiting' ? (
        <Button
          size="small"
          component={Link}
          to={joinedPath({ tab: 'requests' })}
          aria-label={`待处理：${name}`}
        >
          待处理，查看
        </Button>
      ) : (
        <Button
          size="small"
          variant="contained"
          {...prefetchProps}
          loading={loading}
          onClick={show}
          aria-label={`申请加入：${name}`}
        >
          申请加入
        </Button>
      )}
      {dialog}
    </>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1.5,
  py: 1.5,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
