import { serverNow } from '@portal/shared/api';
import { fieldsOf } from '@portal/shared/form';
import { firstPaidOn, labClock } from '@portal/shared/rules';
import { CalendarButton } from '../day/CalendarButton';

const { Text, useField } = fieldsOf<{ readonly paid_on: string }>();

/** The day of a bank transfer: the field `paid_on` of the surrounding form, typed or chosen in the calendar. */
export function PaidOn({ label }: { readonly label: string }) {
  const { value, set } = useField('paid_on');
  return (
    <Text
      name="paid_on"
      placeholder="如 2026-11-20"
      end={
        <CalendarButton
          label={label}
          value={value}
          from={firstPaidOn(labClock(serverNow()).today)}
          onChange={set}
        />
      }
    />
  );
}
