import { useLocation, useNavigate, useNewestUrl } from '@portal/shared/portal';
import type { MouseEvent } from 'react';

/**
 * Returns a click handler for links to sections of the same page: keeps the rest of the URL and moves the focus.
 */
export function useFollowAnchor() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const newest = useNewestUrl();
  return (event: MouseEvent, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(`${newest(pathname + search)}#${id}`, { replace: true });
    // Keyboard and screen readers continue there.
    document.getElementById(id)?.focus({ preventScroll: true });
  };
}
