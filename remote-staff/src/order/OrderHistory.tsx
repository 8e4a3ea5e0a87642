import type { Data } from '@portal/shared/contract';
import { lineAbove, Panel, plainList, written } from '@portal/shared/parts';
import { formatInstant, orderActTable, promiseLabels } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

interface OrderHistoryProps {
  readonly order: Data<'staff/order/detail'>;
}

const actors = { member: '客户', staff: '实验室', system: '系统' } as const;

/** The promises with their clocks, and who did what when, the newest first. */
export function OrderHistory({ order }: OrderHistoryProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Panel title="承诺">
        {order.promises.length === 0 && <Box sx={{ color: 'text.secondary' }}>还没有开始计时的承诺</Box>}
        <Box component="ul" sx={plainList}>
          {order.promises.map(({ kind, due, kept, late }) => (
            <Box
              component="li"
              key={kind}
              sx={{ ...lineAbove, py: 1, fontSize: 14, color: late ? 'error.main' : 'text.primary' }}
            >
              {promiseLabels[kind]}：{formatInstant(due)} 前
              {kept ? `，${formatInstant(kept)} 完成` : late ? '，已超时' : ''}
            </Box>
          ))}
        </Box>
      </Panel>
      <Panel title="经过">
        <Box component="ol" sx={plainList}>
          {[...order.timeline].reverse().map(({ act, at, by, note }) => (
            <Box component="li" key={`${at} ${act}`} sx={{ ...lineAbove, py: 1, fontSize: 14 }}>
              <Box sx={{ display: 'flex', gap: 1 }}>
                <b>{orderActTable[act].label}</b>
                <Box sx={{ ml: 'auto', color: 'text.secondary' }}>
                  {actors[by]} {formatInstant(at)}
                </Box>
              </Box>
              {note !== '' && <Box sx={written}>{note}</Box>}
            </Box>
          ))}
        </Box>
      </Panel>
    </Box>
  );
}
