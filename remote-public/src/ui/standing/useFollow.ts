import { useLocation, useNavigate } from '@portal/shared/portal';
import type { MouseEvent } from 'react';

/** Handles clicks on links to places of the same page: the rest of the address stays, and focus goes along. */
export function useFollow() {
  const navigate = useNavigate();
  const { search } = useLocation();
  return (event: MouseEvent, id: string): void => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(`${search}#${id}`, { replace: true });
    // Keyboard and screen reader go on from there.
    document.getElementById(id)?.focus({ preventScroll: true });
  };
}
