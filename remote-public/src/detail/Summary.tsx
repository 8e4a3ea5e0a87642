import type { Device } from '@portal/shared/contract';
import { Box, Typography } from '@portal/shared/ui';
import { Discount } from '../ui/Discount';
import { TagList } from '../ui/TagList';

/** Name, tags and the facts that decide: time, instrument, how many have ordered. */
export function Summary({ device }: { readonly device: Device }) {
  const facts = [
    ['检测周期', `${device.turnaround_days} 个工作日`],
    ['样品状态', device.sample_states.join('、')],
    ['使用仪器', device.instrument],
    ['累计下单', `${device.order} 已下单`],
  ].filter(([, value]) => value !== '');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1.5, mb: 1 }}>
        <Typography variant="h1" sx={{ fontSize: { xs: '1.375rem', md: '1.75rem' } }}>
          {device.name}
        </Typography>
        {device.discount_label && <Discount label={device.discount_label} />}
      </Box>
      <TagList description={device.description} />
      <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{device.sketch}</Typography>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'max-content minmax(0, 1fr)',
          columnGap: 2,
          rowGap: 0.5,
          m: 0,
          mt: 2,
          pt: 2,
          borderTop: 1,
          borderColor: 'divider',
          fontSize: '0.875rem',
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0 },
        }}
      >
        {facts.map(([term, value]) => (
          <Box key={term} sx={{ display: 'contents' }}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}
