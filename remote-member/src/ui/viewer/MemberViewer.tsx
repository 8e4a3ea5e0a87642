import { call, isRefused, presentOf } from '@portal/shared/api';
import type { LazyDialogProps } from '@portal/shared/parts';
import { type Origin, ViewerDialog } from '@portal/shared/viewer';
import { OverlayPicker } from './OverlayPicker';
import type { ViewedProps } from './viewed';

const path = 'auth/dataView/save';

const groupOrigin: Origin = {
  linkOf: (rid, signal) => call('auth/web/orderFile/link', { rid }, { signal }),
  Overlays: OverlayPicker,
};

const origin: Origin = {
  ...groupOrigin,
  keeping: {
    read: (rid, signal) => call('auth/dataView/detail', { rid }, { signal }),
    save: async (rid, kept, etag) => {
      try {
        return { kept: true, view: await call(path, { rid, kept, etag }) };
      } catch (error) {
        if (!isRefused(error, path, 'edited_meanwhile')) throw error;
        return { kept: false, view: presentOf(error, path) ?? { kept: null } };
      }
    },
  },
};

/** The viewer with the files of the member's orders, of which several lie over each other. */
export const MemberViewer = ({ ofGroup, ...viewed }: LazyDialogProps & ViewedProps) => (
  <ViewerDialog {...viewed} origin={ofGroup ? groupOrigin : origin} />
);
