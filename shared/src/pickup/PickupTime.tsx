import { serverNow } from '@portal/shared/api';
import { DayCalendar } from '@portal/shared/calendar';
import { ChoiceChips, FieldError, FieldLabel } from '@portal/shared/form';
import { fromWidth } from '@portal/shared/parts';
import {
  chooseSlot,
  labClock,
  limits,
  monthsAfter,
  type PickupSetting,
  pickupClosure,
  pickupSlots,
} from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useCallback, useEffect } from 'react';
import { closedDayReason } from './closedDay';

/** A field of the form: its value, its error and its setter. */
export interface PickupField {
  readonly value: string;
  readonly error: string | undefined;
  readonly set: (value: string) => void;
}

/** Availability of a slot on the chosen day. */
export interface FreeSlot {
  readonly time: string;
  /** Number of visits that can still be booked. */
  readonly left: number;
  /** Closed by the settings or begun, whatever is booked. */
  readonly closed: boolean;
  readonly disabled: boolean;
}

interface PickupTimeProps {
  readonly setting: PickupSetting;
  /** Day of the work at the instrument that the samples are for. */
  readonly sceneDate?: string | undefined;
  readonly date: PickupField;
  readonly time: PickupField;
  /** Missing until the server has answered. */
  readonly free?: readonly FreeSlot[] | undefined;
  /** The visit that the member has already: its slot can be kept, though it is full or closed by now. */
  readonly held?: HeldVisit | undefined;
}

/** A visit that is booked: day and slot. */
export interface HeldVisit {
  readonly date: string;
  readonly time: string;
}

/** Day and slot of a pick-up. When the chosen slot is closed on a new day, the first open slot is chosen instead. */
export function PickupTime({ setting, sceneDate, date, time, free, held }: PickupTimeProps) {
  const clock = labClock(serverNow());
  const isHeld = (slot: Slot) => held?.date === date.value && held.time === slot.time;
  const slots = pickupSlots(setting, date.value, clock)
    .map((slot) => withFree(slot, free))
    .map((slot) => (isHeld(slot) ? { ...slot, disabled: false, begun: false } : slot));
  const open = slots.filter((slot) => !slot.disabled);
  const closed = time.value !== '' && !open.some((slot) => slot.time === time.value);
  const instead = open[0]?.time ?? '';
  const { set } = time;
  useEffect(() => {
    if (closed) set(instead);
  });
  const { today } = clock;
  const todayOver = !chooseSlot(setting, today, undefined, clock);
  const heldDay = held?.date;
  const closedReason = useCallback(
    (day: string) => {
      const closure = pickupClosure(setting, { day, today, sceneDate });
      if (closure) return closedDayReason(closure, day);
      // A day whose slots have all begun or are closed by the settings; that of the visit that is moved can be kept.
      const over = day === today ? todayOver : !chooseSlot(setting, day, undefined);
      return over && day !== heldDay ? '当日已没有可预约的时段' : undefined;
    },
    [setting, today, todayOver, heldDay, sceneDate],
  );
  return (
    <Box sx={columns}>
      <Box data-field="date">
        <FieldLabel required>取样日期</FieldLabel>
        <DayCalendar
          label="取样日期"
          value={date.value}
          today={today}
          from={today}
          to={monthsAfter(today, limits.pickupMonths)}
          closedReason={closedReason}
          onChange={date.set}
        />
        <FieldError>{date.error}</FieldError>
      </Box>
      <Box>
        <ChoiceChips
          required
          label="取样时间"
          name="time"
          choices={slots.map((slot) => ({ value: slot.time, label: labelOf(slot), disabled: slot.disabled }))}
          value={time.value}
          error={time.error}
          onChange={time.set}
        />
        <Typography variant="caption" role="status" sx={{ display: 'block', mt: 1, color: 'text.secondary' }}>
          {open.length === 0
            ? '当日已没有可预约的时段，请选择其他日期'
            : `${sceneDate ? `现场测试日期 ${sceneDate}，取样须早于当天。` : ''}请预留足够的制样和交接时间，如有疑问请联系客户经理`}
        </Typography>
      </Box>
    </Box>
  );
}

interface Slot {
  readonly time: string;
  readonly disabled: boolean;
  /** Today's slot that has begun. */
  readonly begun: boolean;
  readonly left?: number;
  /** Closed by the settings, whatever is booked. */
  readonly closed?: boolean;
}

function withFree(slot: Slot, free: readonly FreeSlot[] | undefined): Slot {
  const known = free?.find(({ time }) => time === slot.time);
  if (!known) return slot;
  const closed = slot.disabled || known.closed;
  return { ...slot, left: known.left, closed, disabled: closed || known.disabled };
}

function labelOf({ time, left, closed, begun }: Slot): string {
  if (begun) return `${time} 已截止`;
  if (left === undefined) return time;
  if (closed) return `${time} 不可约`;
  return left <= 0 ? `${time} 已约满` : `${time} 余 ${left}`;
}

/** The calendar's width, and the slots beside it where a dialog of this window has room for both. */
const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`@media ${fromWidth(700)}`]: { gridTemplateColumns: '352px minmax(0, 1fr)' },
} as const;
