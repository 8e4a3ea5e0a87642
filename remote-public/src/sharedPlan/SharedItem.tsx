import type { PlanItem } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { Check, lineAbove, VisuallyHidden } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Money, MuiLink, Typography } from '@portal/shared/ui';
import { Picture } from '../ui/Picture';

interface SharedItemProps {
  readonly item: PlanItem;
  readonly chosen: boolean;
  readonly onChoose: (chosen: boolean) => void;
}

/** One shared service with its options and its price of today. */
export function SharedItem({ item, chosen, onChoose }: SharedItemProps) {
  const { device_rid, name, available, books_time, option_text, unit_fen, count, unit, total_fen } = item;
  return (
    <Box component="li" sx={row}>
      <Check
        aria-label={`选择${name}`}
        checked={chosen}
        disabled={!available || books_time === true}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Box sx={{ width: { xs: 56, sm: 88 } }}>
        {item.img && <Picture src={item.img} width={90} height={60} />}
      </Box>
      <Box sx={{ minWidth: 0, opacity: available ? 1 : 0.6 }}>
        {available ? (
          <MuiLink
            component={Link}
            to={paths.detailWith(item)}
            underline="hover"
            sx={{ color: 'text.primary', fontWeight: 600 }}
          >
            {name}
          </MuiLink>
        ) : (
          <>
            <strong>{name}</strong>
            <Chip size="small" color="warning" variant="outlined" label="已下架或选项已变更" sx={{ ml: 1 }} />
          </>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {option_text.join('；')}
        </Typography>
        {available && books_time && (
          <Button
            component={Link}
            to={`${paths.detail(device_rid)}#time`}
            size="small"
            sx={{ ml: -0.5, mt: 0.5 }}
          >
            选机时
            <VisuallyHidden>：{name}</VisuallyHidden>
          </Button>
        )}
      </Box>
      {available && (
        <Box sx={price}>
          <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
            <Money fen={unit_fen} /> × {count} {unit}
          </Typography>
          <Money fen={total_fen} strong />
        </Box>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto auto minmax(0, 1fr)', md: 'auto auto minmax(0, 1fr) auto' },
  columnGap: { xs: 1.5, sm: 2 },
  rowGap: 0.5,
  alignItems: { xs: 'start', md: 'center' },
  py: 1.5,
  ...lineAbove,
} as const;

const price = {
  gridColumn: { xs: '3', md: 'auto' },
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: { xs: 'baseline', md: 'end' },
  columnGap: 2,
  flexDirection: { xs: 'row', md: 'column' },
  textAlign: 'right',
  whiteSpace: 'nowrap',
} as const;
