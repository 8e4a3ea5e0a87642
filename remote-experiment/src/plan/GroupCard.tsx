import type { PlanGroup } from '@portal/shared/contract';
import { Check, line, lineAbove, useFolded } from '@portal/shared/parts';
import { Box, Paper, Typography } from '@portal/shared/ui';
import { useId } from 'react';
import { ItemRow, itemList } from './ItemRow';
import type { PlanActs } from './planActs';
import { orderable, type Selection } from './selection';

interface GroupCardProps {
  readonly group: PlanGroup;
  readonly selection: Selection;
  readonly acts: PlanActs;
}

/** The items of one type of service; an order has items of one type only. */
export function GroupCard({ group, selection, acts }: GroupCardProps) {
  const id = useId();
  const [shown, showAll] = useFolded(group.items, { first: 20, what: '项' });
  const rids = orderable(group).map((item) => item.rid);
  const chosen = new Set(selection);
  const all = rids.length > 0 && rids.every((rid) => chosen.has(rid));
  return (
    <Paper component="section" aria-labelledby={id} sx={{ ...line, px: { xs: 2, sm: 3 }, pt: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pb: 1.5 }}>
        <Check
          aria-label={`全选${group.name}`}
          checked={all}
          disabled={rids.length === 0}
          onChange={(event) => acts.choose(group, rids, event.target.checked)}
        />
        <Typography id={id} variant="h3" component="h2">
          {group.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {group.items.length} 项
        </Typography>
      </Box>
      <Box component="ul" sx={itemList}>
        {shown.map((item) => (
          <ItemRow key={item.rid} item={item} selected={chosen.has(item.rid)} acts={acts} />
        ))}
      </Box>
      {showAll && <Box sx={{ ...lineAbove, py: 1.5 }}>{showAll}</Box>}
    </Paper>
  );
}
