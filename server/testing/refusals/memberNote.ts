import { markDone } from '../../src/modules/closing/closing.repo';
import { member } from '../factories';
import { call, type Scenarios, t, who, work } from './scene';

const text = '开票前先电话联系财务老师';

/** Closes the account of the running scenario's member, as the job does when its days are over. */
async function left(): Promise<string> {
  await call('auth/user/close', { old: 'Correct-Horse-9' });
  await t.db.transaction((tx) => markDone(tx, who.rid, t.clock.now()));
  return who.rid;
}

/** Returns the key of a note that the desk has written. */
async function noted(): Promise<string> {
  await work('staff/memberNote/add', { account: who.phone, text });
  const [note] = (await work('staff/memberNote/list', { account: who.phone })).data.list;
  return note?.rid ?? '';
}

export const memberNoteRefusals = {
  'staff/desk/member': { not_found: () => work('staff/desk/member', { account: 'nobody' }) },
  'staff/memberNote/list': { not_found: () => work('staff/memberNote/list', { account: 'nobody' }) },
  'staff/memberNote/add': {
    not_found: () => work('staff/memberNote/add', { account: 'nobody', text }),
    member_left: async () => work('staff/memberNote/add', { account: await left(), text }),
  },
  'staff/memberNote/withdraw': {
    not_found: () => work('staff/memberNote/withdraw', { rid: 'none' }),
    note_of_other: async () => {
      const rid = await noted();
      const { token } = await member(t.db, { role: 'staff', roles: ['lab'] }, t.clock.now());
      return t.call('staff/memberNote/withdraw', { rid }, { token });
    },
  },
} satisfies Partial<Scenarios>;
