import { useRef, useState } from 'react';
import { emptyCopy, movedPage, type SignedCopy, withFiles } from './signedCopy';

export interface SignedCopyModel {
  readonly copy: SignedCopy;
  readonly add: (files: readonly File[]) => void;
  readonly rotate: (key: number) => void;
  readonly move: (from: number, to: number) => void;
  /** Removes a page, with a message when it is not the member who removes it. */
  readonly remove: (key: number, message?: string) => void;
  readonly clear: () => void;
}

/** The signed copy that the member puts together; it stays while the dialog is closed and opened again. */
export function useSignedCopy(): SignedCopyModel {
  const [copy, setCopy] = useState(emptyCopy);
  const next = useRef(0);
  return {
    copy,
    add: (files) => {
      const first = next.current;
      next.current += files.length;
      setCopy((before) => withFiles(before, files, first));
    },
    rotate: (key) =>
      setCopy(({ pages }) => ({
        pages: pages.map((page) =>
          page.key === key ? { ...page, quarters: (page.quarters + 1) % 4 } : page,
        ),
      })),
    move: (from, to) => setCopy(({ pages }) => ({ pages: movedPage(pages, from, to) })),
    remove: (key, refused) =>
      setCopy(({ pages }) => ({
        pages: pages.filter((page) => page.key !== key),
        ...(refused !== undefined && { refused }),
      })),
    clear: () => setCopy(emptyCopy),
  };
}
