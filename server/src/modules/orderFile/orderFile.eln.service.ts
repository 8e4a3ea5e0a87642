import { createHash } from 'node:crypto';
import { pipeline, Readable, Transform } from 'node:stream';
import type { Db } from '../../db/client';
import type { Attachment } from '../../kit/download';
import type { Files } from '../../ports/files/files';
import { findSettings } from '../setting/setting.repo';
import { storedEntries, type ZipEntry, zipOf } from '../zip/zip.service';
import type { DeliveredRow } from './orderFile.delivered.repo';
import { presentDelivered } from './orderFile.delivered.service';
import { type ElnFile, elnMetadata, elnPath, metadataName } from './orderFile.eln.rules';

interface Packed {
  readonly rows: readonly DeliveredRow[];
  /** Name of the archive without its extension, and of its folder. */
  readonly name: string;
  /** Address of the portal. */
  readonly url: string;
  readonly now: Date;
}

/** Stands for a checksum until the file was read. */
const unread = '0'.repeat(64);

/**
 * Returns data as .eln, streamed like a zip. The metadata is its last entry, because the checksums are known when the files were
 * sent; its length does not depend on them, so that a browser shows how far the download is.
 */
export async function elnPackage(
  db: Db,
  stored: Pick<Files, 'open'>,
  { rows, name, url, now }: Packed,
): Promise<Attachment> {
  const [files, { localInfo }] = await db.read(async (tx) => [
    await presentDelivered(tx, rows),
    await findSettings(tx),
  ]);
  const codes = [...new Set(rows.map(({ code }) => code))];
  const sums = new Map<string, string>();
  const placed = codes.flatMap((code) => {
    const ofOrder = rows.filter((row) => row.code === code);
    const entries = storedEntries(
      stored,
      ofOrder.map(({ file }) => file),
      code,
    );
    return ofOrder.map(({ orderFile: { rid } }, index) => ({ rid, entry: entries[index] }));
  });
  const entries: ZipEntry[] = [];
  const paths = new Map<string, string>();
  for (const { rid, entry } of placed) {
    if (!entry) continue;
    const path = freePath(elnPath(entry.path), new Set(paths.values()));
    paths.set(rid, path);
    entries.push(summed({ ...entry, path: `${name}/${path}` }, (sum) => sums.set(rid, sum)));
  }
  const metadata = () =>
    elnMetadata({
      name,
      lab: localInfo.company,
      url,
      now,
      files: files.flatMap((file): ElnFile[] => {
        const path = paths.get(file.rid);
        return path === undefined ? [] : [{ path, file, sha256: sums.get(file.rid) ?? unread }];
      }),
    });
  entries.push({
    path: `${name}/${metadataName}`,
    size: Buffer.byteLength(metadata()),
    created: now,
    open: async () => Readable.from([Buffer.from(metadata())]),
  });
  return { ...zipOf(entries), mime: 'application/vnd.eln+zip', name: `${name}.eln` };
}

/** Returns the path, or another one when characters that were replaced have made two alike. */
function freePath(path: string, taken: ReadonlySet<string>): string {
  let free = path;
  for (let count = 2; taken.has(free); count++) free = path.replace(/(\.[^./]*)?$/, `_${count}$1`);
  return free;
}

/** Returns the entry with the SHA-256 of its content, which is told when all of it was read. */
const summed = (entry: ZipEntry, onSum: (sha256: string) => void): ZipEntry => ({
  ...entry,
  open: async () => {
    const content = await entry.open();
    if (!content) return undefined;
    const hash = createHash('sha256');
    const counted = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk);
        done(null, chunk);
      },
      flush(done) {
        onSum(hash.digest('hex'));
        done();
      },
    });
    // An error of either side destroys both; who reads sees it.
    return pipeline(content, counted, () => undefined);
  },
});
