import type { DeviceCard } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, Stack, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { DeviceFigures } from './DeviceFigures';
import { Discount } from './Discount';
import { Picture } from './Picture';
import { TagList } from './TagList';
import { lines, linkTile } from './tile';

/** Picture size of a card; the drawings are 3:2. */
const picture = { width: 480, height: 320 } as const;

interface ProjectCardProps {
  readonly device: DeviceCard;
  /** Name and sketch with highlighted words; default plain. */
  readonly name?: ReactNode;
  readonly sketch?: ReactNode;
  /** Buttons at the lower right, beside the link: the card is a row of full width. */
  readonly action?: ReactNode;
  /** Buttons below the figures of a card in a grid. */
  readonly foot?: ReactNode;
}

/** Card of a service: description, minimum price, turnaround, number of orders. */
export function ProjectCard({ device, name, sketch, action, foot }: ProjectCardProps) {
  const card = (
    <Box component={Link} to={paths.detail(device.rid)} sx={action ? rowFrame : frame}>
      <Box sx={action ? rowPicture : pictureFrame}>
        <Picture src={device.img} {...picture} />
      </Box>
      <Stack sx={{ flex: 1, minWidth: 0, gap: 0.75, p: 1.5 }}>
        <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
          <Typography variant="h4" component="h3" sx={{ flex: 1, minWidth: 0, ...lines(4) }}>
            {name ?? device.name}
          </Typography>
          {device.discount_label && <Discount label={device.discount_label} />}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary', ...lines(2) }}>
          {sketch ?? device.sketch}
        </Typography>
        <TagList description={device.description} most={3} />
        <Box sx={action ? roomForAction : foot ? roomForFoot : { mt: 'auto' }}>
          <DeviceFigures device={device} />
        </Box>
      </Stack>
    </Box>
  );
  if (!action && !foot) return card;
  return (
    <Box sx={{ position: 'relative', height: '100%' }}>
      {card}
      <Box sx={action ? beside : below}>{action ?? foot}</Box>
    </Box>
  );
}

/** In a list of full width: picture beside the text. */
const rowFrame = { ...linkTile, display: 'flex', height: '100%' } as const;
const rowPicture = {
  width: { xs: 120, sm: 180 },
  flex: 'none',
  p: '12px 0 12px 12px',
  '& img': { borderRadius: 0.5 },
} as const;

/** In a grid: picture above the text, on phones beside it. The whole picture is shown in both. */
const frame = { ...rowFrame, flexDirection: { xs: 'row', sm: 'column' } } as const;
const pictureFrame = {
  ...rowPicture,
  width: { xs: 120, sm: '100%' },
  p: { xs: '12px 0 12px 12px', sm: 0 },
  '& img': { borderRadius: { xs: 0.5, sm: 0 } },
} as const;

const beside = { position: 'absolute', right: 12, bottom: 10, display: 'flex', gap: 1 } as const;
const below = {
  ...beside,
  left: { xs: 132, sm: 12 },
  flexDirection: 'row-reverse',
  justifyContent: 'space-between',
} as const;

const roomForFoot = { mt: 'auto', pb: 5.5 } as const;
const roomForAction = { mt: 'auto', pr: { sm: 27 }, pb: { xs: 5, sm: 0.5 } } as const;
