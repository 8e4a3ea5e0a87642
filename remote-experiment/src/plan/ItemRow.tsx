import type { PlanItem } from '@portal/shared/contract';
import { Check, CountStepper, lineAbove } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, Chip, Icon, IconButton, icons, Money, MuiLink, Typography } from '@portal/shared/ui';
import { ItemPicture } from '../ui/ItemPicture';

interface ItemRowProps {
  readonly item: PlanItem;
  readonly selected: boolean;
  readonly onSelect: (selected: boolean) => void;
  readonly onCount: (count: number) => void;
  readonly onRemove: () => void;
  /** Opens the choice of options. */
  readonly onOptions: () => void;
  /** Saves the item for later. */
  readonly onSave: () => void;
}

/** One item of the plan. An item that is no longer offered stays visible: its options are changed, or it is removed. */
export function ItemRow(props: ItemRowProps) {
  const { item, selected, onSelect, onCount, onRemove } = props;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ gridArea: 'check' }}>
        <Check
          aria-label={`选择${item.name}`}
          checked={selected}
          disabled={!item.available}
          onChange={(event) => onSelect(event.target.checked)}
        />
      </Box>
      <Box
        sx={{
          gridArea: 'about',
          display: 'flex',
          gap: { xs: 1, sm: 2 },
          minWidth: 0,
        }}
      >
        <ItemPicture src={item.img} width={{ xs: 56, sm: 88 }} />
        <Box sx={{ minWidth: 0 }}>
          <About item={item} />
          <Acts {...props} />
        </Box>
      </Box>
      <Box
        sx={{ gridArea: 'unit', textAlign: { md: 'right' }, color: 'text.secondary', typography: 'body2' }}
      >
        {item.unit_fen > 0 && (
          <>
            <Money fen={item.unit_fen} /> / {item.unit}
          </>
        )}
      </Box>
      <Box sx={{ gridArea: 'count', justifySelf: { xs: 'start', md: 'center' } }}>
        <CountStepper
          size="small"
          label={`${item.name}的数量`}
          count={item.count}
          disabled={!item.available}
          onChange={onCount}
        />
      </Box>
      <Box sx={{ gridArea: 'total', textAlign: 'right' }}>
        {item.available ? <Money fen={item.total_fen} strong /> : '—'}
      </Box>
      <Box sx={{ gridArea: 'remove', justifySelf: 'end' }}>
        <IconButton aria-label={`移除${item.name}`} onClick={onRemove}>
          <Icon path={icons.trash} size={18} />
        </IconButton>
      </Box>
    </Box>
  );
}

function About({ item }: { readonly item: PlanItem }) {
  return (
    <Box sx={{ opacity: item.available ? 1 : 0.6 }}>
      <MuiLink
        component={Link}
        to={paths.detail(item.device_rid)}
        underline="hover"
        sx={{ color: 'text.primary', fontWeight: 600 }}
      >
        {item.name}
      </MuiLink>
      {!item.available && (
        <Chip size="small" color="warning" variant="outlined" label="已下架或选项已变更" sx={{ ml: 1 }} />
      )}
      {item.option_text.map((line) => (
        <Typography key={line} variant="body2" sx={{ color: 'text.secondary' }}>
          {line}
        </Typography>
      ))}
      {item.available && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {item.needs_sample ? '需提供样品' : '无需寄样'} · 预计 {item.turnaround_days} 个工作日
        </Typography>
      )}
      {item.quotation && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          报价 {item.quotation.code}，有效期至 {item.quotation.valid_until}；改变数量后按目录价
        </Typography>
      )}
    </Box>
  );
}

/** What can be done with the item besides counting and removing it. */
function Acts({ item, onOptions, onSave }: ItemRowProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, ml: -0.5, mt: 0.5 }}>
      {item.changeable && (
        <Button size="small" aria-label={`修改${item.name}的选项`} onClick={onOptions}>
          修改选项
        </Button>
      )}
      <Button size="small" color="inherit" aria-label={`${item.name}稍后再说`} onClick={onSave}>
        稍后再说
      </Button>
    </Box>
  );
}

const row = {
  display: 'grid',
  alignItems: { xs: 'start', md: 'center' },
  columnGap: { xs: 1, md: 2 },
  rowGap: 1,
  py: 2,
  ...lineAbove,
  // On phones the text is as wide as the price and the space beside it.
  gridTemplateColumns: {
    xs: '32px minmax(0, 1fr) auto 40px',
    md: '32px minmax(0, 1fr) 130px 132px 120px 40px',
  },
  gridTemplateAreas: {
    xs: '"check about about remove" ". unit total total" ". count count count"',
    md: '"check about unit count total remove"',
  },
} as const;
