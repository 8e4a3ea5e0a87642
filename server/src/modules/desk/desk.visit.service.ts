import type { Data } from '@portal/shared/contract';
import { formatAddress, isPlaceholderCity, samplingActsOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { pickupsOn, samplingsOn } from './desk.visit.repo';

type Visit = Data<'staff/desk/visits'>['list'][number];

/** What bookings and pick-ups have stored of their address. */
interface Stored {
  readonly name: string;
  readonly phone: string;
  readonly province: string;
  readonly city: string;
  readonly area: string;
  readonly address: string;
  readonly message: string;
}

/** Returns whom to call and where to go. A municipality counts as its city. */
const contactOf = (stored: Stored) => {
  const { name, phone, province, city, message } = stored;
  const place = formatAddress(stored);
  return { name, phone, city: isPlaceholderCity(city) ? province : city, place, message };
};

/** Returns the visits of a day in the order in which they are driven: by slot, then city and address. */
export async function visitsOn(tx: Tx, date: string): Promise<Visit[]> {
  const booked = (await samplingsOn(tx, date)).map((row): Visit => {
    const { code, state, time } = row;
    const can = samplingActsOf(state, 'staff');
    return { ...contactOf(row), kind: 'sampling', code, state, order_state: null, date, time, can };
  });
  const picked = (await pickupsOn(tx, date)).map(({ code, state, pickup }): Visit => {
    const time = pickup.time ?? '';
    return {
      ...contactOf(pickup),
      kind: 'pickup',
      code,
      state: null,
      order_state: state,
      date,
      time,
      can: [],
    };
  });
  return [...booked, ...picked].sort((one, other) => wayOf(one).localeCompare(wayOf(other), 'zh'));
}

const wayOf = ({ time, city, place, code }: Visit): string => [time, city, place, code].join(' ');
