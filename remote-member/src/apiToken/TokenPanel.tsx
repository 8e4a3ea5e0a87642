import { query } from '@portal/shared/api';
import { Panel, plainList, RoomNote, useLazyDialog } from '@portal/shared/parts';
import { roomOf } from '@portal/shared/rules';
import { Box, Button, EmptyState, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { isExpired, TokenRow } from './TokenRow';

/** The member's API tokens. A new one is offered while there are fewer valid ones than the limit. */
export function TokenPanel() {
  const tokens = useQuery(query('auth/apiToken/list', {}));
  const add = useLazyDialog('token', () => import('./TokenDialog').then((m) => m.TokenDialog), {});
  const valid = tokens.data?.filter((token) => !isExpired(token)).length ?? 0;
  return (
    <Panel
      title="接口令牌"
      aside={
        <Button
          variant="contained"
          size="small"
          disabled={!tokens.data || roomOf('apiTokens', valid).full}
          loading={add.loading}
          onClick={add.show}
          {...add.prefetchProps}
        >
          新建令牌
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        贵单位的程序凭令牌读取订单、下载数据或提交订单。请像密码一样保管，不要写入代码仓库。
      </Typography>
      <Box sx={{ mb: 1 }}>
        <RoomNote of="apiTokens" count={valid} onlyNear />
      </Box>
      <QueryView query={tokens} loading={<Skeleton variant="rounded" height={88} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="还没有接口令牌" text="新建令牌后，程序即可访问平台的接口" />
          ) : (
            <Box component="ul" aria-label="接口令牌" sx={plainList}>
              {list.map((token) => (
                <TokenRow key={token.rid} token={token} />
              ))}
            </Box>
          )
        }
      </QueryView>
      {add.dialog}
    </Panel>
  );
}
