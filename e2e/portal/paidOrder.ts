import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import type { Data } from '../../shared/src/contract';
import { prestoreBonus } from '../../shared/src/rules/prestore';
import { yuanOf } from '../../shared/src/rules/typedMoney';
import { post } from './newMember';
import { plannedItem } from './plannedItem';
import { confirmStatement, payStatement } from './statement';
import type { Portal } from './test';

/** A bank's slip, as members upload it. */
export const voucher = {
  name: 'voucher.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n%%EOF\n'),
};

/** Puts money into the member's account: an application with its voucher, approved by staff. */
export async function prepay(
  request: APIRequestContext,
  portal: Portal,
  token: string,
  amount_fen: number,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const uploaded = await request.post('/api/auth/upload4file', { headers, multipart: { file: voucher } });
  const { file_rid } = (await uploaded.json()).data;
  type Rule = Data<'auth/prestore_rule_balance'>;
  const { tiers } = await post<Rule>(request, 'auth/prestore_rule_balance', {}, token);
  const seen = { bonus_fen: prestoreBonus(tiers, amount_fen) };
  const input = { file_rid, amount_fen, payer: '示例大学', paid_on: '2026-11-18', seen };
  const { code } = await post<{ code: string }>(request, 'auth/prestoreApply/add', input, token);
  await portal.staff('prestore', 'approve', code, '--amount', yuanOf(amount_fen));
}

/** Delivers an order by these acts, with a data file. */
export async function deliver(portal: Portal, code: string, acts: readonly string[]): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-data-'));
  const data = join(folder, '结果.csv');
  await writeFile(data, '角度,强度\n10,120\n20,340\n');
  for (const act of acts) await portal.staff(act, code);
  await portal.staff('deliver', code, '--file', data);
  await rm(folder, { recursive: true });
}

/** Delivers an order by these acts, with a data file, and bills it. */
export async function bill(portal: Portal, code: string, acts: readonly string[]): Promise<void> {
  await deliver(portal, code, acts);
  await portal.staff('statement', 'add', code);
}

/** Lets a certified member prepay, order `count` data analyses of ¥300.00, and pay them. */
export async function paidOrder(
  request: APIRequestContext,
  portal: Portal,
  token: string,
  count: number,
): Promise<void> {
  await prepay(request, portal, token, count * 30_000);
  const item = await plannedItem(request, token, { device_rid: 'rietveld', count });
  const seen = { total_fen: item.total_fen, due_fen: item.total_fen, times: [] };
  const wanted = { plan_rids: [item.rid], seen, sample_source: -1 };
  const { code } = await post<Data<'auth/order/add'>>(request, 'auth/order/add', wanted, token);
  await bill(portal, code, ['confirm', 'test']);
  const { list } = await post<Data<'auth/assign/settlementList'>>(
    request,
    'auth/assign/settlementList',
    {},
    token,
  );
  const rid = list[0]?.rid ?? '';
  await confirmStatement(request, rid, token);
  await payStatement(request, rid, token);
}
