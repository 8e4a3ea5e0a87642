import type { Device } from '@portal/shared/contract';
import { Fact, FactList } from '@portal/shared/parts';
import { hourUnit, periodText } from '@portal/shared/rules';
import { Box, MuiLink, Typography } from '@portal/shared/ui';
import { Discount } from '../ui/Discount';
import { useFollowAnchor } from '../ui/static/useFollowAnchor';
import { TagList } from '../ui/TagList';
import { tile } from '../ui/tile';

/** Name of a service with its discount. */
export function Heading({ device }: { readonly device: Device }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5 }}>
      <Typography variant="h1" sx={{ fontSize: { xs: '1.25rem', md: '1.375rem' } }}>
        {device.name}
      </Typography>
      {device.discount_label && <Discount label={device.discount_label} />}
    </Box>
  );
}

/** What a service is for, and its main facts. */
export function Summary({ device }: { readonly device: Device }) {
  const follow = useFollowAnchor();
  return (
    <Box sx={{ ...tile, p: { xs: 2, md: 3 }, fontSize: '0.875rem' }}>
      <TagList description={device.description} />
      <Typography sx={{ my: 1.5 }}>{device.sketch}</Typography>
      <FactList columns={2}>
        <Fact term="检测周期">
          {device.unit === hourUnit
            ? '机时结束时带走数据'
            : periodText(device.turnaround_days, device.needs_sample)}
        </Fact>
        <Fact term="累计下单">{device.order > 0 ? `${device.order} 已下单` : undefined}</Fact>
        {device.evaluation.average !== null && (
          <Fact term="用户评价">
            <MuiLink href="#evaluation" onClick={(event) => follow(event, 'evaluation')}>
              {device.evaluation.average.toFixed(1)} 分（{device.evaluation.count} 条）
            </MuiLink>
          </Fact>
        )}
        <Fact term="样品状态">{device.sample_states.join('、')}</Fact>
        <Fact term="使用仪器">{device.instrument}</Fact>
      </FactList>
    </Box>
  );
}
