import { newPhone } from '../account';
import { send } from '../orders';
import { call, desk, program, type Scenarios, t, who, work } from './scene';

/** Posts a requirement of the member. */
export const posted = async (): Promise<string> => {
  const fields = { name: '王', phone: newPhone(), content: '测' };
  return (await send(t, 'open/web/requirement/add', fields, null, who.token)).data.code;
};
const cancelled = async (): Promise<string> => {
  const code = await posted();
  await call('auth/requirement/cancel', { code, reason: '不测了' });
  return code;
};
/** Posts a requirement with the member's phone and without login, which staff close. */
const closedOfVisitor = async (): Promise<string> => {
  const fields = { name: '王', phone: who.phone, content: '测' };
  const { code } = (await send(t, 'open/web/requirement/add', fields, null)).data;
  await work('staff/requirement/move', { code, act: 'close' });
  return code;
};
const answer = (code: string, file: typeof program | null = null) =>
  send(t, 'staff/requirement/answer', { code, text: '可以测' }, file, desk.token);
const missing = { code: 'none' };

export const requirementRefusals = {
  'open/web/requirement/add': {
    file_type_refused: () =>
      send(t, 'open/web/requirement/add', { name: '王', phone: newPhone(), content: '测' }, program),
  },
  'auth/requirement/detail': { not_found: () => call('auth/requirement/detail', missing) },
  'auth/requirement/messages': { not_found: () => call('auth/requirement/messages', missing) },
  'auth/requirement/link': {
    not_found: () => call('auth/requirement/link', { ...missing, file_rid: 'none' }),
  },
  'auth/requirement/write': {
    not_found: () => call('auth/requirement/write', { ...missing, text: '在吗' }),
    requirement_act_refused: async () =>
      call('auth/requirement/write', { code: await cancelled(), text: '在吗' }),
  },
  'auth/requirement/seen': { not_found: () => call('auth/requirement/seen', missing) },
  'auth/requirement/cancel': {
    not_found: () => call('auth/requirement/cancel', { ...missing, reason: '不测了' }),
    requirement_act_refused: async () =>
      call('auth/requirement/cancel', { code: await cancelled(), reason: '不测了' }),
  },
  'auth/requirement/claim': {
    not_found: () => call('auth/requirement/claim', missing),
    requirement_act_refused: async () => call('auth/requirement/claim', { code: await closedOfVisitor() }),
  },
  'staff/requirement/add': {
    not_found: () => work('staff/requirement/add', { account: '19900000000', content: '测' }),
  },
  'staff/requirement/detail': { not_found: () => work('staff/requirement/detail', missing) },
  'staff/requirement/answer': {
    not_found: () => answer('none'),
    requirement_act_refused: async () => answer(await cancelled()),
    file_type_refused: async () => answer(await posted(), program),
  },
  'staff/requirement/move': {
    not_found: () => work('staff/requirement/move', { ...missing, act: 'close' }),
    requirement_act_refused: async () =>
      work('staff/requirement/move', { code: await cancelled(), act: 'close' }),
  },
} satisfies Partial<Scenarios>;
