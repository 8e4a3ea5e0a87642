import { ConfirmDialog } from '@portal/shared/parts';
import { useNavigate } from '@portal/shared/portal';
import { type ReactNode, useEffect, useState } from 'react';

interface AskBeforeLeavingProps {
  /** True while something is written that is not saved. */
  readonly when: boolean;
  /** What becomes of it. */
  readonly children: ReactNode;
}

/** Asks when a link of the page would leave what is not saved, or the page is closed. By the back button it is left without a question. */
export function AskBeforeLeaving({ when, children }: AskBeforeLeavingProps) {
  const navigate = useNavigate();
  const [to, setTo] = useState<string>();
  useEffect(() => {
    if (!when) return;
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (!(link instanceof HTMLAnchorElement) || link.target === '_blank' || link.isContentEditable) return;
      if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      setTo(`${link.pathname}${link.search}`);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, true);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, true);
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [when]);
  return (
    <ConfirmDialog
      open={to !== undefined}
      title="还没有保存"
      confirm="离开"
      cancel="留下"
      color="primary"
      onClose={() => setTo(undefined)}
      onConfirm={() => {
        if (to !== undefined) void navigate(to);
      }}
    >
      {children}
    </ConfirmDialog>
  );
}
