import { execFileSync } from 'node:child_process';

/** True when the program that reads the text of PDFs is installed. */
export function hasPdftotext(): boolean {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Returns the text of a PDF, whose pages end with a form feed. `layout` keeps the columns of a page. */
export function textOfPdf(pdf: Buffer, layout = false): string {
  const options = layout ? ['-layout'] : [];
  return execFileSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8' });
}

/** Returns the sizes in pixels of the pictures of a PDF in the order of its pages, without the code of the check page. */
export function imagesOfPdf(pdf: Buffer): string[] {
  const listed = execFileSync('pdfimages', ['-list', '-'], { input: pdf, encoding: 'utf8' });
  const rows = listed.split('\n').map((row) => row.trim().split(/\s+/));
  return rows.filter(([, , type]) => type === 'image').map(([, , , width, height]) => `${width}x${height}`);
}
