import { Panel, plainList } from '@portal/shared/parts';
import { Box, EmptyState } from '@portal/shared/ui';
import type { Promotion } from './promotion';

interface FunnelProps {
  readonly promotion: Pick<Promotion, 'referred' | 'ordered' | 'paid'>;
}

/** How many referred members registered, ordered and paid, as bars below one another. */
export function FunnelPanel({ promotion: { referred, ordered, paid } }: FunnelProps) {
  const steps = [
    { label: '注册', count: referred },
    { label: '下单', count: ordered },
    { label: '付款', count: paid },
  ];
  return (
    <Panel title="推广成果">
      {referred === 0 ? (
        <EmptyState
          title="还没有客户注册"
          text="把链接或海报发到您的推广渠道，注册、下单和付款的人数会显示在这里"
        />
      ) : (
        <Box component="ol" aria-label="推广成果" sx={list}>
          {steps.map(({ label, count }) => {
            const percent = Math.round((count / referred) * 100);
            return (
              <li key={label}>
                <span>{label}</span>
                <Box sx={track}>
                  <Box sx={{ width: `${percent}%`, minWidth: 4, height: 1, bgcolor: 'primary.main' }} />
                </Box>
                <Box component="span" sx={{ textAlign: 'right' }}>
                  <strong>{count}</strong> 人 · {percent}%
                </Box>
              </li>
            );
          })}
        </Box>
      )}
    </Panel>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  gap: 1.5,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '2.5em minmax(0, 1fr) 7em',
    alignItems: 'center',
    gap: 1.5,
  },
} as const;

const track = { height: 16, borderRadius: 0.5, overflow: 'hidden', bgcolor: 'background.default' } as const;
