import { call } from '@portal/shared/api';
import type { LazyDialogProps } from '@portal/shared/parts';
import { type Origin, ViewerDialog } from '@portal/shared/viewer';
import { OverlayPicker } from './OverlayPicker';
import type { ViewedProps } from './viewed';

const origin: Origin = {
  linkOf: (rid, signal) => call('auth/web/orderFile/link', { rid }, { signal }),
  Overlays: OverlayPicker,
};

/** The viewer with the files of the member's orders, of which several lie over each other. */
export const MemberViewer = (viewed: LazyDialogProps & ViewedProps) => (
  <ViewerDialog {...viewed} origin={origin} />
);
