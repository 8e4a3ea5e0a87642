import { query } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { CutNote, lineAbove, Panel, plainList, written } from '@portal/shared/parts';
import { formatInstant, texts } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { AskBeforeLeaving } from '../ui/edit/AskBeforeLeaving';
import { useDeskAct } from '../ui/useDeskAct';

type Member = Pick<Data<'staff/desk/member'>, 'code' | 'state'>;
type Note = Data<'staff/memberNote/list'>['list'][number];

/** What colleagues told each other about the member, the newest first, and a field for the next note. Members never see it. */
export function MemberNotes({ member: { code, state } }: { readonly member: Member }) {
  const notes = useQuery(query('staff/memberNote/list', { account: code }));
  return (
    <Panel title="客户备注">
      {(state === 'active' || state === 'closing') && <NoteForm account={code} />}
      <QueryView query={notes} loading={<Skeleton variant="rounded" height={80} />}>
        {(shown) => (
          <>
            {shown.list.length === 0 && <Box sx={{ color: 'text.secondary', fontSize: 14 }}>还没有备注</Box>}
            <Box component="ul" aria-label="客户备注" sx={plainList}>
              {shown.list.map((note) => (
                <NoteLine key={note.rid} note={note} />
              ))}
            </Box>
            <CutNote of={shown} what="条备注" />
          </>
        )}
      </QueryView>
    </Panel>
  );
}

const [label, length] = texts.memberNote;

function NoteForm({ account }: { readonly account: string }) {
  const [typed, setTyped] = useState('');
  const add = useDeskAct('staff/memberNote/add', { done: '已记下', onDone: () => setTyped('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !add.isPending) add.mutate({ account, text: typed });
  };
  return (
    <>
      <AskBeforeLeaving when={typed.trim() !== '' && !add.isPending}>
        备注还没有记下，离开后须重新填写。
      </AskBeforeLeaving>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, mb: 1 }}>
        <TextField
          size="small"
          label={`${label}（客户看不到）`}
          placeholder="如：开票前先联系财务老师"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          multiline
          minRows={2}
          fullWidth
          slotProps={{ htmlInput: { maxLength: length } }}
        />
        <Button
          type="submit"
          variant="outlined"
          size="small"
          loading={add.isPending}
          disabled={typed.trim() === ''}
          sx={{ justifySelf: 'start' }}
        >
          记下
        </Button>
      </Box>
    </>
  );
}

function NoteLine({ note: { rid, by, own, text, at } }: { readonly note: Note }) {
  const withdraw = useDeskAct('staff/memberNote/withdraw', { done: '已收回' });
  return (
    <Box component="li" sx={{ ...lineAbove, py: 1, fontSize: 14 }}>
      <Box
        sx={{ display: 'flex', alignItems: 'center', color: 'text.secondary', fontSize: 13, minHeight: 32 }}
      >
        <Box component="span" sx={{ mr: 'auto' }}>
          {formatInstant(at)} {by}
        </Box>
        {own && (
          <Button
            size="small"
            color="inherit"
            aria-label={`收回 ${formatInstant(at)} 的备注`}
            loading={withdraw.isPending}
            onClick={() => withdraw.mutate({ rid })}
          >
            收回
          </Button>
        )}
      </Box>
      <Box sx={written}>{text}</Box>
    </Box>
  );
}
