const key = 'portal.invitation';

/** Keeps the code of an invitation for this tab: whoever closes the registration may come back to it later. */
export function keepInvitation(code: string): void {
  try {
    sessionStorage.setItem(key, code);
  } catch {
    // Without storage the dialog that opens at once still has the code.
  }
}

/** The code that this tab was invited with; undefined without one. */
export function keptInvitation(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}
