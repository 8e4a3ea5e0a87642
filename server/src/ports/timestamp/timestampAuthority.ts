import type { BaseBlock } from 'asn1js';
import { newSerialNumber } from '../signer/serialNumber';
import { Unreachable } from '../unreachable';

/** Confirms that something existed at a time. */
export interface TimestampAuthority {
  /** Returns the token for a SHA-256 as ASN.1. Throws `Unreachable` when the authority does not answer, refuses or answers about another hash. */
  tokenFor(sha256: Buffer): Promise<BaseBlock>;
}

const sha256Oid = '2.16.840.1.101.3.4.2.1';
const timeout = 10_000;
/** PKIStatus: granted, or granted with changes (RFC 3161, section 2.4.2). */
const granted = [0, 1];

/** An authority that answers by HTTP (RFC 3161, section 3.4). */
export function timestampAuthority(url: string): TimestampAuthority {
  return {
    tokenFor: async (sha256) => {
      const asn1js = await import('asn1js');
      const pkijs = await import('pkijs');
      const nonce = new asn1js.Integer({ valueHex: newSerialNumber() });
      const hashedMessage = new asn1js.OctetString({ valueHex: Uint8Array.from(sha256).buffer });
      const hashAlgorithm = new pkijs.AlgorithmIdentifier({ algorithmId: sha256Oid });
      const request = new pkijs.TimeStampReq({
        version: 1,
        messageImprint: new pkijs.MessageImprint({ hashAlgorithm, hashedMessage }),
        nonce,
        certReq: true,
      });
      const bytes = await post(url, Buffer.from(request.toSchema().toBER(false)));
      try {
        const { status, timeStampToken } = pkijs.TimeStampResp.fromBER(bytes);
        if (!granted.includes(status.status) || timeStampToken === undefined)
          throw new Unreachable(`timestamp authority: status ${status.status}`);
        const signed = new pkijs.SignedData({ schema: timeStampToken.content });
        const content = signed.encapContentInfo.eContent;
        const stated = pkijs.TSTInfo.fromBER(content ? content.getValue() : new ArrayBuffer(0));
        const isOurs =
          Buffer.from(stated.messageImprint.hashedMessage.getValue()).equals(sha256) &&
          stated.nonce?.isEqual(nonce) === true;
        if (!isOurs) throw new Unreachable('timestamp authority: its token is about something else');
        return timeStampToken.toSchema();
      } catch (error) {
        if (error instanceof Unreachable) throw error;
        throw new Unreachable('timestamp authority: its answer can’t be read');
      }
    },
  };
}

async function post(url: string, body: Buffer): Promise<ArrayBuffer> {
  try {
    const headers = { 'Content-Type': 'application/timestamp-query' };
    const response = await fetch(url, {
      method: 'POST',
      headers,
      body: Uint8Array.from(body),
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Unreachable(`timestamp authority: answer ${response.status}`);
    return await response.arrayBuffer();
  } catch (error) {
    if (error instanceof Unreachable) throw error;
    throw new Unreachable('timestamp authority: no answer');
  }
}
