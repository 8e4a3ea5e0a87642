import { Check, lineBelow } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { Selection } from './useSelection';

/** Selects all statements of a list that can be acted on; nothing when there are not several. */
export function SelectAll({ selectable, selected, select }: Selection) {
  if (selectable.length < 2) return null;
  const all = selected.length === selectable.length;
  return (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, py: 0.5, ...lineBelow }}>
      <Check
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = selected.length > 0 && !all;
        }}
        onChange={() => select(all ? [] : selectable.map(({ rid }) => rid))}
      >
        全选本页 {selectable.length} 张
      </Check>
    </Box>
  );
}
