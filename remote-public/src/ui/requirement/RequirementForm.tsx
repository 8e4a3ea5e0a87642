import { messageOf, upload } from '@portal/shared/api';
import { Alert } from '@portal/shared/extras';
import { ErrorSummary, Form, type Sending, useForm } from '@portal/shared/form';
import { useSession } from '@portal/shared/portal';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { Posted } from './Posted';
import { type Begun, knownFields, type Requirement, requirementRules, statedTerms } from './requirement';
import { SendRow } from './SendRow';

interface RequirementFormProps {
  readonly kind: 'requirement' | 'message';
  /** Accessible name of the form. */
  readonly label: string;
  /** Name of what is posted, such as 需求. */
  readonly what: string;
  /** Label of the text field. */
  readonly content: string;
  /** The next steps, one line each. */
  readonly next: readonly string[];
  /** Public key of the service that it is about. */
  readonly device_rid?: string | undefined;
  /** What it begins with; it is read once, so that a change needs another key. */
  readonly begun?: Begun | undefined;
  readonly children: ReactNode;
}

interface PostedState {
  readonly code?: string;
  /** True when a member posted it. */
  readonly owned?: boolean;
  /** True when another one is written after it. */
  readonly again?: boolean;
}

/** Refusals about the file for which the server names no field, and the field with another name. */
const places = {
  file_missing: 'file',
  file_type_refused: 'file',
  body_too_large: 'file',
  budget_fen: 'budget',
} as const;

/**
 * The form of a requirement around its fields. Fills in the member's contact data, stores a draft, and shows the
 * number after sending.
 */
export const RequirementForm = observer(function RequirementForm(props: RequirementFormProps) {
  const { kind, label, what, content, next, device_rid, begun, children } = props;
  const { user } = useSession();
  const form = useForm<Requirement>({
    initial: knownFields(user, begun),
    rules: requirementRules(content),
    draft: { name: begun ? `${kind}/${begun.name}` : kind, owner: user?.userInfo.rid ?? '' },
  });
  const [posted, setPosted] = useState<PostedState>({});
  const [failure, setFailure] = useState<string>();

  const post = (
    { file, due, sample_count, budget, ...texts }: Requirement,
    { keyOf, onProgress }: Sending,
  ) => {
    setFailure(undefined);
    const terms = statedTerms({ due, sample_count, budget });
    const fields = { kind, ...texts, ...terms, ...(device_rid && { device_rid }) };
    const idempotencyKey = keyOf([fields, file]);
    return upload('open/web/requirement/add', file, fields, { idempotencyKey, onProgress });
  };
  const onSent = ({ code }: { readonly code: string }) => {
    setPosted({ code, owned: user !== null });
  };
  const restart = () => {
    form.reset({ ...form.values(), title: '', content: '', file: [], due: '', sample_count: '', budget: '' });
    setPosted({ again: true });
  };

  if (posted.code)
    return (
      <Posted what={what} code={posted.code} next={next} owned={posted.owned === true} onAgain={restart} />
    );
  return (
    <Form
      form={form}
      aria-label={label}
      send={post}
      onSent={onSent}
      onFailed={(error) => setFailure(messageOf(error))}
      places={places}
      autoFocus={posted.again ? 'content' : undefined}
      sx={{ display: 'grid', gap: 2.5 }}
    >
      <ErrorSummary />
      {children}
      {failure && <Alert severity="error">{failure}。内容都还在，可以稍后再次提交。</Alert>}
      <SendRow />
    </Form>
  );
});
