import type { Data, OrderFile, Parsed, Protocol, ProtocolRow } from '@portal/shared/contract';
import { memberFileActs, possibleProtocolActs, protocolStateOf } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { refuse } from '../../http/error';
import { type ItemRow, itemsOf, type OrderRow } from '../order/order.repo';
import { presentOrderFile } from '../orderFile/orderFile.present';
import { type KeptOrderFile, listOrderFiles } from '../orderFile/orderFile.repo';
import { presentSignature } from '../protocol/protocol.present';
import { countProtocols, type ListedProtocol, listProtocols, versionsOf } from '../protocol/protocol.repo';
import { signingConsent } from '../protocol/protocol.signature.document';
import { signaturesOf } from '../protocol/protocol.signature.repo';

/** Returns a page of the member's agreements with the number in each state. */
export async function listOwnProtocols(
  tx: Tx,
  user_rid: string,
  input: Parsed<'auth/protocol/list'>,
): Promise<Data<'auth/protocol/list'>> {
  const { rows, next } = await listProtocols(tx, { ...input, user_rid });
  const items = await itemsOf(tx, [...new Set(rows.map(({ order }) => order.rid))]);
  const list = rows.map((row) =>
    rowOf(
      row,
      items.filter(({ order_rid }) => order_rid === row.order.rid),
    ),
  );
  return { list, next, counts: await countProtocols(tx, user_rid) };
}

/** Returns a version of the agreement of an order, the current one by default; refuses an unknown one with not_found. */
export async function readProtocol(tx: Tx, order: OrderRow, version: number | undefined): Promise<Protocol> {
  const versions = await versionsOf(tx, order.rid);
  const protocol = version === undefined ? versions[0] : versions.find((one) => one.version === version);
  if (!protocol) throw refuse('not_found', { noun: 'protocol' });
  const items = await itemsOf(tx, [order.rid]);
  const signature = (await signaturesOf(tx, order.rid)).find((one) => one.protocol_rid === protocol.rid);
  const files = await listOrderFiles(tx, order.rid);
  const file = files.find((one) => one.file.rid === protocol.file_rid);
  return {
    ...rowOf({ protocol, order }, items),
    text: protocol.content,
    sha256: protocol.sha256,
    file: file ? fileOf(file, order) : null,
    quoted: order.quoted,
    copies: files
      .filter(({ orderFile }) => orderFile.kind === 'signed')
      .map((one) => ({ ...fileOf(one, order), by: copiedBy(one, order) }))
      .reverse(),
    consent: protocol.content ? signingConsent(protocol.content, order.enterprise) : '',
    signature: signature ? presentSignature(signature) : null,
    versions: versions.map((one) => {
      const row = rowOf({ protocol: one, order }, items);
      const { state, due_fen, created, signed, superseded } = row;
      return { version: one.version, state, due_fen, created, signed, superseded };
    }),
  };
}

const fileOf = (one: KeptOrderFile, { state }: OrderRow): OrderFile =>
  presentOrderFile(one, memberFileActs(one.orderFile.kind, state));

/** Who made a signed copy: the server makes that of a signature on the page. */
function copiedBy({ file }: KeptOrderFile, { user_rid }: OrderRow): Protocol['copies'][number]['by'] {
  if (file.user_rid === null) return 'signature';
  return file.user_rid === user_rid ? 'member' : 'staff';
}

function rowOf({ protocol, order }: ListedProtocol, items: readonly ItemRow[]): ProtocolRow {
  const facts = {
    orderState: order.state,
    superseded: protocol.superseded !== null,
    signed: protocol.signed !== null,
    quoted: order.quoted,
  };
  return {
    order: { rid: order.rid, code: order.code },
    version: protocol.version,
    state: protocolStateOf(facts),
    enterprise: order.enterprise,
    item: items[0]?.name ?? '',
    items: items.length,
    due_fen: protocol.due_fen,
    created: protocol.created.toISOString(),
    signed: protocol.signed?.toISOString() ?? null,
    superseded: protocol.superseded?.toISOString() ?? null,
    can: possibleProtocolActs(facts),
  };
}
