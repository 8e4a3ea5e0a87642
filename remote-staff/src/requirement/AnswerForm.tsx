import { type Attempt, attemptFor, messageOf, upload } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Alert } from '@portal/shared/extras';
import { FileDrop, fileSize, Panel } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { texts } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { AskBeforeLeaving } from '../ui/edit/AskBeforeLeaving';
import { deskQueries } from '../ui/session/desk';

interface AnswerFormProps {
  readonly requirement: Pick<Data<'staff/requirement/detail'>, 'code' | 'account'>;
}

const [label, length] = texts.requirementMessage;

/** Writes to the member, perhaps with a file; a visitor gets a text message that asks to log in. What is typed stays after a refusal. */
export function AnswerForm({ requirement: { code, account } }: AnswerFormProps) {
  const [typed, setTyped] = useState('');
  const [file, setFile] = useState<File>();
  const attempt = useRef<Attempt>(undefined);
  const send = useMutation({
    mutationFn: () => {
      const content = JSON.stringify([typed, file?.name, file?.size, file?.lastModified]);
      attempt.current = attemptFor(content, attempt.current);
      const { key: idempotencyKey } = attempt.current;
      return upload('staff/requirement/answer', file, { code, text: typed }, { idempotencyKey });
    },
    onSuccess: () => {
      attempt.current = undefined;
      setTyped('');
      setFile(undefined);
      notify.success('已回复');
    },
    onSettled: () => deskQueries.invalidateQueries(),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !send.isPending) send.mutate();
  };
  return (
    <Panel title="回复客户">
      <AskBeforeLeaving when={(typed.trim() !== '' || file !== undefined) && !send.isPending}>
        回复还没有发送，离开后须重新填写。
      </AskBeforeLeaving>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1.5 }}>
        <TextField
          label={`${label}（客户可见）`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          multiline
          minRows={3}
          fullWidth
          helperText={account === undefined ? '该客户没有登录：会收到短信，请其登录后认领并查看' : undefined}
          slotProps={{ htmlInput: { maxLength: length } }}
        />
        <FileDrop
          label="附件"
          accept="*"
          size="small"
          disabled={send.isPending}
          hint="可附一个文件"
          onFiles={([chosen]) => setFile(chosen)}
        >
          {file && (
            <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, fontSize: 14 }}>
              <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {file.name} {fileSize(file.size)}
              </Box>
              <Button size="small" color="inherit" onClick={() => setFile(undefined)}>
                移除
              </Button>
            </Box>
          )}
        </FileDrop>
        {send.error && <Alert severity="error">{messageOf(send.error)}。内容都还在，可以再次发送。</Alert>}
        <Button
          type="submit"
          variant="contained"
          loading={send.isPending}
          disabled={typed.trim() === ''}
          sx={{ justifySelf: 'start' }}
        >
          发送
        </Button>
      </Box>
    </Panel>
  );
}
