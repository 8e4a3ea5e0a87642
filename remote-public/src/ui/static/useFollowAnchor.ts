import { useLocation, useNavigate } from '@portal/shared/portal';
import type { MouseEvent } from 'react';

/**
 * Returns a click handler for links to sections of the same page: keeps the rest of the URL and moves the focus.
 */
export function useFollowAnchor() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (event: MouseEvent, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(`${search}#${id}`, { replace: true });
    // Keyboard and screen readers continue there.
    document.getElementById(id)?.focus({ preventScroll: true });
  };
}
