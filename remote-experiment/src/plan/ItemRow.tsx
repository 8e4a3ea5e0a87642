import type { PlanItem } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { Check, CountStepper, lineAbove, plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { hourUnit } from '@portal/shared/rules';
import { Box, Button, Icon, IconButton, icons, Money, MuiLink, Typography } from '@portal/shared/ui';
import { memo } from 'react';
import { ItemPicture } from '../ui/ItemPicture';
import { OwnSteps } from '../ui/OwnSteps';
import { UnitPrice } from '../ui/UnitPrice';

/** What can be done with an item. The functions stay the same, so that a change renders only the rows that it concerns. */
export interface ItemActs {
  readonly select: (rid: string, selected: boolean) => void;
  readonly count: (rid: string, count: number) => void;
  readonly remove: (rid: string) => void;
  /** Opens the choice of options. */
  readonly options: (rid: string) => void;
  /** Saves the item for later. */
  readonly save: (rid: string) => void;
}

interface ItemProps {
  readonly item: PlanItem;
  readonly acts: ItemActs;
}

/** One item of the plan. An item that is no longer offered stays visible: its options are changed, or it is removed. */
export const ItemRow = memo(function ItemRow({
  selected,
  ...row
}: ItemProps & { readonly selected: boolean }) {
  const { item, acts } = row;
  return (
    <li>
      <div>
        <Check
          aria-label={`选择${item.name}`}
          checked={selected}
          disabled={!item.available}
          onChange={({ target }) => acts.select(item.rid, target.checked)}
        />
      </div>
      <ItemCells {...row} />
    </li>
  );
});

/** The cells besides the tick box. */
const ItemCells = memo(function ItemCells({ item, acts }: ItemProps) {
  return (
    <>
      <UncountedCells item={item} acts={acts} />
      <Box sx={cell.count}>
        <CountStepper
          size="small"
          label={`${item.name}的数量`}
          count={item.count}
          disabled={!item.available}
          onChange={(count) => acts.count(item.rid, count)}
        />
      </Box>
      <Box sx={cell.total}>{item.available ? <Money fen={item.total_fen} strong /> : '—'}</Box>
      <RemoveCell rid={item.rid} name={item.name} acts={acts} />
    </>
  );
});

/** The cells that do not depend on the item's count: they are most of a row's work. */
const UncountedCells = memo(
  function UncountedCells({ item, acts }: ItemProps) {
    return (
      <>
        <Box sx={cell.about}>
          <ItemPicture src={item.img} width={pictureWidth} />
          <Box sx={cell.text}>
            <About item={item} />
            <Acts item={item} acts={acts} />
          </Box>
        </Box>
        <Box sx={cell.unit}>
          {item.unit_fen > 0 && (
            <>
              <UnitPrice item={item} /> / {item.unit}
            </>
          )}
        </Box>
      </>
    );
  },
  (before, after) => before.acts === after.acts && differOnlyInCount(before.item, after.item),
);

interface RemoveCellProps extends Pick<PlanItem, 'rid' | 'name'> {
  readonly acts: ItemActs;
}

const RemoveCell = memo(function RemoveCell({ rid, name, acts }: RemoveCellProps) {
  return (
    <Box sx={cell.remove}>
      <IconButton aria-label={`移除${name}`} onClick={() => acts.remove(rid)}>
        <Icon path={icons.trash} size={18} />
      </IconButton>
    </Box>
  );
});

function differOnlyInCount(before: PlanItem, after: PlanItem): boolean {
  const keys = Object.keys(after) as (keyof PlanItem)[];
  return keys.every((key) => key === 'count' || key === 'total_fen' || before[key] === after[key]);
}

const pictureWidth = { xs: 56, sm: 88 } as const;

const cell = {
  about: { gridArea: 'about', display: 'flex', gap: { xs: 1, sm: 2 }, minWidth: 0 },
  text: { minWidth: 0 },
  unit: { gridArea: 'unit', textAlign: { md: 'right' }, color: 'text.secondary', typography: 'body2' },
  count: { gridArea: 'count', justifySelf: { xs: 'start', md: 'center' } },
  total: { gridArea: 'total', textAlign: 'right' },
  remove: { gridArea: 'remove', justifySelf: 'end' },
} as const;

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
          {item.needs_sample ? '需提供样品' : '无需寄样'}
          {item.unit !== hourUnit && ` · 预计 ${item.turnaround_days} 个工作日`}
        </Typography>
      )}
      <OwnSteps item={item} />
      {item.quotation && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          报价 {item.quotation.code}，有效期至 {item.quotation.valid_until}；改变数量后按目录价
        </Typography>
      )}
    </Box>
  );
}

/** What can be done with the item besides counting and removing it. */
function Acts({ item, acts }: ItemProps) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, rowGap: 1.25, ml: -0.5, mt: 0.5 }}>
      {item.changeable && (
        <Button size="small" aria-label={`修改${item.name}的选项`} onClick={() => acts.options(item.rid)}>
          修改选项
        </Button>
      )}
      <Button
        size="small"
        color="inherit"
        aria-label={`${item.name}稍后再说`}
        onClick={() => acts.save(item.rid)}
      >
        稍后再说
      </Button>
    </Box>
  );
}

/** The list of items. It styles the rows, which are cheaper than styled elements of their own. */
export const itemList = {
  ...plainList,
  '& > li': {
    display: 'grid',
    alignItems: { xs: 'start', md: 'center' },
    columnGap: { xs: 1, md: 2 },
    rowGap: 1,
    py: 2,
    ...lineAbove,
    // Rows that are off the screen are neither laid out nor painted with each input.
    contentVisibility: 'auto',
    containIntrinsicBlockSize: { xs: 'auto 200px', md: 'auto 130px' },
    // On phones the text is as wide as the price and the space beside it.
    gridTemplateColumns: {
      xs: '32px minmax(0, 1fr) auto 40px',
      md: '32px minmax(0, 1fr) 130px 132px 120px 40px',
    },
    gridTemplateAreas: {
      xs: '"check about about remove" ". unit total total" ". count count count"',
      md: '"check about unit count total remove"',
    },
  },
  '& > li > :first-child': { gridArea: 'check' },
} as const;
