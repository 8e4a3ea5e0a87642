import { Fact, FactList } from '@portal/shared/parts';
import { labClock, reservationActTable, reservationStateLabels, usedText } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { NoteField } from '../ui/NoteField';
import { useDeskAct } from '../ui/useDeskAct';
import type { DeskAct, UseAct } from './deskAct';
import { type ReservationRow, timeOf, useReservations } from './shownWeek';

interface ReservationDialogProps {
  /** As it was when it was asked. */
  readonly asked: ReservationRow;
  readonly act: Exclude<DeskAct, UseAct | 'move'>;
  readonly onClose: () => void;
}

/** Begins the use of a reservation, records that its member did not come, or cancels it; of the last two the member is told. */
export function ReservationDialog({ asked, act, onClose }: ReservationDialogProps) {
  const { code } = asked;
  const [note, setNote] = useState('');
  const { label } = reservationActTable[act];
  const isCancelling = act === 'cancel';
  const move = useDeskAct(`staff/reservation/${act}`, {
    done: (row) => `${code} ${usedText(row) || reservationStateLabels[row.state]}`,
    onDone: onClose,
    onRefused: () => undefined,
  });
  const present = useReservations(asked.instrument.code, labClock(new Date(asked.starts)).today);
  const listed = present.data?.list.find((row) => row.code === code);
  const now = (move.isError && listed) || asked;
  return (
    <DeskDialog
      title={`${label} ${code}`}
      confirm={isCancelling ? '取消预约' : label}
      color={act === 'begin' ? 'primary' : 'error'}
      act={move}
      asking={present.isFetching}
      noun="预约"
      over={move.isError && listed?.can.includes(act) !== true}
      disabled={isCancelling && note.trim() === ''}
      facts={
        <FactList>
          <Fact term="仪器">{now.instrument.name}</Fact>
          <Fact term="时间">{timeOf(now)}</Fact>
          <Fact term="客户">{now.member}</Fact>
          <Fact term="订单">{now.order?.code}</Fact>
          <Fact term="状态">{reservationStateLabels[now.state]}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => move.mutate({ code, note })}
    >
      <NoteField cancelling={isCancelling} read={false} typed={note} onType={setNote} />
    </DeskDialog>
  );
}
