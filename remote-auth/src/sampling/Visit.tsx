import type { Address, Setting } from '@portal/shared/contract';
import { fieldsOf } from '@portal/shared/form';
import { AddressChoice, AddressMode, PickupTime, useFreeSlots } from '@portal/shared/pickup';
import { Box } from '@portal/shared/ui';
import type { SamplingFields } from './fields';

const { Text, RegionPicker, useField } = fieldsOf<SamplingFields>();

interface VisitProps {
  readonly setting: Setting;
  /** Saved addresses in districts with on-site sampling. */
  readonly offered: readonly Address[];
}

/** Address, day and slot of the visit. */
export function Visit({ setting, offered }: VisitProps) {
  const mode = useField('mode');
  const saved = useField('address_rid');
  const date = useField('date');
  const time = useField('time');
  return (
    <>
      <AddressMode value={mode.value} noneOffered={offered.length === 0} onChange={mode.set} />
      {mode.value === 'existing' ? (
        <AddressChoice addresses={offered} value={saved.value} error={saved.error} onChange={saved.set} />
      ) : (
        <OtherAddress allowed={setting.allowRegion} />
      )}
      <PickupTime setting={setting.samplingSetting} date={date} time={time} free={useFreeSlots(date.value)} />
    </>
  );
}

/** Fields of an address that is not saved, in a district with on-site sampling. */
function OtherAddress({ allowed }: { readonly allowed: readonly string[] }) {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <Text name="name" autoComplete="name" />
        <Text name="phone" autoComplete="tel" />
      </Box>
      <RegionPicker name="region" label="取样地区" allowed={allowed} />
      <Text name="address" autoComplete="street-address" placeholder="请填写单元、楼层、房间号" />
    </Box>
  );
}
