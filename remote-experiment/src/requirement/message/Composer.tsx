import { call, isRefused } from '@portal/shared/api';
import { Form, fieldsOf, optional, type Sending, SubmitButton, text, useForm } from '@portal/shared/form';
import { type Attachment, CopyButton, useAttachments, written } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { limits, requiredMessage, texts } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { Attachments } from './Attachments';

interface MessageFields {
  readonly text: string;
  /** Uploaded files, which the message claims. */
  readonly files: readonly Attachment[];
}

const { Text, useField } = fieldsOf<MessageFields>();
const [label] = texts.requirementMessage;

interface ComposerProps {
  /** Code of the requirement. */
  readonly code: string;
  /** Key of the member, whose draft it is. */
  readonly owner: string;
  /** True when the requirement takes no messages any more: what was typed is shown, to be copied. */
  readonly closed: boolean;
}

/** Writes a message with files. Text and uploaded files are kept as a draft until they are sent. */
export function Composer({ code, owner, closed }: ComposerProps) {
  const form = useForm<MessageFields>({
    initial: empty,
    rules: { text: optional(text(texts.requirementMessage)) },
    draft: { name: `requirement ${code}`, owner },
  });
  const send = async ({ text: words, files }: MessageFields, { keyOf }: Sending) => {
    const input = { code, text: words, file_rids: files.map(({ rid }) => rid) };
    try {
      return await call('auth/requirement/write', input, { idempotencyKey: keyOf(input) });
    } catch (error) {
      // The server keeps files of a draft for a limited time.
      if (files.length > 0 && isRefused(error, 'auth/requirement/write', 'not_found')) form.set('files', []);
      throw error;
    } finally {
    }
  };
  return (
    <Form
      form={form}
      aria-label="留言"
      send={send}
      onSent={() => {
        form.reset(empty);
        notify.success('已发送，客户经理会尽快回复');
      }}
      sx={{ display: 'grid', gap: 1.5, mt: 2.5 }}
    >
      {closed ? (
        <Unsent />
      ) : (
        <>
          <Text name="text" rows={3} counted placeholder="补充样品、条件或问题；也可以只发文件" />
          <FilesAndSend />
        </>
      )}
    </Form>
  );
}

/** What was typed and can no longer be sent. */
function Unsent() {
  const { value: words } = useField('text');
  if (words.trim() === '') return null;
  return (
    <Box role="group" aria-label="未发送的留言" sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        以下留言没有发送：
      </Typography>
      <Typography variant="body2" sx={written}>
        {words}
      </Typography>
      <CopyButton text={words} what="留言" />
    </Box>
  );
}

const upload = {
  to: 'auth/upload4file',
  atMost: limits.messageFiles,
  maxBytes: limits.uploadBytes,
  tooMany: `一条留言最多 ${limits.messageFiles} 个文件`,
} as const;

const empty: MessageFields = { text: '', files: [] };

/** The files, and the button, which waits for running uploads and for something to send. */
function FilesAndSend() {
  const { value: words } = useField('text');
  const { value: files, set } = useField('files');
  const attachments = useAttachments(upload, files, set);
  const nothing = words.trim() === '' && files.length === 0;
  return (
    <>
      <Attachments attachments={attachments} atMost={limits.messageFiles} />
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <SubmitButton
          disabled={nothing || attachments.uploading.length > 0}
          {...(nothing && { title: requiredMessage(label) })}
        >
          发送
        </SubmitButton>
      </Box>
    </>
  );
}
