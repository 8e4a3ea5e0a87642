import type { User } from '@portal/shared/contract';
import { useSession } from '@portal/shared/portal';
import { phonePattern } from '@portal/shared/rules';
import { useEffect, useRef } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { emptyRequirement, type Requirement, type RequirementKind, requirementOrder } from './requirement';
import { loadDraft, saveDraft } from './requirementDraft';

const ownerOf = (user: User | null): string => user?.userInfo.rid ?? '';

/** What the portal knows of a member; the phone is masked in the profile, but often is the account. */
function known(user: User | null): Requirement {
  if (!user) return emptyRequirement;
  const { name, account, email, company } = user.userInfo;
  return { ...emptyRequirement, name, email, company, phone: phonePattern.test(account) ? account : '' };
}

/** The draft of this tab, with what is known of the member in the fields that it leaves empty. */
function beginning(kind: RequirementKind, user: User | null): Requirement {
  const draft = loadDraft(kind, ownerOf(user));
  const profile = known(user);
  return {
    ...draft,
    ...Object.fromEntries(requirementOrder.map((field) => [field, draft[field] || profile[field]])),
  };
}

/**
 * The form of a requirement: filled in as far as the portal knows the member, kept while it is typed.
 * Call it inside `observer`.
 */
export function useRequirementForm(kind: RequirementKind): UseFormReturn<Requirement> {
  const { user } = useSession();
  const owner = ownerOf(user);
  const form = useForm<Requirement>({ defaultValues: beginning(kind, user), shouldFocusError: false });
  const { getValues, setValue, reset, subscribe } = form;

  /** The member who types; one whose login has lapsed goes on typing. */
  const typist = useRef(owner);
  useEffect(() => {
    if (owner === '' || typist.current === owner) return;
    // What one member typed is not for another.
    if (typist.current !== '') reset(beginning(kind, user));
    typist.current = owner;
    const start = beginning(kind, user);
    for (const field of requirementOrder) if (getValues(field) === '') setValue(field, start[field]);
  }, [owner, user, kind, getValues, setValue, reset]);

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name) saveDraft(kind, typist.current, values);
        },
      }),
    [subscribe, kind],
  );
  return form;
}
