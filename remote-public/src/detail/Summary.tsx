import type { Device } from '@portal/shared/contract';
import { Fact, FactList } from '@portal/shared/parts';
import { booksTime } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { Discount } from '../ui/Discount';
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

/** What a service is for, and the facts that the buying column does not give. */
export function Summary({ device }: { readonly device: Device }) {
  return (
    <Box sx={{ ...tile, p: { xs: 2, md: 3 }, fontSize: '0.875rem' }}>
      <TagList description={device.description} />
      <Typography sx={{ my: 1.5 }}>{device.sketch}</Typography>
      <FactList columns={2}>
        <Fact term="样品状态">{device.sample_states.join('、')}</Fact>
        <Fact term="使用仪器">{device.instrument}</Fact>
        <Fact term="实验数据">{booksTime(device) ? '机时结束时带走' : undefined}</Fact>
      </FactList>
    </Box>
  );
}
