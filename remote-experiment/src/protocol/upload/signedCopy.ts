import { limits } from '@portal/shared/rules';

/** A photo of one page. */
export interface PagePhoto {
  readonly key: number;
  readonly file: File;
  /** Clockwise rotations by 90°. */
  readonly quarters: number;
}

/** A signed copy that is put together: one PDF, or photos of its pages. */
export interface SignedCopy {
  readonly pdf?: File;
  readonly pages: readonly PagePhoto[];
  /** Why the last files were not added. */
  readonly refused?: string;
}

export const emptyCopy: SignedCopy = { pages: [] };

const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);
const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** Adds files to a signed copy, or says why not. A PDF replaces another PDF, and cannot be mixed with photos. */
export function withFiles(copy: SignedCopy, files: readonly File[], firstKey: number): SignedCopy {
  const message = refusal(copy, files);
  if (message !== undefined) return { ...copy, refused: message };
  const pdf = files.find(isPdf);
  if (pdf) return { pdf, pages: [] };
  const added = files.map((file, index) => ({ key: firstKey + index, file, quarters: 0 }));
  return { pages: [...copy.pages, ...added] };
}

function refusal({ pdf, pages }: SignedCopy, files: readonly File[]): string | undefined {
  const other = files.find((file) => !isPdf(file) && !isPicture(file));
  if (other) return `“${other.name}”不是 PDF 或图片，没有添加`;
  const pdfs = files.filter(isPdf);
  const photos = files.length - pdfs.length;
  if (pdfs.length > 1) return '一次只能提交一个 PDF';
  if (pdfs.length + (pdf ? 1 : 0) > 0 && photos + pages.length > 0)
    return 'PDF 与照片不能一起提交：请先移除其中一种';
  if (pdfs.some(({ size }) => size > limits.uploadBytes))
    return `文件不能超过 ${limits.uploadBytes / 1024 / 1024} MB`;
  if (photos + pages.length > limits.signedPages) return `最多 ${limits.signedPages} 页，没有添加`;
  return undefined;
}

/** Returns the pages with one of them moved to another position. */
export function movedPage(pages: readonly PagePhoto[], from: number, to: number): readonly PagePhoto[] {
  const page = pages[from];
  if (!page || to < 0 || to >= pages.length) return pages;
  const rest = pages.filter((_page, index) => index !== from);
  return [...rest.slice(0, to), page, ...rest.slice(to)];
}
