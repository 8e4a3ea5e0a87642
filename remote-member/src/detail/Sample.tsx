import type { Order } from '@portal/shared/contract';
import { sampleDisposals, sampleSources } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { Panel } from '../ui/Panel';

// The contract gives the keys as plain numbers.
const sources: Readonly<Record<number, string>> = sampleSources;
const disposals: Readonly<Record<number, string>> = sampleDisposals;

type Fact = readonly [label: string, value: string];

function factsOf({ sample_source, sample_disposal, pickup }: Order): Fact[] {
  const facts: Fact[] = [['样品来源', sources[sample_source] ?? '']];
  if (sample_disposal !== null) facts.push(['样品处理', disposals[sample_disposal] ?? '']);
  if (!pickup) return facts;
  facts.push(['送样方式', pickup.type === 1 ? '上门取样' : '自行送样']);
  if (pickup.type === 1) {
    facts.push(['取样时间', `${pickup.date ?? ''} ${pickup.time ?? ''}`]);
    facts.push(['联系人', `${pickup.name} ${pickup.phone}`]);
    facts.push(['取样地址', pickup.place]);
  }
  if (pickup.message) facts.push(['送样留言', pickup.message]);
  return facts;
}

/** Where the sample comes from, how it reaches the lab and what becomes of it. */
export function Sample({ order }: { readonly order: Order }) {
  return (
    <Panel title="样品与送样">
      <Box component="dl" sx={list}>
        {factsOf(order).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Panel>
  );
}

const list = {
  m: 0,
  display: 'grid',
  gap: 1,
  typography: 'body2',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  '& > div': { display: 'flex', gap: 1.5 },
  '& dt': { flex: 'none', width: 64, color: 'text.secondary' },
  '& dd': { m: 0, minWidth: 0, overflowWrap: 'anywhere' },
} as const;
