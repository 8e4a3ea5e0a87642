/** First bytes of files that are no tables, with what they are. `at` is their place; default: the start. */
const kinds: readonly { readonly kind: string; readonly bytes: readonly number[]; readonly at?: number }[] = [
  { kind: 'PDF 文件', bytes: ascii('%PDF') },
  { kind: '图片', bytes: [0x89, ...ascii('PNG')] },
  { kind: '图片', bytes: [0xff, 0xd8, 0xff] },
  { kind: '图片', bytes: ascii('GIF8') },
  { kind: '图片', bytes: ascii('II*\0') },
  { kind: '图片', bytes: ascii('MM\0*') },
  { kind: '图片', bytes: ascii('WEBP'), at: 8 },
  { kind: '图片', bytes: ascii('ftyphei'), at: 4 },
  { kind: '视频', bytes: ascii('ftyp'), at: 4 },
  { kind: '压缩包', bytes: ascii('Rar!') },
  { kind: '压缩包', bytes: [0x37, 0x7a, 0xbc, 0xaf] },
  { kind: '压缩包', bytes: [0x1f, 0x8b] },
  { kind: 'Word 文档（RTF）', bytes: ascii('{\\rtf') },
];

function ascii(text: string): number[] {
  return [...text].map((letter) => letter.charCodeAt(0));
}

export const startsWith = (bytes: Uint8Array, start: readonly number[], at = 0): boolean =>
  start.every((byte, index) => bytes[at + index] === byte);

/** Returns what a file is that is known and no table; undefined for others. */
export const otherKindOf = (bytes: Uint8Array): string | undefined =>
  kinds.find((one) => startsWith(bytes, one.bytes, one.at))?.kind;

/** Names inside an archive by which its kind is known. */
const archives: readonly (readonly [string, string])[] = [
  ['xl/workbook.bin', '二进制工作簿（.xlsb）'],
  ['word/document.xml', 'Word 文档'],
  ['ppt/presentation.xml', 'PPT 演示文稿'],
  ['Index/Document.iwa', 'Numbers 表格'],
  ['content.xml', 'OpenDocument 文件'],
];

/** Returns what an archive is that is no workbook, by the names that stand in it; undefined for a broken one. */
export function archiveKindOf(bytes: Uint8Array): string | undefined {
  const text = new TextDecoder('latin1').decode(bytes);
  if (text.includes('xl/workbook.xml')) return undefined;
  const known = archives.find(([name]) => text.includes(name))?.[1];
  // The record at the end of each whole archive.
  return known ?? (text.includes('PK\x05\x06') ? '压缩包' : undefined);
}

/** Returns what a text is that is no table of cells: a page or XML that another program named .xls. */
export function markupKindOf(text: string): string | undefined {
  const start = text.slice(0, 1000).trimStart().toLowerCase();
  if (
    /^(?:<!doctype html|<html|<table|<meta|<head|<style)/.test(start) ||
    /^<[^>]*>\s*<(?:html|table)/.test(start)
  )
    return '网页格式的表格';
  return start.startsWith('<?xml') ? 'XML 文件' : undefined;
}
