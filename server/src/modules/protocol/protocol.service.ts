import { createHash } from 'node:crypto';
import type { ProtocolText } from '@portal/shared/contract';
import { formatAddress, testsOf, testsWithSample } from '@portal/shared/rules';
import type { Db, Tx } from '../../db/client';
import { listAddresses } from '../address/address.repo';
import { type ItemRow, itemsOf, type OrderRow, type PickupRow, pickupOf } from '../order/order.repo';
import { type SampleRow, samplesOf } from '../order/order.sample.repo';
import { dayInWords } from '../pdf/pdf.day.rules';
import { pdfFont } from '../pdf/pdf.font.document';
import { findSettings } from '../setting/setting.repo';
import { findTypeName } from '../type/type.repo';
import { findUser } from '../user/user.repo';
import { protocolText } from './protocol.content.document';
import type { ProtocolFacts } from './protocol.facts.document';
import { drawProtocol } from './protocol.layout.document';
import type { DrawnSignature } from './protocol.signature.document';

/** An agreement: its PDF, the PDF's SHA-256 as hexadecimal digits, and what it says. */
export interface MadeProtocol {
  readonly bytes: Buffer;
  readonly sha256: string;
  readonly content: ProtocolText;
}

/** Generates the agreement of an order. */
export async function makeProtocol(db: Db, order: OrderRow): Promise<MadeProtocol> {
  const facts = await db.read((tx) => protocolFacts(tx, order));
  const content = protocolText(facts);
  const { code, created } = facts;
  const drawn = { code, created, author: facts.provider.company, content };
  const bytes = await drawProtocol(drawn, await pdfFont());
  return { bytes, content, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Draws the signed copy of an agreement: the same content with the signature, and a page with the evidence. */
export async function makeSigned(
  db: Db,
  { code, created }: OrderRow,
  content: ProtocolText,
  signature: DrawnSignature,
): Promise<Buffer> {
  const { localInfo } = await db.read(findSettings);
  return drawProtocol({ code, created, author: localInfo.company, content, signature }, await pdfFont());
}

/** Loads the data of the agreement, with the current names of the parties. */
async function protocolFacts(tx: Tx, order: OrderRow): Promise<ProtocolFacts> {
  const items = await itemsOf(tx, [order.rid]);
  const pickup = await pickupOf(tx, order.rid);
  const user = await findUser(tx, order.user_rid);
  const [address] = await listAddresses(tx, order.user_rid);
  const { localInfo, ...terms } = await findSettings(tx);
  return {
    code: order.code,
    created: order.created,
    typeName: (await findTypeName(tx, order.type_id)) ?? '',
    enterprise: order.enterprise,
    member: {
      name: user?.name || pickup?.name || '',
      company: user?.company ?? '',
      phone: user?.phone ?? pickup?.phone ?? '',
      teacher: user?.teacher ?? '',
      address: address ? formatAddress(address) : '',
      organization: user?.organization ?? null,
    },
    provider: localInfo,
    terms,
    items,
    total_fen: order.total_fen,
    discount_fen: order.discount_fen,
    due_fen: order.due_fen,
    turnaround_days: Math.max(...items.map((item) => item.turnaround_days)),
    sample_source: order.sample_source,
    sample_disposal: order.sample_disposal,
    human_samples: order.human_samples,
    samples: withTests(await samplesOf(tx, order.rid), items),
    pickup: pickup?.type === 1 ? pickupLine(pickup) : '',
    message: order.message,
  };
}

function pickupLine(pickup: PickupRow): string {
  return `${dayInWords(new Date(`${pickup.date}T00:00+08:00`))} ${pickup.time}，${formatAddress(pickup)}，${pickup.name}，${pickup.phone}`;
}

/** Returns samples with their tests. With one test only, all go to it, and nothing is said. */
const withTests = (samples: readonly SampleRow[], items: readonly ItemRow[]) =>
  samples.map((sample) => ({
    ...sample,
    tests: testsWithSample(items).length > 1 ? testsOf(sample, items, samples) : [],
  }));
