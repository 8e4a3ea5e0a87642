import type { Data, Input } from '@portal/shared/contract';
import type { TestMember } from './factories';
import type { Lab } from './orders';
import type { TestApp } from './testApp';

let counter = 0;

type Desk = Pick<Lab, 'token'>;

/** Creates a price group of an enterprise, with these members. */
export async function priceGroup(
  t: TestApp,
  { token }: Desk,
  ...members: readonly TestMember[]
): Promise<Data<'staff/priceGroup/add'>> {
  const facts = { code: `PRICES-${++counter}`, name: '测试合同', kind: 'enterprise' } as const;
  const answer = await t.call('staff/priceGroup/add', facts, { token });
  if (answer.code === 0) throw new Error(answer.msg);
  for (const { phone: account } of members)
    await t.call('staff/priceGroup/addMember', { code: facts.code, account }, { token });
  return answer.data;
}

/** Adds a rule that is in force from 2026-11-01 on, unless `given` says otherwise. */
export async function priceRule(
  t: TestApp,
  { token }: Desk,
  given: Partial<Input<'staff/priceGroup/saveRule'>> & { readonly code: string },
): Promise<Data<'staff/priceGroup/saveRule'>> {
  const answer = await t.call('staff/priceGroup/saveRule', { starts: '2026-11-01', ...given }, { token });
  if (answer.code === 0) throw new Error(answer.msg);
  return answer.data;
}
