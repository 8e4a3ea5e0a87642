import { query } from '@portal/shared/api';
import { Fact, FactList } from '@portal/shared/parts';
import { samplingActTable, samplingStateLabels } from '@portal/shared/rules';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { NoteField } from '../ui/NoteField';
import { useDeskAct } from '../ui/useDeskAct';
import type { AskedAct, Booking } from './booking';

interface VisitDialogProps {
  readonly asked: AskedAct;
  readonly onClose: () => void;
}

/** Confirms, finishes or cancels a booking; the member is told. */
export function VisitDialog({ asked: { booking, act }, onClose }: VisitDialogProps) {
  const { code } = booking;
  const [note, setNote] = useState('');
  const { label } = samplingActTable[act];
  const isCancelling = act === 'cancel';
  const move = useDeskAct('staff/sampling/move', {
    done: ({ state }) => `${code} ${samplingStateLabels[state]}`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const present = useQuery({ ...query('staff/sampling/list', { code }), enabled: move.isError });
  const [now = booking]: readonly Booking[] = (move.isError && present.data?.list) || [booking];
  return (
    <DeskDialog
      title={`${label} ${code}`}
      confirm={isCancelling ? '取消预约' : label}
      color={isCancelling ? 'error' : 'primary'}
      act={move}
      asking={present.isFetching}
      noun="预约"
      over={move.isError && !now.can.includes(act)}
      disabled={isCancelling && note.trim() === ''}
      facts={
        <FactList>
          <Fact term="时间">{`${now.date} ${now.time}`}</Fact>
          <Fact term="联系人">{`${now.name} ${now.phone}`}</Fact>
          <Fact term="地址">{now.place}</Fact>
          <Fact term="留言">{now.message}</Fact>
          <Fact term="状态">{samplingStateLabels[now.state]}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => move.mutate({ code, act, note })}
    >
      <NoteField cancelling={isCancelling} typed={note} onType={setNote} />
    </DeskDialog>
  );
}
