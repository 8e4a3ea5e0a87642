import { formatAddress } from '@portal/shared/rules';
import { and, desc, eq } from 'drizzle-orm';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Deps } from '../../deps';
import { itemsOf, type OrderRow, type PickupRow, pickupOf } from '../order/order.repo';
import { orders } from '../order/order.table';
import { insertOrderFile } from '../orderFile/orderFile.repo';
import { findSettings } from '../setting/setting.repo';
import { findTypeName } from '../type/type.repo';
import { insertFile } from '../upload/upload.repo';
import { findUser } from '../user/user.repo';
import type { ProtocolFacts } from './protocol.content.document';
import { protocolFont } from './protocol.font.document';
import { drawProtocol } from './protocol.layout.document';

type Making = Pick<Deps, 'db' | 'ports' | 'now'>;

/**
 * Makes the agreement of an order unless it has one. The job `protocol` calls it soon after the order is
 * placed, and the list of files before it answers, so that an order is never seen without; drawing
 * stays out of the transaction that places the order. Of two that make it at once one is kept.
 */
export async function ensureProtocol({ db, ports, now }: Making, order: OrderRow): Promise<void> {
  if (order.protocol_made) return;
  const facts = await db.read((tx) => protocolFacts(tx, order));
  const bytes = await drawProtocol(facts, await protocolFont());
  const stored = await ports.files.put(bytes);
  const file = {
    rid: newRid(),
    stored,
    name: `检测技术服务协议-${order.code}.pdf`,
    mime: 'application/pdf',
    size: bytes.byteLength,
    claimed: true,
    created: now(),
  };
  const kept = await db.transaction(async (tx) => {
    if (!(await markMade(tx, order.rid))) return false;
    await insertFile(tx, file);
    const { rid: file_rid, created } = file;
    await insertOrderFile(tx, { order_rid: order.rid, file_rid, kind: 'protocol', created });
    return true;
  });
  if (!kept) await ports.files.remove(stored);
}

/** False when another one made the agreement meanwhile. */
async function markMade(tx: Tx, rid: string): Promise<boolean> {
  const marked = await tx
    .update(orders)
    .set({ protocol_made: true })
    .where(and(eq(orders.rid, rid), eq(orders.protocol_made, false)))
    .returning({ rid: orders.rid });
  return marked.length > 0;
}

/** Orders without an agreement, the newest first. */
export async function ordersWithoutProtocol(tx: Tx, limit: number): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(eq(orders.protocol_made, false))
    .orderBy(desc(orders.created))
    .limit(limit);
}

/** What the agreement is written from; the parties are as they are known now. */
async function protocolFacts(tx: Tx, order: OrderRow): Promise<ProtocolFacts> {
  const items = await itemsOf(tx, [order.rid]);
  const pickup = await pickupOf(tx, order.rid);
  const user = await findUser(tx, order.user_rid);
  const { localInfo } = await findSettings(tx);
  const { express, ...provider } = localInfo;
  return {
    code: order.code,
    created: order.created,
    typeName: (await findTypeName(tx, order.type_id)) ?? '',
    enterprise: order.enterprise,
    member: {
      name: user?.name || pickup?.name || '',
      company: user?.company ?? '',
      phone: user?.phone ?? pickup?.phone ?? '',
      organization: user?.organization ?? null,
    },
    provider: { ...provider, express: `${express.address}，${express.name}（收），${express.phone}` },
    items,
    total_fen: order.total_fen,
    turnaround_days: Math.max(...items.map((item) => item.turnaround_days)),
    sample_source: order.sample_source,
    sample_disposal: order.sample_disposal,
    pickup: pickup?.type === 1 ? pickupLine(pickup) : '',
    message: order.message,
  };
}

function pickupLine(pickup: PickupRow): string {
  return `${pickup.date} ${pickup.time}，${formatAddress(pickup)}，${pickup.name}，${pickup.phone}`;
}
