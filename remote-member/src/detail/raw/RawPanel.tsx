import type { Order } from '@portal/shared/contract';
import { fileSize, LazyPart, Panel, plainList, useScrollToHash } from '@portal/shared/parts';
import { Box, Skeleton, Typography } from '@portal/shared/ui';
import { FileRow } from '../FileRow';
import { useOrderFiles } from '../useOrderFiles';
import { DeleteRaw } from './DeleteRaw';

/** The member's data of a data analysis, and its upload until the test begins. */
export function RawPanel({ order }: { readonly order: Order }) {
  const files = useOrderFiles(order).data;
  useScrollToHash('raw', files !== undefined);
  const raw = (files ?? []).filter(({ kind }) => kind === 'raw');
  if (!order.takes_raw && raw.length === 0) return null;
  const bytes = raw.reduce((sum, { size }) => sum + size, 0);
  return (
    <div id="raw">
      <Panel title="待分析数据">
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {files && raw.length === 0 && order.takes_raw && '还没有数据，请上传要分析的文件。'}
          {raw.length > 0 && `共 ${raw.length} 个文件，${fileSize(bytes)}。`}
          {order.takes_raw
            ? '检测开始前可以补充和删除，开始后不能再更改。'
            : '检测已开始，数据不能再更改；需要更换请联系客户经理。'}
        </Typography>
        {raw.length > 0 && (
          <Box component="ul" aria-label="待分析数据" sx={{ ...plainList, mb: order.takes_raw ? 2 : 0 }}>
            {raw.map((file) => (
              <FileRow
                key={file.rid}
                file={file}
                order={order.rid}
                aside={file.can.includes('delete') && <DeleteRaw file={file} />}
              />
            ))}
          </Box>
        )}
        {order.takes_raw && files && (
          <LazyPart
            name="raw data of an order"
            load={() => import('./RawUploads').then((m) => m.RawUploads)}
            props={{ rid: order.rid, count: raw.length, bytes }}
            loading={<Skeleton variant="rounded" height={72} />}
          />
        )}
      </Panel>
    </div>
  );
}
