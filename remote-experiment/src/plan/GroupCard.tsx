import type { PlanGroup, PlanItem } from '@portal/shared/contract';
import { Check, line, plainList } from '@portal/shared/parts';
import { Box, Paper, Typography } from '@portal/shared/ui';
import { useId } from 'react';
import { ItemRow } from './ItemRow';
import type { PlanChanges } from './planChanges';
import { orderable, type Selection } from './selection';

interface GroupCardProps {
  readonly group: PlanGroup;
  readonly selection: Selection;
  readonly changes: PlanChanges;
  readonly onChoose: (rids: readonly string[], chosen: boolean) => void;
  readonly onRemove: (rids: readonly string[]) => void;
  readonly onOptions: (item: PlanItem) => void;
  readonly onSave: (rid: string) => void;
}

/** The items of one type of service; an order has items of one type only. */
export function GroupCard({
  group,
  selection,
  changes,
  onChoose,
  onRemove,
  onOptions,
  onSave,
}: GroupCardProps) {
  const id = useId();
  const rids = orderable(group).map((item) => item.rid);
  const all = rids.length > 0 && rids.every((rid) => selection.includes(rid));
  return (
    <Paper component="section" aria-labelledby={id} sx={{ ...line, px: { xs: 2, sm: 3 }, pt: 1.5, mb: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, pb: 1.5 }}>
        <Check
          aria-label={`全选${group.name}`}
          checked={all}
          disabled={rids.length === 0}
          onChange={(event) => onChoose(rids, event.target.checked)}
        />
        <Typography id={id} variant="h3" component="h2">
          {group.name}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {group.items.length} 项
        </Typography>
      </Box>
      <Box component="ul" sx={plainList}>
        {group.items.map((item) => (
          <ItemRow
            key={item.rid}
            item={item}
            selected={selection.includes(item.rid)}
            onSelect={(chosen) => onChoose([item.rid], chosen)}
            onCount={(count) => changes.setCount(item.rid, count)}
            onRemove={() => onRemove([item.rid])}
            onOptions={() => onOptions(item)}
            onSave={() => onSave(item.rid)}
          />
        ))}
      </Box>
    </Paper>
  );
}
