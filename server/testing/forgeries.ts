import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Returns the content of the first page: which object it is, and its bytes with their dictionary. */
function frontOf(pdf: Buffer): { readonly object: number; readonly body: Buffer } {
  const words = pdf.toString('latin1');
  const page = /\/Type \/Page\n[\s\S]*?\/Contents (\d+) 0 R/.exec(words);
  const object = Number(page?.[1]);
  const start = words.indexOf(`\n${object} 0 obj\n`) + 1;
  const end = words.indexOf('endobj', start);
  if (!page || start === 0 || end === -1) throw new Error('the PDF has no first page');
  return { object, body: pdf.subarray(words.indexOf('\n', start) + 1, end) };
}

/**
 * Returns the PDF with the first page of another one, whose number and QR code are then on it: appended, as editors of PDFs write a
 * change, so that all bytes that were signed are still there.
 */
export function withFrontOf(pdf: Buffer, other: Buffer): Buffer {
  const { object } = frontOf(pdf);
  const { body } = frontOf(other);
  const words = pdf.toString('latin1');
  const before = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(words)?.[1];
  const trailer = /trailer\s*<<([\s\S]*?)>>\s*startxref/.exec(words.slice(words.lastIndexOf('trailer')))?.[1];
  if (before === undefined || trailer === undefined) throw new Error('the PDF has no table of its objects');
  const added = Buffer.concat([Buffer.from(`\n${object} 0 obj\n`), body, Buffer.from('endobj\n')]);
  const at = `${pdf.length + 1}`.padStart(10, '0');
  const table = pdf.length + added.length;
  const end = `xref\n${object} 1\n${at} 00000 n \ntrailer\n<<${trailer}/Prev ${before}\n>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.concat([pdf, added, Buffer.from(end)]);
}

/** Returns a new PDF of pages of others, each named by its file and its number from 1 on. */
export function ofPages(...pages: readonly (readonly [pdf: Buffer, page: number])[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'pages-'));
  const files = pages.map(([pdf, page], index) => {
    const [whole, one] = [join(folder, `whole-${index}.pdf`), join(folder, `page-${index}.pdf`)];
    writeFileSync(whole, pdf);
    execFileSync('pdfseparate', ['-f', `${page}`, '-l', `${page}`, whole, one]);
    return one;
  });
  const joined = join(folder, 'joined.pdf');
  execFileSync('pdfunite', [...files, joined]);
  return readFileSync(joined);
}
