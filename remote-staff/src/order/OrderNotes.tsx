import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { lineAbove, Panel, plainList, written } from '@portal/shared/parts';
import { formatInstant, texts } from '@portal/shared/rules';
import { Box, Button } from '@portal/shared/ui';
import { type FormEvent, useState } from 'react';
import { AskBeforeLeaving } from '../ui/edit/AskBeforeLeaving';
import { useDeskAct } from '../ui/useDeskAct';

interface OrderNotesProps {
  readonly order: Pick<Data<'staff/order/detail'>, 'code' | 'notes'>;
}

const [label, length] = texts.orderNote;

/** What colleagues told each other about the order, the newest first, and a field for the next note. Members never see it. */
export function OrderNotes({ order: { code, notes } }: OrderNotesProps) {
  const [typed, setTyped] = useState('');
  const add = useDeskAct('staff/order/note', { done: '已记下', onDone: () => setTyped('') });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !add.isPending) add.mutate({ code, text: typed });
  };
  return (
    <Panel title="内部备注">
      <AskBeforeLeaving when={typed.trim() !== '' && !add.isPending}>
        备注还没有记下，离开后须重新填写。
      </AskBeforeLeaving>
      <Box component="form" onSubmit={submit} sx={{ display: 'grid', gap: 1, mb: 1 }}>
        <TextField
          size="small"
          label={`${label}（客户看不到）`}
          placeholder="如：电话无人接听，15:00 再打"
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
      <Box component="ul" sx={plainList}>
        {notes.map(({ by, text, at }) => (
          <Box component="li" key={`${at} ${text}`} sx={{ ...lineAbove, py: 1, fontSize: 14 }}>
            <Box sx={{ color: 'text.secondary', fontSize: 13 }}>
              {formatInstant(at)} {by}
            </Box>
            <Box sx={written}>{text}</Box>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}
