import { query } from '@portal/shared/api';
import type { DeviceCard } from '@portal/shared/contract';
import { VisuallyHidden } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { booksTime, defaultChoices } from '@portal/shared/rules';
import { Button, Icon, icons } from '@portal/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { once } from './once';
import { useAddToPlan } from './useAddToPlan';

interface AddButtonProps {
  readonly device: Pick<DeviceCard, 'rid' | 'name' | 'type_id' | 'unit'>;
}

/**
 * Adds one unit of a service with the options of its list price to the plan; a visitor logs in first. Of instrument time no hour is
 * added that nobody has chosen: it leads to the week of the service.
 */
export function AddButton({ device }: AddButtonProps) {
  if (!booksTime(device)) return <AddOne device={device} />;
  return (
    <Button
      component={Link}
      to={`${paths.detail(device.rid)}#time`}
      variant="outlined"
      size="small"
      sx={look}
    >
      选机时
      <VisuallyHidden>：{device.name}</VisuallyHidden>
    </Button>
  );
}

const AddOne = observer(function AddOne({ device }: AddButtonProps) {
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
      sx={{ ...look, opacity: pending ? 0.6 : 1 }}
    >
      加入方案
      <VisuallyHidden>：{device.name}</VisuallyHidden>
    </Button>
  );
});

const look = { height: 36, px: 1.5, bgcolor: 'background.paper' } as const;
