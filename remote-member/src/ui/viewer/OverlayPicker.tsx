import { query } from '@portal/shared/api';
import type { OrderFile, OrderRow } from '@portal/shared/contract';
import { line, plainList } from '@portal/shared/parts';
import { isPhoto, isViewable } from '@portal/shared/rules';
import { Box, Button, QueryView, SearchField, Skeleton } from '@portal/shared/ui';
import { mostFiles, type OverlaysProps } from '@portal/shared/viewer';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Orders that are listed at once; more are found by words. */
const listed = 10;

/** States in which members have their data. */
const delivered = ['delivered', 'billed', 'disputed', 'unpaid', 'paid', 'closed'] as const;

/** Files that lie over the opened one, and a list of the member's orders to take more from. */
export function OverlayPicker({ overlay, opened }: OverlaysProps) {
  const [open, setOpen] = useState(false);
  const full = overlay.files.length + 1 >= mostFiles;
  return (
    <Box
      component="section"
      aria-label="叠加"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        minWidth: 0,
        typography: 'body2',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" color="inherit" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? '收起文件列表' : '叠加其他文件'}
        </Button>
        {overlay.files.map(({ rid, name }) => (
          <Button
            key={rid}
            color="inherit"
            aria-label={`移除${name}`}
            onClick={() => overlay.remove(rid)}
            sx={{ maxWidth: '100%' }}
          >
            <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
              {name}
            </Box>
            <Box component="span" aria-hidden sx={{ ml: 1 }}>
              ✕
            </Box>
          </Button>
        ))}
      </Box>
      <Box
        role="status"
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, overflowWrap: 'anywhere' }}
      >
        {overlay.said && `${overlay.said.name}：${overlay.said.text}`}
        {overlay.said?.take && (
          <Button size="small" variant="outlined" onClick={overlay.said.take}>
            仍然叠加
          </Button>
        )}
      </Box>
      {open &&
        (full ? (
          <Box>最多叠加 {mostFiles} 个文件，请先移除</Box>
        ) : (
          <Orders overlay={overlay} opened={opened} />
        ))}
    </Box>
  );
}

function Orders({ overlay, opened }: OverlaysProps) {
  const [kw, setKw] = useState('');
  const orders = useQuery(
    query('auth/web/order/list4person', { kw, states: [...delivered], page: 1, size: listed }),
  );
  return (
    <Box sx={frame}>
      <Box
        component="form"
        role="search"
        onSubmit={(event) => {
          event.preventDefault();
          setKw(`${new FormData(event.currentTarget).get('kw') ?? ''}`.trim());
        }}
      >
        <SearchField
          aria-label="搜索我的订单"
          name="kw"
          placeholder="订单号、服务或样品"
          button
          maxLength={100}
        />
      </Box>
      <QueryView query={orders} loading={<Skeleton variant="rounded" height={120} />}>
        {({ list, total }) => (
          <>
            {list.length === 0 && <Box>没有已交付数据的订单</Box>}
            <Box component="ul" sx={plainList}>
              {list.map((order) => (
                <li key={order.rid}>
                  <OrderFiles order={order} overlay={overlay} opened={opened} />
                </li>
              ))}
            </Box>
            {total > list.length && (
              <Box sx={{ color: 'text.secondary' }}>
                共 {total} 个订单，显示最新 {list.length} 个，可搜索其他订单
              </Box>
            )}
          </>
        )}
      </QueryView>
    </Box>
  );
}

interface OrderFilesProps extends OverlaysProps {
  readonly order: OrderRow;
}

function OrderFiles({ order, overlay, opened }: OrderFilesProps) {
  const [open, setOpen] = useState(false);
  const files = useQuery({ ...query('auth/web/orderFile/list4rid', { rid: order.rid }), enabled: open });
  const fits = ({ rid, kind, name }: OrderFile) =>
    kind === 'data' &&
    rid !== opened &&
    isViewable(name) &&
    !isPhoto(name) &&
    overlay.files.every((one) => one.rid !== rid);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Box
        component="summary"
        sx={{
          cursor: 'pointer',
          minHeight: 44,
          lineHeight: '2.75rem',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {order.code} {order.items.map(({ name }) => name).join('、')}
      </Box>
      {open && (
        <QueryView query={files} loading={<Skeleton variant="rounded" height={40} />}>
          {(all) => (
            <Box component="ul" sx={{ ...plainList, pl: 2 }}>
              {all.filter(fits).length === 0 && <li>没有可以叠加的文件</li>}
              {all.filter(fits).map((file) => (
                <li key={file.rid}>
                  <Button
                    color="inherit"
                    aria-label={`叠加${file.name}`}
                    onClick={() => void overlay.add(file)}
                    sx={{ textAlign: 'left', overflowWrap: 'anywhere' }}
                  >
                    ＋ {file.name}
                  </Button>
                </li>
              ))}
            </Box>
          )}
        </QueryView>
      )}
    </details>
  );
}

const frame = {
  ...line,
  borderRadius: 1,
  p: 1.5,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
} as const;
