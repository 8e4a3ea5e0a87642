import type { Device } from '@portal/shared/contract';
import { Fact, FactList, lineAbove } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import { Discount } from '../ui/Discount';
import { TagList } from '../ui/TagList';

/** Name, tags and main facts of a service: turnaround, instrument, number of orders. */
export function Summary({ device }: { readonly device: Device }) {
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
      <Box sx={{ mt: 2, pt: 2, ...lineAbove, fontSize: '0.875rem' }}>
        <FactList>
          <Fact term="检测周期">{device.turnaround_days} 个工作日</Fact>
          <Fact term="样品状态">{device.sample_states.join('、')}</Fact>
          <Fact term="使用仪器">{device.instrument}</Fact>
          <Fact term="累计下单">{device.order} 已下单</Fact>
        </FactList>
      </Box>
    </>
  );
}
