import type { Input, StaffInstrument } from '@portal/shared/contract';
import { halfWidth, limits } from '@portal/shared/rules';

type OpeningHours = StaffInstrument['hours'][number];

/** An instrument as it is typed. */
export interface TypedInstrument {
  readonly code: string;
  readonly name: string;
  readonly place: string;
  readonly slot: string;
  readonly capacity: string;
  readonly alone: boolean;
  readonly device_rids: readonly string[];
  /** Opening hours of each weekday from Sunday on: 08:30-12:00、13:30-18:30; empty for closed. */
  readonly hours: readonly string[];
  /** One a line. */
  readonly manuals: string;
}

const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

export const noInstrument: TypedInstrument = {
  code: '',
  name: '',
  place: '',
  slot: '60',
  capacity: '1',
  alone: false,
  device_rids: [],
  hours: weekdays.map((day) => (day === 0 || day === 6 ? '' : '08:30-18:30')),
  manuals: '',
};

export const typedInstrument = (instrument: StaffInstrument): TypedInstrument => ({
  code: instrument.code,
  name: instrument.name,
  place: instrument.place,
  slot: String(instrument.slot_minutes),
  capacity: String(instrument.capacity),
  alone: instrument.self_operated,
  device_rids: instrument.device_rids,
  hours: weekdays.map((day) =>
    instrument.hours
      .filter(({ weekday }) => weekday === day)
      .map(({ from, to }) => `${from}-${to}`)
      .join('、'),
  ),
  manuals: instrument.manuals.join('\n'),
});

const span = /^(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;

/** Returns the opening hours of a weekday as typed; undefined when they can not be read. */
export function hoursOf(typed: string, weekday: number): OpeningHours[] | undefined {
  const parts = halfWidth(typed)
    .split(/[、,;]/)
    .map((part) => part.replace(/\s/g, '').replace(/至|~/, '-'))
    .filter((part) => part !== '');
  const read = parts.flatMap((part) => {
    const [, from = '', to = ''] = span.exec(part) ?? [];
    const times = { from: from.padStart(5, '0'), to: to.padStart(5, '0') };
    return from !== '' && times.from < times.to ? [{ weekday, ...times }] : [];
  });
  return read.length === parts.length ? read : undefined;
}

const wholeOf = (typed: string): number =>
  /^\d{1,4}$/.test(halfWidth(typed)) ? Number(halfWidth(typed)) : 0;

/** Returns what is saved; undefined while something is missing or can not be read. */
export function instrumentOf(
  typed: TypedInstrument,
): Omit<Input<'staff/instrument/save'>, 'etag'> | undefined {
  const [slot_minutes, capacity] = [wholeOf(typed.slot), wholeOf(typed.capacity)];
  const days = typed.hours.map(hoursOf);
  const hours = days.flatMap((day) => day ?? []);
  const isNamed = /^[A-Za-z0-9][A-Za-z0-9-]*$/.test(halfWidth(typed.code)) && typed.name.trim() !== '';
  const isTimed = slot_minutes > 0 && slot_minutes % limits.instrumentGrid === 0 && !days.includes(undefined);
  if (!isNamed || !isTimed || capacity === 0 || typed.device_rids.length === 0) return undefined;
  return {
    code: halfWidth(typed.code),
    name: typed.name,
    place: typed.place,
    slot_minutes,
    capacity,
    self_operated: typed.alone,
    device_rids: [...typed.device_rids],
    hours,
    manuals: typed.manuals.split('\n').filter((line) => line.trim() !== ''),
  };
}
