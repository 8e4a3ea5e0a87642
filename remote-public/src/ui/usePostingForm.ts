import type { User } from '@portal/shared/contract';
import { useSession } from '@portal/shared/portal';
import { phonePattern } from '@portal/shared/rules';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { emptyPosting, type Posting, type PostingKind, postingOrder } from './posting';
import { loadDraft, saveDraft } from './postingDraft';

const ownerOf = (user: User | null): string => user?.userInfo.rid ?? '';

/** What the portal knows of a member; the phone is masked in the profile, but often is the account. */
function known(user: User | null): Posting {
  if (!user) return emptyPosting;
  const { name, account, email, company } = user.userInfo;
  return { ...emptyPosting, name, email, company, phone: phonePattern.test(account) ? account : '' };
}

/** The draft of this tab, with what is known of the member in the fields that it leaves empty. */
function beginning(kind: PostingKind, user: User | null): Posting {
  const draft = loadDraft(kind, ownerOf(user));
  const profile = known(user);
  return {
    ...draft,
    ...Object.fromEntries(postingOrder.map((field) => [field, draft[field] || profile[field]])),
  };
}

/**
 * The form of a posting: filled in as far as the portal knows the member, kept while it is typed.
 * Call it inside `observer`.
 */
export function usePostingForm(kind: PostingKind): UseFormReturn<Posting> {
  const { user } = useSession();
  const owner = ownerOf(user);
  const form = useForm<Posting>({ defaultValues: beginning(kind, user), shouldFocusError: false });
  const { getValues, setValue, reset, subscribe } = form;

  const before = useRef(owner);
  useEffect(() => {
    if (before.current === owner) return;
    // What a member typed is not for whoever comes after the logout.
    if (before.current !== '') reset(beginning(kind, user));
    before.current = owner;
    const start = beginning(kind, user);
    for (const field of postingOrder) if (getValues(field) === '') setValue(field, start[field]);
  }, [owner, user, kind, getValues, setValue, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name) saveDraft(kind, owner, values);
        },
      }),
    [subscribe, kind, owner],
  );
  return form;
}
