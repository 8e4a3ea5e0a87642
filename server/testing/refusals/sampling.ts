import { limits } from '@portal/shared/rules';
import {
  askToClose,
  call,
  farPlace,
  holdAllVisits,
  last,
  missing,
  pastVisit,
  place,
  type Scenarios,
  visit,
  work,
} from './scene';

const cancelledBooking = async () => {
  const { data } = await call('auth/sampling/add', { ...place, ...visit });
  await call('auth/sampling/cancel', { rid: data.rid });
  return data;
};

export const samplingRefusals = {
  'auth/sampling/add': {
    not_found: () => call('auth/sampling/add', { ...visit, sendAddress: 'none' }),
    account_closing: async () => {
      await askToClose();
      return call('auth/sampling/add', { ...place, ...visit });
    },
    pickup_unavailable: () => call('auth/sampling/add', { ...farPlace, ...visit }),
    pickup_slot_unavailable: () => call('auth/sampling/add', { ...place, ...pastVisit }),
    sampling_limit: () =>
      last(limits.samplings + 1, (round) =>
        call('auth/sampling/add', {
          ...place,
          // Two bookings a day, because closed days follow after a week.
          date: `2026-12-0${Math.ceil(round / 2)}`,
          time: round % 2 === 0 ? '08:30-10:30' : '10:30-12:30',
        }),
      ),
    visit_limit: async () => {
      await holdAllVisits();
      return call('auth/sampling/add', { ...place, ...visit });
    },
  },
  'auth/sampling/reschedule': {
    not_found: () => call('auth/sampling/reschedule', { ...missing, ...visit }),
    pickup_slot_unavailable: async () => {
      const { data } = await call('auth/sampling/add', { ...place, ...visit });
      return call('auth/sampling/reschedule', { rid: data.rid, ...pastVisit });
    },
    sampling_act_refused: async () =>
      call('auth/sampling/reschedule', { rid: (await cancelledBooking()).rid, ...visit }),
  },
  'auth/sampling/cancel': {
    not_found: () => call('auth/sampling/cancel', missing),
    sampling_act_refused: async () => call('auth/sampling/cancel', { rid: (await cancelledBooking()).rid }),
  },
  'staff/sampling/move': {
    not_found: () => work('staff/sampling/move', { code: 'none', act: 'confirm' }),
    sampling_act_refused: async () => {
      const { code } = await cancelledBooking();
      return work('staff/sampling/move', { code, act: 'confirm' });
    },
  },
} satisfies Partial<Scenarios>;
