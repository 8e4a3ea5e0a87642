import { query } from '@portal/shared/api';
import type { DeviceCard } from '@portal/shared/contract';
import { VisuallyHidden } from '@portal/shared/parts';
import { defaultChoices } from '@portal/shared/rules';
import { Button, Icon, icons } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { once } from './once';
import { useAddToPlan } from './useAddToPlan';

/** Adds one unit of a service with the options of its list price to the plan; a visitor logs in first. */
export const AddButton = observer(function AddButton({ device }: { readonly device: DeviceCard }) {
  const client = useQueryClient();
  const { pending, add } = useAddToPlan(async () => {
    const { options } = await client.fetchQuery(query('open/web/device/detail', { rid: device.rid }));
    return { device_rid: device.rid, options: defaultChoices(options), count: 1 };
  });
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Icon path={icons.plus} size={16} />}
      aria-disabled={pending}
      onClick={once(add)}
      sx={{ height: 36, px: 1.5, bgcolor: 'background.paper', opacity: pending ? 0.6 : 1 }}
    >
      加入方案
      <VisuallyHidden>：{device.name}</VisuallyHidden>
    </Button>
  );
});
