import type { DeviceCard } from '@portal/shared/contract';
import { VisuallyHidden } from '@portal/shared/parts';
import { Button, Icon, icons } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useAddDefault } from './useAddDefault';

/** Adds a service with its cheapest options to the plan; a visitor logs in first. */
export const AddButton = observer(function AddButton({ device }: { readonly device: DeviceCard }) {
  const { pending, add } = useAddDefault(device.rid);
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Icon path={icons.plus} size={16} />}
      aria-disabled={pending}
      onClick={(event) => {
        // The second click of a double click may come after the answer.
        if (event.detail <= 1) add();
      }}
      sx={{ height: 36, px: 1.5, bgcolor: 'background.paper', opacity: pending ? 0.6 : 1 }}
    >
      加入方案
      <VisuallyHidden>：{device.name}</VisuallyHidden>
    </Button>
  );
});
