import { leavingEvent } from '@portal/shared/parts';
import { usePortal } from '@portal/shared/portal';
import type { Session } from '@portal/shared/session';
import { autorun } from 'mobx';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { withStored } from './draft';
import { readDraft, removeDraft, storable, writeDraft } from './storedDraft';

/** Minutes for which kept values are restored: a form that is opened later is a new one. */
const minutes = 10;

interface Kept<Values extends FieldValues> {
  readonly initial: Values;
  readonly secrets: readonly string[];
  /** False for a form with a draft, which stores its values all the time. */
  readonly active: boolean;
}

/** Returns a name for the form: by its page and its initial values, so that the form of another object is another one. */
const nameOf = (values: FieldValues, secrets: readonly string[]) =>
  `kept ${window.location.pathname} ${JSON.stringify(storable(values, secrets))}`;

const ownerOf = ({ user }: Session) => user?.userInfo.rid ?? '';

/** Returns a ref to the member who types: after a session that has ended still the one before, never a visitor. */
function useTypist(session: Session): RefObject<string> {
  const typist = useRef(ownerOf(session));
  useEffect(
    () =>
      autorun(() => {
        typist.current = ownerOf(session) || typist.current;
      }),
    [session],
  );
  return typist;
}

/**
 * Keeps what was typed when the page is left as a document: when it is loaded again, by the member or by the shell on its own
 * (a deployment without the files of the release that the page has), or a link leads to another site. Returns the values to begin
 * with, and a ref for the function that reads the form's values.
 */
export function useKeptValues<Values extends FieldValues>({
  initial,
  secrets,
  active,
}: Kept<Values>): {
  readonly first: Values;
  readonly read: RefObject<() => Values>;
} {
  const { session } = usePortal();
  const [name] = useState(() => (active ? nameOf(initial, secrets) : ''));
  const [first] = useState(() => {
    const kept = active ? readDraft(name, ownerOf(session)) : undefined;
    if (!kept) return initial;
    removeDraft(name);
    return (kept.edited ?? 0) > Date.now() - minutes * 60_000 ? withStored(initial, kept.values) : initial;
  });
  const read = useRef(() => first);
  const typist = useTypist(session);
  const known = useRef({ active, secrets });
  known.current = { active, secrets };
  useEffect(() => {
    const keep = () => {
      const { active: keeps, secrets: hidden } = known.current;
      const values = read.current();
      if (!keeps || nameOf(values, hidden) === name) return;
      writeDraft(name, { owner: typist.current, values: storable(values, hidden), edited: Date.now() });
    };
    // A page that the browser keeps whole for its back button has the form itself.
    const onHide = ({ persisted }: PageTransitionEvent) => void (!persisted && keep());
    window.addEventListener(leavingEvent, keep);
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener(leavingEvent, keep);
      window.removeEventListener('pagehide', onHide);
    };
  }, [name, typist]);
  return { first, read };
}
