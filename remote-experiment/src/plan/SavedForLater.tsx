import type { PlanItem } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { lineAbove, Panel, plainList, useFolded } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, MuiLink, Typography } from '@portal/shared/ui';
import { memo } from 'react';
import { ItemPicture } from '../ui/ItemPicture';
import { UnitPrice } from '../ui/UnitPrice';
import type { PlanActs } from './planActs';

interface SavedForLaterProps {
  readonly items: readonly PlanItem[];
  readonly pending: boolean;
  readonly acts: PlanActs;
}

/** Items saved for later, at their prices of today. An item that is no longer offered can only be removed. */
export const SavedForLater = memo(function SavedForLater({ items, pending, acts }: SavedForLaterProps) {
  const [shown, showAll] = useFolded(items, { first: 10, what: '项' });
  if (items.length === 0) return null;
  return (
    <Panel title={`稍后再说（${items.length}）`}>
      <Box component="ul" sx={plainList}>
        {shown.map((item) => (
          <Box component="li" key={item.rid} sx={row}>
            <ItemPicture src={item.img} width={{ xs: 48, sm: 64 }} />
            <Box sx={{ minWidth: 0, opacity: item.available ? 1 : 0.6 }}>
              <MuiLink
                component={Link}
                to={paths.detail(item.device_rid)}
                underline="hover"
                sx={{ color: 'text.primary', fontWeight: 600 }}
              >
                {item.name}
              </MuiLink>
              {!item.available && (
                <Chip
                  size="small"
                  color="warning"
                  variant="outlined"
                  label="已下架或选项已变更"
                  sx={{ ml: 1 }}
                />
              )}
              <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                {item.option_text.join('；')}
              </Typography>
              {item.available && (
                <Typography component="div" variant="body2">
                  {item.own ? null : '目录价 '}
                  <UnitPrice item={item} /> × {item.count} {item.unit}
                </Typography>
              )}
            </Box>
            <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' }, display: 'flex', justifyContent: 'end' }}>
              <Button
                aria-label={`把${item.name}放回方案`}
                disabled={pending}
                onClick={() => acts.back(item.rid)}
              >
                放回方案
              </Button>
              <Button
                color="inherit"
                aria-label={`从稍后再说移除${item.name}`}
                disabled={pending}
                onClick={() => acts.remove(item.rid)}
              >
                移除
              </Button>
            </Box>
          </Box>
        ))}
      </Box>
      {showAll}
    </Panel>
  );
});

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  columnGap: 2,
  alignItems: 'center',
  py: 1.5,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0, pt: 0 },
} as const;
