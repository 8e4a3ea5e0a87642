import type { Address, Setting } from '@portal/shared/contract';
import { fieldsOf } from '@portal/shared/form';
import { AddressChoice, AddressMode, PickupTime, useFreeSlots } from '@portal/shared/pickup';
import { Box } from '@portal/shared/ui';
import type { OrderFields } from './orderFields';

const { Text, RegionPicker, Check, useField } = fieldsOf<OrderFields>();

interface PickupSectionProps {
  readonly setting: Setting;
  /** Saved addresses in a district with pick-up. */
  readonly offered: readonly Address[];
}

/** Address, day and slot of the pick-up. */
export function PickupSection({ setting, offered }: PickupSectionProps) {
  const mode = useField('mode');
  const saved = useField('address_rid');
  const date = useField('date');
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <AddressMode value={mode.value} noneOffered={offered.length === 0} onChange={mode.set} />
      {mode.value === 'existing' ? (
        <AddressChoice addresses={offered} value={saved.value} error={saved.error} onChange={saved.set} />
      ) : (
        <OtherAddress allowed={setting.allowRegion} />
      )}
      <PickupTime
        setting={setting.samplingSetting}
        date={date}
        time={useField('time')}
        free={useFreeSlots(date.value)}
      />
    </Box>
  );
}

/** Fields of an address that is not saved, in a district with pick-up. */
function OtherAddress({ allowed }: { readonly allowed: readonly string[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Text name="name" autoComplete="name" />
        <Text name="phone" autoComplete="tel" />
      </Box>
      <RegionPicker name="region" label="所在地区" allowed={allowed} />
      <Text name="address" autoComplete="street-address" placeholder="请填写单元、楼层、房间号" />
      <Check name="save">保存到地址簿</Check>
    </Box>
  );
}
