import { order } from '../orders';
import { applyAsPromoter } from '../promoters';
import { call, type Scenarios, t, who, work } from './scene';

const promoterRefused = async () => {
  await applyAsPromoter(t, who);
  await work('staff/promoter/refuse', { account: who.phone, note: '说明' });
};

/** Scenarios of an act of staff on a member who never applied, and on one whose application was refused. */
const promoterActs = <A>(act: (account: string) => Promise<A>) => ({
  not_found: () => act(who.phone),
  promoter_act_refused: async () => {
    await promoterRefused();
    return act(who.phone);
  },
});

export const promoterRefusals = {
  'auth/invite/enter': {
    invitation_closed: async () => {
      await order(t, who);
      return call('auth/invite/enter', { invitation_code: 'ABCD2345' });
    },
  },
  'auth/promoter_apply/add': {
    promoter_act_refused: async () => {
      await applyAsPromoter(t, who);
      return call('auth/promoter_apply/add', { channel: '校内' });
    },
  },
  'staff/promoter/approve': promoterActs((account) => work('staff/promoter/approve', { account })),
  'staff/promoter/refuse': promoterActs((account) =>
    work('staff/promoter/refuse', { account, note: '说明' }),
  ),
  'staff/promoter/end': promoterActs((account) => work('staff/promoter/end', { account, note: '说明' })),
} satisfies Partial<Scenarios>;
