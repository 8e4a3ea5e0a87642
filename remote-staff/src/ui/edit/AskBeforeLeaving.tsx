import { useBackCloses } from '@portal/shared/extras';
import { ConfirmDialog } from '@portal/shared/parts';
import { useNavigate } from '@portal/shared/portal';
import { type ReactNode, useEffect, useState } from 'react';
import { onLeave } from './leave';
import { useCloseQuestion } from './useCloseQuestion';

interface AskBeforeLeavingProps {
  /** True while something is written that is not saved. */
  readonly when: boolean;
  /** What becomes of it. */
  readonly children: ReactNode;
}

/** Where the person wants to go: a path, or so many entries of the history. */
type Target = string | -1;

/** Asks once when a link, a found record or the back button would leave what is not saved, or the page is closed. */
export function AskBeforeLeaving({ when, children }: AskBeforeLeavingProps) {
  const navigate = useNavigate();
  const [to, setTo] = useState<Target>();
  const [leaves, setLeaves] = useState(false);
  const asks = when && !leaves;
  useCloseQuestion(asks);
  // The page itself is a layer that the back button would close: it stays, and asks.
  useBackCloses(asks, () => setTo(-1));
  useEffect(() => (asks ? askAtLinks(setTo) : undefined), [asks]);
  useEffect(() => (asks ? onLeave(setTo) : undefined), [asks]);
  // After the layer is gone: its entry of the history is not what is gone back from.
  useEffect(() => {
    if (!leaves || to === undefined) return;
    if (to === -1) void navigate(to);
    else void navigate(to);
  }, [leaves, to, navigate]);
  return (
    <ConfirmDialog
      open={to !== undefined && !leaves}
      title="还没有保存"
      confirm="离开"
      cancel="留下"
      color="primary"
      onClose={() => setTo(undefined)}
      onConfirm={() => setLeaves(true)}
    >
      {children}
    </ConfirmDialog>
  );
}

/** Takes clicks on links of the document; returns the function that ends it. */
function askAtLinks(ask: (to: string) => void): () => void {
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (!(link instanceof HTMLAnchorElement) || link.isContentEditable) return;
    // Those of other sites and of phone numbers leave the page by the browser, which asks itself where it has to.
    if (link.target === '_blank' || link.hasAttribute('download') || link.origin !== location.origin) return;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopPropagation();
    ask(`${link.pathname}${link.search}`);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}
