import { Readable } from 'node:stream';
import type { Noun } from '@portal/shared/contract';
import type { Db, Tx } from '../db/client';
import type { Deps } from '../deps';
import type { Ports } from '../ports';

/** What a signed link downloads (`upload/fileLink.service.ts`). Each kind but `file` belongs to one module; its service says what the key is. */
export type LinkKind =
  | 'file'
  | 'print'
  | 'zip'
  | 'rawZip'
  | 'dataZip'
  | 'sharedZip'
  | 'export'
  | 'entries'
  | 'orders'
  | 'staffOrders'
  | 'figures'
  | 'clusterEntries'
  | 'reconciliation'
  | 'clusterReconciliation'
  | 'statements'
  | 'invoices'
  | 'invoiceZip'
  | 'invoiceHistory'
  | 'rebates'
  | 'withdrawals'
  | 'samples'
  | 'labels'
  | 'shippingLabel'
  | 'doorSign'
  | 'priceReference'
  | 'report'
  | 'statement'
  | 'receipt';

/** A file as it is sent. */
export interface Attachment {
  readonly stream: Readable;
  /** Bytes; missing for a file that is generated while it is downloaded. */
  readonly size?: number | undefined;
  readonly mime: string;
  readonly name: string;
}

/** What the links of a kind download. */
export interface Download {
  readonly kind: Exclude<LinkKind, 'file'>;
  /** What is not found when there is nothing, or nothing any more. */
  readonly noun: Noun;
  /** True for what the browser shows instead of saving it. */
  readonly inline?: true;
  /** Returns what the key of a valid link downloads. */
  make(key: string, deps: Deps): Promise<Attachment | undefined>;
}

/** A PDF that is generated while it is downloaded. */
export interface GeneratedPdf {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Returns a download of PDFs. */
export const pdfDownload = (
  kind: Download['kind'],
  noun: Noun,
  make: (db: Db, key: string, now: Date, ports: Ports) => Promise<GeneratedPdf | undefined>,
): Download => ({
  kind,
  noun,
  make: async (key, { db, now, ports }) => {
    const pdf = await make(db, key, now(), ports);
    if (!pdf) return undefined;
    const { name, bytes } = pdf;
    return { stream: Readable.from([bytes]), size: bytes.byteLength, mime: 'application/pdf', name };
  },
});

/** Returns the key of the stored file behind the key of a link, when it is one of the module's files. */
export type FileOf = (tx: Tx, key: string, now: Date) => Promise<string | undefined>;

/** Returns a `FileOf` for links with the stored file's own key. */
export const linkedFile =
  (isOwn: (tx: Tx, file_rid: string) => Promise<boolean>): FileOf =>
  async (tx, key) =>
    (await isOwn(tx, key)) ? key : undefined;
