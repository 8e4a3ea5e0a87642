import type { KeptView, SavedView } from '@portal/shared/contract';
import { useEffect, useRef, useState } from 'react';
import type { Keeping } from './keeping';
import { viewText } from './plainView';

/** Time in ms after the last change before it is kept. */
const pause = 800;

/** What is said of keeping; `changed` is what another page has kept meanwhile. */
export type KeepState =
  | { readonly kind: 'idle' | 'saving' | 'saved' | 'failed' }
  | { readonly kind: 'changed'; readonly view: SavedView };

const sameText = (one: KeptView | null, other: KeptView | null): boolean => viewText(one) === viewText(other);

/** Keeps what is set with the file, a moment after each change and when the viewer is closed; one call at a time. */
export function useKeeping(rid: string, { save }: Keeping, first: SavedView) {
  const [state, setState] = useState<KeepState>({ kind: 'idle' });
  const seen = useRef(first);
  const wanted = useRef(first.kept);
  const busy = useRef(false);
  const stopped = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = async (): Promise<void> => {
    clearTimeout(timer.current);
    if (!save || busy.current || stopped.current || sameText(wanted.current, seen.current.kept)) return;
    busy.current = true;
    setState({ kind: 'saving' });
    const sent = wanted.current;
    try {
      const { kept, view } = await save(rid, sent, seen.current.etag);
      stopped.current = !kept;
      // The server cleans texts: what was sent is what was kept.
      if (kept) seen.current = { ...view, kept: sent };
      setState(kept ? { kind: 'saved' } : { kind: 'changed', view });
      busy.current = false;
      if (kept) await flush();
    } catch {
      busy.current = false;
      setState({ kind: 'failed' });
    }
  };
  const latest = useRef(flush);
  latest.current = flush;
  useEffect(() => () => void latest.current(), []);

  return {
    state,
    /** Keeps this soon. */
    keep: (kept: KeptView | null) => {
      wanted.current = kept;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void latest.current(), pause);
    },
    retry: () => void flush(),
    /** Goes on from what another page has kept, which is then replaced by the next change. */
    follow: (view: SavedView) => {
      seen.current = view;
      stopped.current = false;
      setState({ kind: 'idle' });
    },
  };
}
