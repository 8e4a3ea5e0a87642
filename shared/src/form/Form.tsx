import { type Attempt, attemptFor, CallError, messageOf } from '@portal/shared/api';
import { notify } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { type FieldPath, type FieldValues, FormProvider } from 'react-hook-form';
import { FormPartsContext, useSending } from './boundField';
import { fieldNames, focusField } from './focusField';
import { type EditSetup, useMeanwhile } from './mergePresent';
import { placedMessages } from './placedMessages';
import type { FormModel } from './useForm';

/** Arguments of `send` besides the values. */
export interface Sending {
  /** Returns the idempotency key of this content. The key stays the same until the content was sent or has changed. */
  readonly keyOf: (content: unknown) => string;
  /** Reports the progress of an upload to the form. */
  readonly onProgress: (sent: number) => void;
}

export interface FormProps<Values extends FieldValues, Result>
  extends Pick<ComponentProps<typeof Box>, 'sx' | 'aria-label'> {
  readonly form: FormModel<Values>;
  /** Sends the cleaned values. The form never calls it again while it is running. */
  readonly send: (values: Values, sending: Sending) => Promise<Result>;
  readonly onSent?: (result: Result, values: Values) => void;
  /** For a form that edits a record: how it goes on when the record was changed meanwhile. See {@link Meanwhile}. */
  readonly edits?: EditSetup<Values>;
  /** Handles an error that belongs to no field on the page; default: an alert. */
  readonly onFailed?: (error: unknown) => void;
  /** True for a refusal that goes to `onFailed` although it names fields; these have its messages as well, without a toast. */
  readonly tells?: (error: unknown) => boolean;
  /** Maps a server's field name or an error id to a field. Parts of a district map to `region` by default. */
  readonly places?: Readonly<Record<string, FieldPath<Values>>>;
  /** Field that gets the focus when the form is mounted. */
  readonly autoFocus?: FieldPath<Values> | undefined;
  readonly children: ReactNode;
}

/**
 * A form. A submit checks the fields on the page, shows the first message as a toast and each message at its field,
 * and focuses the first invalid field. Refusals of the server are handled in the same way. The values stay until they
 * were sent; then the draft is deleted.
 */
export function Form<Values extends FieldValues, Result>(props: FormProps<Values, Result>) {
  const {
    form,
    send: _send,
    onSent: _onSent,
    onFailed: _onFailed,
    tells: _tells,
    places: _places,
    edits: _edits,
    autoFocus,
    children,
    ...box
  } = props;
  const { submit, busy, sent, meanwhile } = useSubmit(props);
  const { element } = form;
  const start = useRef(autoFocus);
  useEffect(() => {
    if (start.current) focusField(element.current, start.current);
  }, [element]);
  return (
    <FormProvider {...form.methods}>
      <FormPartsContext
        value={{
          rules: form.rules,
          settle: form.settle,
          focus: (name) => focusField(element.current, name),
          fieldNames: () => fieldNames(element.current),
          busy,
          sent,
          meanwhile,
        }}
      >
        <Box
          {...box}
          component="form"
          // Without scripts nothing that is typed lands in the address.
          method="post"
          ref={element}
          noValidate
          aria-busy={busy}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          {children}
        </Box>
      </FormPartsContext>
    </FormProvider>
  );
}

function useSubmit<Values extends FieldValues, Result>(props: FormProps<Values, Result>) {
  useEffect(() => notify.clear, []);
  const { form, send, onSent, onFailed = notify.failed, tells = never, places = {}, edits } = props;
  const running = useRef(false);
  const delivered = useDelivered(form);
  const meanwhile = useMeanwhile(form, edits);
  const attempt = useRef<Attempt>(undefined);
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(0);

  const keyOf = (content: unknown) => {
    attempt.current = attemptFor(contentText(content), attempt.current);
    return attempt.current.key;
  };
  /** Shows messages at their fields. Returns the first field that has one. */
  const place = (messages: ReadonlyMap<string, string>): FieldPath<Values> | undefined => {
    const onPage = fieldNames(form.element.current).filter((name) => messages.has(name));
    const isField = (name: string): name is FieldPath<Values> => name in form.methods.getValues();
    const wrong = onPage.filter(isField);
    for (const name of wrong) form.methods.setError(name, { message: messages.get(name) ?? '' });
    return wrong[0];
  };
  /** Shows messages at their fields and the first one as a toast. Returns false when no message belongs to a field. */
  const show = (messages: ReadonlyMap<string, string>): boolean => {
    const first = place(messages);
    if (first === undefined) return false;
    form.focus(first);
    notify.error(messages.get(first) ?? '');
    return true;
  };
  /** Returns whether the form goes on after the refusal of an edit. When no field of it has changed, it is sent again. */
  const mergePresent = async (error: unknown): Promise<boolean> => {
    const present = edits?.present(error);
    if (present === undefined) return false;
    if (meanwhile.merge(present) === 0) await deliver({ again: false });
    else notify.error(messageOf(error));
    return true;
  };
  const deliver = async ({ again = true } = {}) => {
    const values = form.values();
    try {
      const result = await send(values, { keyOf, onProgress: setSent });
      attempt.current = undefined;
      form.dropDraft();
      delivered.current = true;
      meanwhile.clear();
      onSent?.(result, values);
    } catch (error) {
      if (again && (await mergePresent(error))) return;
      const messages = error instanceof CallError ? placedMessages(error, places) : new Map();
      if (!tells(error)) {
        if (!show(messages)) onFailed(error);
        return;
      }
      place(messages);
      onFailed(error);
    }
  };
  const submit = async () => {
    if (running.current || delivered.current) return;
    running.current = true;
    form.methods.clearErrors();
    notify.clear();
    const refuse = (errors: object) => void show(messagesOf(errors));
    try {
      await form.methods.handleSubmit(async () => {
        setSent(0);
        setBusy(true);
        await deliver();
      }, refuse)();
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { submit, busy, sent, meanwhile: meanwhile.changes };
}

/**
 * Returns whether the values on the page were sent, until one changes or the reset form is rendered. A second click on a
 * dialog that is closing would send them again, as a new content with a new key. One on a form that is reset and not yet
 * rendered would be sent unchecked: it has no fields then.
 */
function useDelivered<Values extends FieldValues>({ methods }: FormModel<Values>): RefObject<boolean> {
  const delivered = useRef(false);
  const [resets, setResets] = useState(0);
  useEffect(() => {
    const changes = methods.watch((_, { name }) => {
      if (name === undefined) setResets((count) => count + 1);
      else delivered.current = false;
    });
    return () => changes.unsubscribe();
  }, [methods]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each reset
  useEffect(() => {
    delivered.current = false;
  }, [resets]);
  return delivered;
}

/**
 * Returns content as text for comparison; a file is represented by name, size and date. What the person saw is left out:
 * after a lost answer the page shows the result of the attempt, which must still not be made twice.
 */
const contentText = (content: unknown) =>
  JSON.stringify(content, (key, value: unknown) => {
    if (key === 'seen') return undefined;
    return value instanceof File ? [value.name, value.size, value.lastModified] : value;
  });

const never = (): boolean => false;

const messagesOf = (errors: object) =>
  new Map(Object.entries(errors).map(([name, error]) => [name, String(error.message)]));

/** The form's submit button, which shows when the form is being sent. */
export function SubmitButton(props: Omit<ComponentProps<typeof Button>, 'type' | 'loading'>) {
  return <Button variant="contained" {...props} type="submit" loading={useSending().busy} />;
}
