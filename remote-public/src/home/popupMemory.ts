const key = 'portal.popupClosed';

/** Returns whether this visit (this tab) has closed the popup with this link. */
export function popupClosed(link: string): boolean {
  try {
    return sessionStorage.getItem(key) === link;
  } catch {
    // Storage may be unavailable; the popup is then shown again after a reload.
    return false;
  }
}

export function rememberPopupClosed(link: string): void {
  try {
    sessionStorage.setItem(key, link);
  } catch {
    // Storage may be unavailable, see popupClosed.
  }
}
