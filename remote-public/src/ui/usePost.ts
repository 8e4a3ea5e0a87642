import { CallError, messageOf, upload } from '@portal/shared/api';
import { type Attempt, attemptFor } from '@portal/shared/form';
import { notify } from '@portal/shared/portal';
import { useEffect, useRef, useState } from 'react';
import type { FieldErrors, UseFormReturn } from 'react-hook-form';
import { type Requirement, type RequirementKind, requirementOrder } from './requirement';
import { dropDraft } from './requirementDraft';

interface PostOptions {
  readonly kind: RequirementKind;
  readonly form: UseFormReturn<Requirement>;
  /** Service that it is about. */
  readonly device_rid?: string | undefined;
  readonly file?: File | undefined;
  /** Gets the server's message about the file. */
  readonly onFileRefused?: (message: string) => void;
}

export interface Post {
  readonly submit: () => void;
  /** The part of it that has been sent, from 0 to 1; undefined while nothing is on its way. */
  readonly sent: number | undefined;
  /** Why it did not arrive. */
  readonly failure: string | undefined;
  /** Number under which it was received. */
  readonly code: string | undefined;
  /** Empties the text for another one; who writes it stays. */
  readonly restart: () => void;
}

/** Refusals that are about the file, where the server names no field. */
const aboutFile = ['file_missing', 'file_type_refused', 'body_too_large'];

/** Says the first message of the form and goes to its field. */
function sayFirst(
  form: UseFormReturn<Requirement>,
  messageAt: (field: keyof Requirement) => string | undefined,
) {
  const first = requirementOrder.find((field) => messageAt(field));
  if (first === undefined) return false;
  form.setFocus(first);
  notify.error(messageAt(first) ?? '');
  return true;
}

/** Puts the server's messages at their fields; answers whether it had any for them. */
function place({ form, onFileRefused }: PostOptions, error: CallError): boolean {
  const wrong = requirementOrder.filter((field) => error.fields[field]);
  for (const field of wrong) form.setError(field, { type: 'server', message: error.fields[field] ?? '' });
  const fileMessage = error.fields.file ?? (aboutFile.includes(error.id) ? error.message : undefined);
  if (fileMessage) onFileRefused?.(fileMessage);
  if (sayFirst(form, (field) => error.fields[field])) return true;
  if (fileMessage) notify.error(fileMessage);
  return fileMessage !== undefined;
}

/**
 * Posts a form once, however often it is clicked, and sent again after a lost answer as well; what was typed
 * stays until it has arrived.
 */
export function usePost(options: PostOptions): Post {
  const { kind, form, device_rid, file } = options;
  const running = useRef(false);
  const last = useRef<Attempt>(undefined);
  const [state, show] = useState<Partial<Pick<Post, 'sent' | 'failure' | 'code'>>>({});

  const [restarts, setRestarts] = useState(0);
  const { setFocus } = form;
  // The button that was clicked is gone with the number.
  useEffect(() => {
    if (restarts > 0) setFocus('content');
  }, [restarts, setFocus]);

  const send = async (requirement: Requirement) => {
    show({ sent: 0 });
    try {
      const fields = { kind, ...requirement, ...(device_rid && { device_rid }) };
      const content = JSON.stringify([fields, file?.name, file?.size, file?.lastModified]);
      last.current = attemptFor(content, last.current);
      const { code } = await upload('open/web/requirement/add', file, fields, {
        idempotencyKey: last.current.key,
        onProgress: (sent) => show({ sent }),
      });
      last.current = undefined;
      dropDraft(kind);
      show({ code });
    } catch (error) {
      if (error instanceof CallError && place(options, error)) return show({});
      show({ failure: messageOf(error) });
    }
  };
  const refuse = (errors: FieldErrors<Requirement>) => {
    sayFirst(form, (field) => errors[field]?.message);
  };
  const run = async () => {
    if (running.current) return;
    running.current = true;
    await form.handleSubmit(send, refuse)();
    running.current = false;
  };
  const restart = () => {
    form.setValue('title', '');
    form.setValue('content', '');
    show({});
    setRestarts((count) => count + 1);
  };
  const { sent, failure, code } = state;
  return { sent, failure, code, restart, submit: () => void run() };
}
