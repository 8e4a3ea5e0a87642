import type { Address, Setting } from '@portal/shared/contract';
import { fieldsOf } from '@portal/shared/form';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { type HeldVisit, PickupTime } from './PickupTime';
import { PlaceSection } from './PlaceSection';
import { useFreeSlots } from './useFreeSlots';
import { addressesWithVisits, type VisitFields } from './visitFields';

const { useField } = fieldsOf<VisitFields>();

const names = {
  mode: 'mode',
  saved: 'address_rid',
  name: 'name',
  phone: 'phone',
  region: 'region',
  address: 'address',
} as const;

interface VisitSectionProps {
  readonly setting: Setting;
  /** All saved addresses of the member. */
  readonly addresses: readonly Address[];
  /** Day of the work at the instrument that the samples are for: the visit has to be before it. */
  readonly sceneDate?: string | undefined;
  /** The visit that the member changes, whose slot can be kept. */
  readonly held?: HeldVisit | undefined;
  /** Shown below the fields of another address. */
  readonly children?: ReactNode;
}

/** Address, day and slot of a visit, in a form whose values include `VisitFields`. */
export function VisitSection({ setting, addresses, sceneDate, held, children }: VisitSectionProps) {
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <PlaceSection
        label="取样地址"
        regionLabel="取样地区"
        names={names}
        addresses={addresses}
        offered={addressesWithVisits(addresses, setting.allowRegion)}
        noneOffered="所选地址所在城市暂未开通上门取样服务"
        allowed={setting.allowRegion}
      >
        {children}
      </PlaceSection>
      <VisitTime setting={setting} sceneDate={sceneDate} held={held} />
    </Box>
  );
}

/** Day and slot of a visit, in a form whose values include `date` and `time`. */
export function VisitTime({
  setting,
  sceneDate,
  held,
}: Pick<VisitSectionProps, 'setting' | 'sceneDate' | 'held'>) {
  const date = useField('date');
  return (
    <PickupTime
      setting={setting.samplingSetting}
      sceneDate={sceneDate}
      date={date}
      time={useField('time')}
      free={useFreeSlots(date.value)}
      held={held}
    />
  );
}
