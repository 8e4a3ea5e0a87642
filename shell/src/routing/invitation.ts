const key = 'portal.invitation';

/**
 * Stores an invitation code for this tab, so that the visitor can close the registration and open it again later.
 */
export function keepInvitation(code: string): void {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Storage may be unavailable; the dialog that opens at once has the code anyway.
  }
}

/** Returns the stored invitation code; undefined without one. */
export function keptInvitation(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
