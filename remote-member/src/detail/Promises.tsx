import type { Order } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { Panel, plainList } from '@portal/shared/parts';
import { formatInstant, promiseLabels } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';

type Given = Order['promises'][number];

function chipOf({ kept, late }: Given): { label: string; color: 'success' | 'warning' | 'default' } {
  if (kept) return { label: late ? '已完成（超时）' : '已完成', color: late ? 'warning' : 'success' };
  return late ? { label: '已超时', color: 'warning' } : { label: '进行中', color: 'default' };
}

/** The promises of an order, each with its due time and whether it was kept. */
export function Promises({ promises }: { readonly promises: Order['promises'] }) {
  if (promises.length === 0) return null;
  return (
    <Panel title="服务承诺">
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
        {promises.map((promise) => (
          <Box
            component="li"
            key={promise.kind}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}
          >
            <Typography variant="body2" sx={{ flex: '1 1 220px' }}>
              {promiseLabels[promise.kind]}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {promise.kept ? `完成于 ${formatInstant(promise.kept)}` : `最晚 ${formatInstant(promise.due)}`}
            </Typography>
            <Chip size="small" variant="outlined" {...chipOf(promise)} />
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
