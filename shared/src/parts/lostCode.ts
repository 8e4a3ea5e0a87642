/** Sent by an area whose page misses a part of its code; the shell answers in `reload`. */
export const lostCodeEvent = 'portal:lost-code';

/** Sent by the shell before it loads the page as a new document on its own: forms store what was typed. */
export const leavingEvent = 'portal:leaving';

export interface LostCode {
  /** Resolves to false when the page stays. */
  reload?: Promise<boolean>;
}

/**
 * Call this when code of the current page could not be loaded. When the area was deployed again without these files, the
 * shell loads the page with the new release, once for each release, and this never resolves. Otherwise resolves, and the
 * caller shows the failure.
 */
export async function reloadLostCode(): Promise<void> {
  const detail: LostCode = {};
  window.dispatchEvent(new CustomEvent(lostCodeEvent, { detail }));
  if (await detail.reload) await new Promise<never>(() => {});
}
