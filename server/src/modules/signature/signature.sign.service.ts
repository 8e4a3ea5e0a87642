import { type Parsed, reasons } from '@portal/shared/contract';
import { type Seen, takesSigned } from '@portal/shared/rules';
import type { Tx } from '../../db/client';
import { newRid } from '../../db/rid';
import type { Context } from '../../http/context';
import { refuse } from '../../http/error';
import { requireSeen } from '../../http/seen';
import { sendOwnCode } from '../account/ownCode.service';
import { countAttempt } from '../limit/limit.service';
import { lockOrder, type OrderRow } from '../order/order.repo';
import { ownOrder } from '../order/order.service';
import { ensureProtocol } from '../orderFile/orderFile.protocol.service';
import { attachSigned } from '../orderFile/orderFile.service';
import { currentProtocol, type ProtocolRow } from '../protocol/protocol.repo';
import { makeSigned } from '../protocol/protocol.service';
import { type DrawnSignature, signedFileName, signingConsent } from '../protocol/protocol.signature.document';
import { insertSignature } from '../protocol/protocol.signature.repo';
import { type CodeFor, checkCode, consumeCode } from '../smsCode/smsCode.service';
import { withBytes } from '../upload/storedBytes.service';
import { type FileRow, insertFile } from '../upload/upload.repo';
import { formatMaskedPhone } from '../user/user.rules';
import { ownUser } from '../user/user.service';
import { signingLimits } from './signature.limits';
import { signaturePicture } from './signature.picture.rules';

type Signing = Parsed<'auth/protocol/sign'>;
/** A version that has its content: all but those from before the table of versions. */
type Signable = ProtocolRow & {
  readonly content: NonNullable<ProtocolRow['content']>;
  readonly sha256: string;
};

/** Sends a code, by which the member signs; refuses when the agreement cannot be signed. */
export async function sendSigningCode(rid: string, context: Context): Promise<void> {
  const { db, member } = context;
  const order = await db.read((tx) => ownOrder(tx, member.rid, rid));
  await ensureProtocol(context, order);
  await db.read((tx) => requireSignable(tx, order));
  await sendOwnCode(context, 'signing');
}

/**
 * Signs the current agreement of an order. The signed copy is made outside of the transaction, which checks again that
 * the agreement is the one that was read.
 */
export async function signProtocol(input: Signing, context: Context): Promise<void> {
  const { db, member, ports, secret, now, request } = context;
  const order = await db.read((tx) => ownOrder(tx, member.rid, input.rid));
  await ensureProtocol(context, order);
  const protocol = await db.read((tx) => readVersion(tx, order, input.seen.sha256));
  const picture = pictureOf(input);
  await countAttempt(db, signingLimits(member.rid), now());
  const user = await db.read((tx) => ownUser(tx, member.rid));
  const phone = user.phone ?? '';
  const code: CodeFor = { receiver: phone, useFor: 6, secret };
  await checkCode(db, code, input.code, now());
  const at = now();
  const signature: DrawnSignature = {
    name: input.name,
    method: picture ? 'drawn' : 'typed',
    picture,
    phone: formatMaskedPhone(phone),
    at,
    sha256: protocol.sha256,
    version: protocol.version,
    consent: signingConsent(protocol.content, order.enterprise),
  };
  const bytes = await makeSigned(db, order, protocol.content, signature);
  const stored = await ports.files.put(bytes);
  await withBytes(ports, stored, () =>
    db.transaction(async (tx) => {
      const locked = await lockOrder(tx, order.rid);
      if (!locked) throw refuse('not_found', { noun: 'order' });
      const { rid: protocol_rid } = await readVersion(tx, locked, input.seen.sha256);
      await consumeCode(tx, code, input.code);
      const file = fileOf(order, { stored, size: bytes.byteLength, created: at });
      await insertFile(tx, file);
      const { name, method, sha256, consent } = signature;
      await insertSignature(tx, {
        rid: newRid(),
        protocol_rid,
        user_rid: member.rid,
        name,
        method,
        sha256,
        consent,
        phone,
        at,
        picture: picture?.toString('base64') ?? null,
        file_rid: file.rid,
        ip: request.ip,
        user_agent: (request.headers['user-agent'] ?? '').slice(0, 300),
      });
      await attachSigned(tx, locked, file.rid, at);
    }),
  );
}

/** Returns the version with this hash; refuses when another one is current, or when it cannot be signed. */
async function readVersion(tx: Tx, order: OrderRow, sha256: string): Promise<Signable> {
  const protocol = await requireSignable(tx, order);
  // After an accepted quotation the new version is not generated yet.
  const current = order.protocol_made ? protocol : undefined;
  requireSeen<Seen>({ sha256 }, { sha256: current?.sha256 ?? null });
  if (!current || current.content === null) throw refuse('seen_changed');
  return { ...current, content: current.content, sha256 };
}

/** Returns the current version; refuses when the member cannot sign it (see `possibleProtocolActs`). */
async function requireSignable(tx: Tx, order: OrderRow): Promise<ProtocolRow | undefined> {
  const protocol = await currentProtocol(tx, order.rid);
  if (protocol?.signed) throw refuse('protocol_signed');
  if (!takesSigned(order.state)) throw refuse('order_act_refused', { msg: reasons.signingNotOpen });
  if (order.quoted) throw refuse('order_act_refused', { msg: reasons.signingQuoted });
  return protocol;
}

/** Returns the drawn signature; null for a typed one. */
function pictureOf({ picture }: Signing): Buffer | null {
  if (picture === undefined) return null;
  const drawn = signaturePicture(Buffer.from(picture, 'base64'));
  if (!drawn) throw refuse('invalid_input', { fields: { picture: reasons.signaturePicture } });
  return drawn;
}

const fileOf = ({ code }: OrderRow, made: Pick<FileRow, 'stored' | 'size' | 'created'>): FileRow => ({
  ...made,
  rid: newRid(),
  user_rid: null,
  name: signedFileName(code),
  mime: 'application/pdf',
  picture: false,
  claimed: true,
});
