import { protocolOf, signingCode } from '../signatures';
import { orderIn } from './orderScene';
import { call, missing, pdf, type Scenarios, t, upload, who, wrongCode } from './scene';

/** The agreement of an order in this state, as the input of a signature with a wrong code. */
const signing = async (state: 'submitted' | 'confirmed') => {
  const { rid } = await orderIn(state);
  const { sha256 } = await protocolOf(t, who, rid);
  return { rid, seen: { sha256: sha256 ?? '' }, name: '李同学', code: wrongCode, agreed: true } as const;
};

/** The same for an agreement whose signed copy was uploaded. */
const signed = async () => {
  const input = await signing('confirmed');
  await call('auth/order/updateProtocolFile', { rid: input.rid, file_rid: await upload(pdf) });
  return input;
};

const unread = '0'.repeat(64);

export const protocolRefusals = {
  'auth/protocol/detail': { not_found: () => call('auth/protocol/detail', missing) },
  'auth/protocol/code': {
    not_found: () => call('auth/protocol/code', missing),
    order_act_refused: async () => call('auth/protocol/code', { rid: (await signing('submitted')).rid }),
    protocol_signed: async () => call('auth/protocol/code', { rid: (await signed()).rid }),
  },
  'auth/protocol/sign': {
    not_found: async () => call('auth/protocol/sign', { ...(await signing('confirmed')), ...missing }),
    order_act_refused: async () => call('auth/protocol/sign', await signing('submitted')),
    protocol_signed: async () => call('auth/protocol/sign', await signed()),
    seen_changed: async () =>
      call('auth/protocol/sign', { ...(await signing('confirmed')), seen: { sha256: unread } }),
    code_wrong: async () => {
      const input = await signing('confirmed');
      const code = await signingCode(t, who, input.rid);
      return call('auth/protocol/sign', { ...input, code: code === wrongCode ? '000001' : wrongCode });
    },
  },
} satisfies Partial<Scenarios>;
