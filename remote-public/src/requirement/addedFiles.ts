import { limits } from '@portal/shared/rules';

/** The files of the field after some were chosen, and why others of them were not added. */
interface Added {
  readonly files: readonly File[];
  readonly refused: string | undefined;
}

const isSame = (one: File, other: File): boolean =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;

/** Adds chosen files, except empty ones, those that are there already and those beyond the limits of a requirement. */
export function addedFiles(files: readonly File[], chosen: readonly File[]): Added {
  const refusals: string[] = [];
  let added = files;
  for (const file of chosen) {
    const reason = reasonAgainst(added, file);
    if (reason === undefined) added = [...added, file];
    else refusals.push(`“${file.name}”${reason}`);
  }
  return { files: added, refused: refusals.length > 0 ? `${refusals.join('；')}，没有添加` : undefined };
}

function reasonAgainst(files: readonly File[], file: File): string | undefined {
  if (file.size === 0) return '是空文件';
  if (file.size > limits.requirementBytes) return `超过 ${megabytes(limits.requirementBytes)} MB`;
  if (files.some((one) => isSame(one, file))) return '已在列表中';
  if (files.length >= limits.requirementFiles) return `超出 ${limits.requirementFiles} 个`;
  const sum = files.reduce((bytes, { size }) => bytes + size, file.size);
  return sum > limits.uploadBytes ? `使合计超过 ${megabytes(limits.uploadBytes)} MB` : undefined;
}

const megabytes = (bytes: number): number => bytes / 1024 / 1024;
