import type { DeviceCard } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, Money, Stack, Typography } from '@portal/shared/ui';
import { Discount } from './Discount';
import { Picture } from './Picture';
import { TagList } from './TagList';
import { lines, linkTile } from './tile';

/** Picture size of a card; the drawings are 3:2. */
const picture = { width: 480, height: 320 } as const;

/** Card of a service: description, minimum price, turnaround, number of orders. */
export function ProjectCard({ device }: { readonly device: DeviceCard }) {
  return (
    <Box component={Link} to={paths.detail(device.rid)} sx={{ ...linkTile, display: 'flex', height: '100%' }}>
      <Box sx={{ width: { xs: 104, sm: 120 }, flex: 'none', '& img': { height: '100%' } }}>
        <Picture src={device.img} {...picture} />
      </Box>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.75, p: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Typography variant="h4" component="h3" sx={{ flex: 1, minWidth: 0, ...lines(2) }}>
            {device.name}
          </Typography>
          {device.discount_label && <Discount label={device.discount_label} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...lines(2) }}>
          {device.sketch}
        </Typography>
        <TagList description={device.description} most={3} />
        <CardFigures device={device} />
      </Stack>
    </Box>
  );
}

function CardFigures({ device }: { readonly device: DeviceCard }) {
  return (
    <Box
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mt: 'auto', pt: 0.5 }}
    >
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        <Box component="span" sx={{ fontSize: '1rem' }}>
          <Money fen={device.price_fen} strong />
        </Box>{' '}
        起/{device.unit}
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {device.turnaround_days} 个工作日
      </Box>
      <Box component="span" sx={{ fontSize: '0.8125rem', color: 'text.secondary', ml: 'auto' }}>
        {device.order} 已下单
      </Box>
    </Box>
  );
}
