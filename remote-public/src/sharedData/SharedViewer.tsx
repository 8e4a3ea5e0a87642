import { call } from '@portal/shared/api';
import type { LazyDialogProps } from '@portal/shared/parts';
import { type Origin, ViewerDialog } from '@portal/shared/viewer';
import { useMemo } from 'react';
import type { SharedFileProps } from './sharedFile';

/** The viewer with a file of a link. The owner's log counts that it was looked at. */
export function SharedViewer({ code, password, ...viewed }: LazyDialogProps & SharedFileProps) {
  const origin = useMemo(
    (): Origin => ({
      linkOf: (file, signal) => call('open/dataShare/link', { code, password, file, view: true }, { signal }),
      keeping: {
        read: (file, signal) => call('open/dataShare/view', { code, password, file }, { signal }),
      },
    }),
    [code, password],
  );
  return <ViewerDialog {...viewed} origin={origin} />;
}
