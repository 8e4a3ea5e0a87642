import { query } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { Panel, plainList } from '@portal/shared/parts';
import { takesSigned } from '@portal/shared/rules';
import { Box, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { FileRow } from './FileRow';
import { UploadSigned } from './UploadSigned';

/** The order's files and the upload of the signed agreement. */
export function Files({ order }: { readonly order: Order }) {
  // Each change of state may add a file, so the state is part of the query key.
  const files = useQuery({
    ...query('auth/web/orderFile/list4rid', { rid: order.rid }),
    refetchInterval: takesSigned(order.state) ? 15_000 : false,
  });
  return (
    <Panel title="订单文件" aside={takesSigned(order.state) && <UploadSigned rid={order.rid} />}>
      <QueryView query={files} loading={<Skeleton variant="rounded" height={56} />}>
        {(list) =>
          list.length === 0 ? (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              协议生成后会出现在这里
            </Typography>
          ) : (
            <Box component="ul" sx={plainList}>
              {list.map((file) => (
                <FileRow key={file.rid} file={file} />
              ))}
            </Box>
          )
        }
      </QueryView>
    </Panel>
  );
}
