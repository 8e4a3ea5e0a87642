import type { DeviceCard } from '@portal/shared/contract';
import { VisuallyHidden } from '@portal/shared/parts';
import { Button, Icon, icons } from '@portal/shared/ui';
import { useCompare } from './useCompare';

/** Puts a service of a list into the comparison, or takes it out. */
export function CompareToggle({ device: { rid, name } }: { readonly device: DeviceCard }) {
  const { rids, toggle } = useCompare();
  const chosen = rids.includes(rid);
  return (
    <Button
      size="small"
      variant={chosen ? 'contained' : 'text'}
      aria-pressed={chosen}
      startIcon={<Icon path={chosen ? icons.check : icons.plus} size={16} />}
      onClick={() => toggle(rid)}
      sx={{ height: 36, px: 1.25 }}
    >
      对比
      <VisuallyHidden>：{name}</VisuallyHidden>
    </Button>
  );
}
