import { AddressChoice, AddressMode, PickupTime, useFreeSlots } from '@portal/shared/pickup';
import { Box } from '@portal/shared/ui';
import { useOrderForm } from './formContext';
import { OtherAddress } from './OtherAddress';
import { useOrderField } from './useOrderField';

/** Where and when the sample is picked up. */
export function PickupSection() {
  const { offered, setting } = useOrderForm();
  const mode = useOrderField('mode');
  const saved = useOrderField('address_rid');
  const date = useOrderField('date');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <AddressMode value={mode.value} noneOffered={offered.length === 0} onChange={mode.set} />
      {mode.value === 'existing' ? (
        <AddressChoice addresses={offered} value={saved.value} error={saved.error} onChange={saved.set} />
      ) : (
        <OtherAddress />
      )}
      <PickupTime
        setting={setting.samplingSetting}
        date={date}
        time={useOrderField('time')}
        free={useFreeSlots(date.value)}
      />
    </Box>
  );
}
