const key = 'portal.popupClosed';

/** Whether this visit (this tab) has closed the popup with this link. */
export function popupClosed(link: string): boolean {
  try {
    return sessionStorage.getItem(key) === link;
  } catch {
    // Storage may be forbidden; the popup then shows again after a reload.
    return false;
  }
}

export function rememberPopupClosed(link: string): void {
  try {
    sessionStorage.setItem(key, link);
  } catch {
    // See popupClosed.
  }
}
