import type { Input } from '@portal/shared/contract';
import type { TestMember } from './factories';
import { send } from './orders';
import type { TestApp } from './testApp';

/** The last day of the quotations of tests. */
export const validUntil = '2026-12-31';

/** Posts a requirement of the member; returns its code. */
export async function postRequirement(t: TestApp, { token, phone }: TestMember): Promise<string> {
  const fields = { name: '王小明', phone, content: '五个粉末样品的物相' };
  return (await send(t, 'open/web/requirement/add', fields, null, token)).data.code;
}

/** Quotes an order by staff. */
export const quoteOrder = (
  t: TestApp,
  token: string,
  input: Partial<Input<'staff/quotation/order'>> & { code: string },
) => t.call('staff/quotation/order', { valid_until: validUntil, ...input }, { token });

/** Quotes one service for a requirement by staff. */
export const quoteRequirement = (
  t: TestApp,
  token: string,
  code: string,
  item: Partial<Input<'staff/quotation/requirement'>['items'][number]> = {},
) => {
  const service = { device_rid: 'xrd', options: quotedOptions, count: 5, unit_fen: 4000, ...item };
  return t.call(
    'staff/quotation/requirement',
    { code, items: [service], valid_until: validUntil },
    { token },
  );
};

/** Options of the quoted service. */
export const quotedOptions = { range: ['r10_80'], speed: ['v10'], form: ['powder'] };
