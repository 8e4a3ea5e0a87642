import { defaultChoices } from '@portal/shared/rules';
import type { Tx } from '../db/client';
import type { Deps } from '../deps';
import { findDevice } from '../modules/device/device.repo';
import { markOldRead } from '../modules/message/message.repo';
import { removeLettersTo } from '../modules/message/outbox.repo';
import { deletePlanItems, listPlan } from '../modules/plan/plan.repo';
import { storeQuotation } from '../modules/quotation/quotation.add.service';
import { draftForRequirement } from '../modules/quotation/quotation.draft.service';
import { acceptQuotation, declineQuotation } from '../modules/quotation/quotation.member.service';
import { moveQuotation } from '../modules/quotation/quotation.move.service';
import { makePdf } from '../modules/quotation/quotation.pdf.service';
import { dayAfter } from '../modules/quotation/quotation.rules';
import { moveRequirement } from '../modules/requirement/requirement.move.service';
import {
  findRequirement,
  insertRequirement,
  nextRequirementCode,
  type RequirementRow,
} from '../modules/requirement/requirement.repo';
import { demoMember } from './demoMember';
import { seedOnce } from './seed';

const dayMs = 24 * 3600 * 1000;
const user_rid = demoMember.rid;

/** A requirement of the demo member, and what came of it. */
interface DemoRequirement {
  readonly title: string;
  readonly daysAgo: number;
  /** Acts of the lab or the member on the requirement. */
  readonly acts?: readonly ('contact' | 'close' | 'cancel')[];
  /** How its quotations end; the last one may stay open. */
  readonly quotations?: readonly ('open' | 'accept' | 'decline' | 'expire' | 'withdraw' | 'supersede')[];
}

/** A requirement and a quotation in every state, the oldest first. */
const demoRequirements: readonly DemoRequirement[] = [
  { title: '催化剂粉末比表面积', daysAgo: 90, acts: ['contact', 'close'] },
  { title: '薄膜厚度测量', daysAgo: 80, acts: ['cancel'] },
  { title: '合金物相定量', daysAgo: 70, quotations: ['expire'] },
  { title: '批量 XRD 精修', daysAgo: 40, quotations: ['decline', 'withdraw'] },
  { title: '数据分析年度合作', daysAgo: 20, quotations: ['supersede', 'accept'] },
  { title: '电池正极材料表征', daysAgo: 2, quotations: ['open'] },
  { title: '高温原位测试咨询', daysAgo: 0.1 },
];

/** Creates the demo member's requirements and quotations, once, by the services of real ones. No text messages are sent. */
export async function seedDemoQuotations({ db, ports, now }: Deps): Promise<void> {
  await seedOnce(db, 'demo quotations', now(), async (tx) => {
    for (const one of demoRequirements) await makeRequirement(tx, ports, one, now());
    await removeLettersTo(tx, user_rid);
    await markOldRead(tx, user_rid, now(), now());
  });
}

async function makeRequirement(
  tx: Tx,
  ports: Deps['ports'],
  { title, daysAgo, acts = [], quotations = [] }: DemoRequirement,
  now: Date,
): Promise<void> {
  let at = new Date(now.getTime() - daysAgo * dayMs);
  const code = await nextRequirementCode(tx, at);
  await insertRequirement(tx, {
    code,
    kind: 'requirement',
    user_rid,
    name: '演示用户',
    phone: demoMember.phone,
    title,
    email: '',
    company: '示例大学材料学院',
    device_rid: '',
    content: `${title}，共 5 个样品（示例需求）。`,
    created: at,
    changed: at,
  });
  const later = () => {
    at = new Date(Math.min(at.getTime() + dayMs / 4, now.getTime()));
    return at;
  };
  for (const act of acts) {
    const by = act === 'cancel' ? 'member' : 'staff';
    const row = await requirementOf(tx, code);
    await moveRequirement(tx, row, { act, by, by_rid: null, text: '', at: later() });
  }
  for (const end of quotations) await makeQuotation(tx, ports, { code, end, at: later(), later });
}

async function requirementOf(tx: Tx, code: string): Promise<RequirementRow> {
  const row = await findRequirement(tx, code);
  if (!row) throw new Error('a demo requirement was not inserted');
  return row;
}

interface Quoting {
  readonly code: string;
  readonly end: NonNullable<DemoRequirement['quotations']>[number];
  readonly at: Date;
  readonly later: () => Date;
}

async function makeQuotation(
  tx: Tx,
  { files }: Deps['ports'],
  { code, end, at, later }: Quoting,
): Promise<void> {
  const device = await findDevice(tx, 'rietveld');
  const options = defaultChoices(device?.options ?? []);
  const items = [{ device_rid: 'rietveld', options, count: 5, unit_fen: end === 'accept' ? 18_000 : 20_000 }];
  const valid_until = dayAfter(at, 30);
  const draft = await draftForRequirement(tx, { code, items, valid_until, note: '批量优惠（示例）' }, at);
  const bytes = await (await makePdf(tx, draft))();
  const stored = await files.put(bytes);
  const { rid } = await storeQuotation(tx, draft, { stored, size: bytes.byteLength, staff_rid: null });
  const by = { user_rid, at: later() };
  if (end === 'accept') {
    await acceptQuotation(tx, { rid }, by);
    // The demo member's plan holds only what `seedDemoPlan` adds.
    const planned = await listPlan(tx, user_rid);
    await deletePlanItems(
      tx,
      user_rid,
      planned.map((item) => item.rid),
    );
  }
  if (end === 'decline') await declineQuotation(tx, { rid, reason: '超出本年预算' }, by);
  const system = { by: 'system', by_rid: null, reason: '' } as const;
  if (end === 'withdraw') await moveQuotation(tx, rid, { ...system, act: 'withdraw', at: by.at });
  if (end === 'expire')
    await moveQuotation(tx, rid, { ...system, act: 'expire', at: new Date(at.getTime() + 31 * dayMs) });
}
