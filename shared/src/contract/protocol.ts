import { z } from 'zod';
import { formatMessage, limits, protocolActs, protocolStates, signingMethods, texts } from '../rules';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { cursorPaged, cursorPaging, fen, happened, instant, keyword, rid, smsCode, text } from './field';
import { orderFile } from './orderFile';
import { seen } from './seen';
import { shows } from './shows';

const protocolState = z.enum(protocolStates).register(components, { id: 'ProtocolState' });
const protocolAct = z.enum(protocolActs).register(components, { id: 'ProtocolAct' });

const protocolTable = z
  .object({
    kind: z.enum(['items', 'samples']),
    columns: z.array(z.object({ title: z.string(), align: z.enum(['left', 'center', 'right']) })),
    /** A cell may have several lines. */
    rows: z.array(z.array(z.string())),
  })
  .register(components, { id: 'ProtocolTable' });

/** The content of an agreement: its PDF and its page are made from it. */
export const protocolText = z
  .object({
    title: z.string(),
    /** Code and day of the order. */
    line: z.string(),
    /** The parties, each with its facts. */
    parties: z.array(z.array(z.object({ label: z.string(), value: z.string() }))),
    /** Sections in their order: clauses, and a table below them. */
    sections: z.array(
      z.object({
        heading: z.string(),
        clauses: z.array(z.string()),
        /** Positions of the clauses in bold, which limit or bind the member; missing in agreements from before 2026-11-28. */
        strong: z.array(z.int()).optional(),
        table: protocolTable.optional(),
      }),
    ),
  })
  .register(components, { id: 'ProtocolText' });
export type ProtocolText = z.infer<typeof protocolText>;

/** A signature that a member made on the page, as evidence of who signed which document when. */
export const protocolSignature = z
  .object({
    version: z.int(),
    /** The name that the person typed. */
    name: z.string(),
    method: z.enum(signingMethods),
    /** The phone that received the code, masked. */
    phone: z.string(),
    /** SHA-256 of the document that was signed. */
    sha256: z.string(),
    /** The sentence that the person agreed to. */
    consent: z.string(),
    at: happened,
  })
  .register(components, { id: 'ProtocolSignature' });

const protocolRow = z
  .object({
    /** The order, which is the key together with the version. */
    order: z.object({ rid: z.string(), code: z.string() }),
    /** Counted from 1 for each order. A quotation that the member accepts makes a new version. */
    version: z.int(),
    state: protocolState,
    /** True for the contract of an enterprise. */
    enterprise: z.boolean(),
    /** Name of the order's first service, and the number of its items. */
    item: z.string(),
    items: z.int(),
    /** What the member pays by this version. */
    due_fen: fen,
    created: happened,
    /** When it was signed, or the first signed copy was added; null for none. */
    signed: happened.nullable(),
    /** When a later version replaced it; null for the current one. */
    superseded: instant.nullable(),
    /** Acts of the caller. */
    can: z.array(protocolAct),
  })
  .register(components, { id: 'ProtocolRow' });
export type ProtocolRow = z.infer<typeof protocolRow>;

const protocol = protocolRow
  .extend({
    /** The content; null for agreements from before 2026-11-23, of which only the file exists. */
    text: protocolText.nullable(),
    /** SHA-256 of the file as hexadecimal digits; null where `text` is null. */
    sha256: z.string().nullable(),
    /** The document; null for a version that was replaced before it was signed. */
    file: orderFile.nullable(),
    /** A quotation for the order waits for the answer, which decides about the amount. */
    quoted: z.boolean(),
    /** The signed copies of all versions, the latest first: signed on the page, or uploaded by the member or by staff. */
    copies: z.array(orderFile.extend({ by: z.enum(['signature', 'member', 'staff']) })),
    /** The sentence that the member agrees to by signing. */
    consent: z.string(),
    /** The signature of this version that was made on the page, with the drawn one as a data URL; null for none. */
    signature: protocolSignature.extend({ picture: z.string().nullable() }).nullable(),
    /** All versions of the order's agreement, the latest first. */
    versions: z.array(
      protocolRow.pick({
        version: true,
        state: true,
        due_fen: true,
        created: true,
        signed: true,
        superseded: true,
      }),
    ),
  })
  .register(components, { id: 'Protocol' });
export type Protocol = z.infer<typeof protocol>;

export const protocolEndpoints = {
  'auth/protocol/list': endpoint({
    access: 'member',
    scope: 'file:read',
    reads: true,
    unrestricted: true,
    summary: "The agreements and contracts of the member's orders, each version a row, the newest first",
    input: z.strictObject({
      state: protocolState.optional(),
      /** Part of an order's code, or of the name of an item. */
      kw: keyword(),
      ...cursorPaging,
    }),
    example: { state: 'open', size: 20 },
    data: cursorPaged(protocolRow).extend({
      /** Number of versions by state, whatever is searched for. */
      counts: z.partialRecord(protocolState, z.int()),
    }),
  }),
  'auth/protocol/detail': endpoint({
    access: 'member',
    scope: 'file:read',
    outdates: { none: 'shows the agreement; a missing one is written first' },
    unrestricted: true,
    errors: ['not_found'],
    summary: 'A version of the agreement of an order, the current one unless the input says which',
    input: z.strictObject({
      rid: rid('order'),
      version: z.int('[版本]格式不正确').min(1, '[版本]格式不正确').optional(),
    }),
    example: { rid: 'k3v9x0q2' },
    data: protocol,
  }),
  'auth/protocol/code': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'only sends a code' },
    errors: ['not_found', 'order_act_refused', 'protocol_signed'],
    summary: "Sends a code to the member's own phone, by which the agreement of the order is signed",
    input: z.strictObject({ rid: rid('order') }),
    example: { rid: 'k3v9x0q2' },
    data: z.object({ /** Seconds until the next code may be asked for. */ retryAfter: z.int() }),
  }),
  'auth/protocol/sign': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: [...shows.orders, ...shows.files, ...shows.notices],
    errors: ['not_found', 'order_act_refused', 'protocol_signed', 'seen_changed', 'code_wrong'],
    summary:
      'Signs the current agreement of an order by a code: stores who signed which document when, and makes the signed copy',
    input: z.strictObject({
      rid: rid('order'),
      seen: seen.pick({ sha256: true }),
      name: text(...texts.signer),
      /** The drawn signature as PNG in base64; without it the typed name is the signature. */
      picture: z
        .base64(formatMessage('签名'))
        .max(Math.ceil(limits.signatureBytes / 3) * 4, formatMessage('签名'))
        .optional(),
      /** The person agreed to the sentence in `consent` of the detail. */
      agreed: z.literal(true, '请先阅读并同意协议'),
      code: smsCode,
    }),
    example: {
      rid: 'k3v9x0q2',
      seen: { sha256: 'a3'.repeat(32) },
      name: '李同学',
      code: '123456',
      agreed: true,
    },
    data: done,
  }),
};
