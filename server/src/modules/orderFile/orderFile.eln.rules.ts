import type { DeliveredFile } from '@portal/shared/contract';

/**
 * Metadata of an .eln archive: https://github.com/TheELNConsortium/TheELNFileFormat (SPECIFICATION.md), which is a zipped RO-Crate 1.1
 * in one folder. A dataset is an order, a file is a file of its data.
 */

/** Name of the file with the metadata, in the folder of the archive. */
export const metadataName = 'ro-crate-metadata.json';

/** A file of the archive. */
export interface ElnFile {
  /** Path in the archive's folder, of characters that an identifier has as they are. */
  readonly path: string;
  readonly file: DeliveredFile;
  /** SHA-256 of the content, in hex. */
  readonly sha256: string;
}

interface Crate {
  readonly name: string;
  /** The lab, and the address of the portal. */
  readonly lab: string;
  readonly url: string;
  readonly now: Date;
  readonly files: readonly ElnFile[];
}

/** Returns a path without characters that an identifier of RO-Crate has to escape: readers compare it with the zip as it is. */
export const elnPath = (path: string): string => path.replace(/[\s%#?[\]{}|\\^`"<>]/g, '_');

const lab = { '@id': '#lab' };

/** Returns the metadata as JSON. Its length does not depend on the checksums. */
export function elnMetadata({ name, lab: company, url, now, files }: Crate): string {
  const orders = [...new Set(files.map(({ file }) => file.order.code))].map((code) =>
    files.filter(({ file }) => file.order.code === code),
  );
  const created = now.toISOString();
  const graph = [
    {
      '@id': metadataName,
      '@type': 'CreativeWork',
      about: { '@id': './' },
      conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
      dateCreated: created,
      version: '1.0',
      sdPublisher: lab,
    },
    {
      '@id': './',
      '@type': 'Dataset',
      name,
      description: `${company}交付的检测数据`,
      datePublished: created,
      dateCreated: created,
      license: '未授予许可：使用这些数据前请询问数据的持有人',
      publisher: lab,
      hasPart: orders.flatMap(([first]) => (first ? [{ '@id': folderOf(first) }] : [])),
    },
    { ...lab, '@type': 'Organization', name: company, url },
    ...orders.flatMap(orderNodes),
  ];
  return JSON.stringify({ '@context': 'https://w3id.org/ro/crate/1.1/context', '@graph': graph }, null, 2);
}

const folderOf = ({ path }: ElnFile): string => `./${path.slice(0, path.indexOf('/') + 1)}`;

/** Returns the nodes of an order and its files. */
function orderNodes(files: readonly ElnFile[]): object[] {
  const [first] = files;
  if (!first) return [];
  const { order } = first.file;
  const services = [...new Set(files.flatMap(({ file }) => file.services))].join('、');
  const samples = first.file.samples.map(({ number, name }) => `${number} ${name}`).join('、');
  const more = first.file.sample_count > first.file.samples.length ? ` 等 ${first.file.sample_count} 个` : '';
  return [
    {
      '@id': folderOf(first),
      '@type': 'Dataset',
      name: [services, order.code].filter(Boolean).join(' '),
      identifier: order.code,
      author: lab,
      dateCreated: files.map(({ file }) => file.created).sort()[0],
      ...(samples && { description: `样品：${samples}${more}` }),
      hasPart: files.map(({ path }) => ({ '@id': `./${path}` })),
    },
    ...files.map(({ path, file, sha256 }) => ({
      '@id': `./${path}`,
      '@type': 'File',
      name: file.name,
      encodingFormat: file.mime,
      contentSize: String(file.size),
      sha256,
      dateCreated: file.created,
      ...(file.tags.length > 0 && { keywords: file.tags.join(',') }),
    })),
  ];
}
