import { limits } from '@portal/shared/rules';
import { useState } from 'react';

/** Extensions of what the server takes (its `fileType.ts` looks at the content). */
export const attachmentTypes =
  '.pdf,.jpg,.jpeg,.png,.webp,.bmp,.tif,.tiff,.xlsx,.xls,.docx,.doc,.pptx,.ppt,.csv,.txt,.zip,.rar,.7z,.gz';

export interface Attachment {
  readonly file: File | undefined;
  readonly error: string | undefined;
  /** Takes a file, or says why it does not. */
  readonly choose: (file: File) => void;
  readonly remove: () => void;
  readonly refuse: (message: string) => void;
}

const megabytes = limits.requirementBytes / 1024 / 1024;

function wrong({ name, size }: File): string | undefined {
  if (size === 0) return `“${name}”是空文件，没有添加`;
  if (size > limits.requirementBytes) return `“${name}”超过 ${megabytes} MB，没有添加`;
  return undefined;
}

/** The one file that goes with a requirement. */
export function useAttachment(): Attachment {
  const [state, setState] = useState<Partial<Pick<Attachment, 'file' | 'error'>>>({});
  return {
    file: state.file,
    error: state.error,
    choose: (file) => {
      const error = wrong(file);
      // A wrong one does not take the place of the one before.
      setState((before) => (error ? { ...before, error } : { file }));
    },
    remove: () => setState({}),
    refuse: (error) => setState((before) => ({ ...before, error })),
  };
}
