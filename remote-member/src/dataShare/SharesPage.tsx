import { query } from '@portal/shared/api';
import type { DataShare } from '@portal/shared/contract';
import { ConfirmDialog, line, plainList, RoomNote, useAct } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, EmptyState, Paper, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageTitle } from '../ui/PageTitle';
import { ShareRow } from './ShareRow';

/** The member's links to files of data: who has opened how much, and their end. */
export function SharesPage() {
  const shares = useQuery(query('auth/dataShare/list', {}));
  return (
    <>
      <PageTitle>数据分享</PageTitle>
      <Paper component="section" aria-label="数据分享" sx={{ ...line, minWidth: 0 }}>
        <QueryView query={shares} loading={<SharesSkeleton />}>
          {({ list }) => (list.length === 0 ? <NoShares /> : <Shares list={list} />)}
        </QueryView>
      </Paper>
    </>
  );
}

function Shares({ list }: { readonly list: readonly DataShare[] }) {
  const [ending, setEnding] = useState<DataShare>();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending } = useAct('auth/dataShare/revoke', {
    done: '分享已撤回',
    onSettled: () => setAsking(false),
  });
  const valid = list.filter(({ state }) => state === 'open').length;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
      <RoomNote of="dataShares" count={valid} onlyNear />
      <Box component="ul" sx={plainList} aria-label="我的分享">
        {list.map((share) => (
          <ShareRow
            key={share.code}
            share={share}
            onRevoke={() => {
              setEnding(share);
              setAsking(true);
            }}
          />
        ))}
      </Box>
      <ConfirmDialog
        title="撤回分享"
        open={asking}
        confirm="撤回"
        pending={isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => ending && mutate({ code: ending.code })}
      >
        撤回后，链接立即失效，不能恢复；对方已经下载的文件不受影响。
      </ConfirmDialog>
    </Box>
  );
}

const NoShares = () => (
  <EmptyState
    title="还没有分享"
    text="在检测数据中选择文件，点“分享”生成链接；对方无需登录即可下载"
    action={
      <Button variant="outlined" component={Link} to={paths.data}>
        选择数据文件
      </Button>
    }
  />
);

const SharesSkeleton = () => (
  <Box role="status" aria-label="正在加载" sx={{ px: { xs: 2, sm: 2.5 }, py: 1 }}>
    {[0, 1, 2].map((row) => (
      <Skeleton key={row} variant="rounded" height={72} sx={{ my: 1.5 }} />
    ))}
  </Box>
);
