/** Whose calls send the parts: those of members, or those of staff at the desk. */
export type UploadSide = 'auth' | 'staff';

/** The calls of each side, written out so that it is found who makes which. */
export const uploadCalls = {
  auth: {
    start: 'auth/upload/start',
    state: 'auth/upload/state',
    part: 'auth/upload/part',
    finish: 'auth/upload/finish',
    abort: 'auth/upload/abort',
  },
  staff: {
    start: 'staff/upload/start',
    state: 'staff/upload/state',
    part: 'staff/upload/part',
    finish: 'staff/upload/finish',
    abort: 'staff/upload/abort',
  },
} as const;
