import { settingSeed } from '../src/seed/setting';
import { type Lab, lab } from './orders';
import type { TestApp } from './testApp';

/** Sets the amount above which acts of staff need a second person; without `amount_fen`, that of the seed. */
export const approvalAbove = (t: TestApp, { token }: Lab, amount_fen = settingSeed.approvalFen) =>
  t.call('staff/setting/update', { key: 'approvalFen', value: amount_fen }, { token });

/** Agrees to a requested act as another member of staff. */
export async function agreeAsSecond(t: TestApp, code: string | null) {
  const { token } = await lab(t);
  return t.call('staff/approval/agree', { code: code ?? '' }, { token });
}
