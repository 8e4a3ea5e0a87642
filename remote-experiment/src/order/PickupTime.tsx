import { ChoiceChips, FieldError, FieldLabel } from '@portal/shared/form';
import { chooseSlot, isPickupDayDisabled, labClock, pickupSlots } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useOrderForm } from './formContext';
import { PickupCalendar } from './PickupCalendar';
import { useOrderField } from './useOrderField';

/** Day and slot of the pick-up. A slot that is closed on a newly chosen day gives way to the first open one. */
export function PickupTime() {
  const { samplingSetting } = useOrderForm().setting;
  const date = useOrderField('date');
  const time = useOrderField('time');
  const clock = labClock(new Date());
  const slots = pickupSlots(samplingSetting, date.value, clock);
  const onDay = (day: string) => {
    date.set(day);
    if (time.value) time.set(chooseSlot(samplingSetting, day, time.value, clock) ?? '');
  };
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', md: '352px 1fr' } }}>
      <Box data-field="date">
        <FieldLabel required>取样日期</FieldLabel>
        <PickupCalendar
          value={date.value}
          today={clock.today}
          isDisabled={(day) => isPickupDayDisabled(samplingSetting, { day, today: clock.today })}
          onChange={onDay}
        />
        <FieldError>{date.error}</FieldError>
      </Box>
      <Box>
        <ChoiceChips
          required
          label="取样时间"
          name="time"
          choices={slots.map((slot) => ({ value: slot.time, label: slot.time, disabled: slot.disabled }))}
          value={time.value}
          error={time.error}
          onChange={time.set}
        />
        <Typography variant="caption" role="status" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {slots.every((slot) => slot.disabled)
            ? '当日已没有可预约的时段，请选择其他日期'
            : '请预留足够的制样和交接时间，如有疑问请联系客户经理'}
        </Typography>
      </Box>
    </Box>
  );
}
