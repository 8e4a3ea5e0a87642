import { CallError } from '@portal/shared/api';
import { TextField } from '@portal/shared/controls';
import { Fact, FactList } from '@portal/shared/parts';
import { labClock, reservationActTable, reservationStateLabels, usedText } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { NoteField } from '../ui/NoteField';
import { ReasonField } from '../ui/ReasonField';
import { useDeskAct } from '../ui/useDeskAct';
import type { UseAct } from './deskAct';
import { type ReservationRow, timeOf, useReservations } from './shownWeek';
import { typedUse, usedOf } from './usedTime';

interface UseDialogProps {
  /** As it was when it was asked. */
  readonly asked: ReservationRow;
  readonly act: UseAct;
  readonly onClose: () => void;
}

/** Finishes a reservation, or corrects when its instrument was really used, with a reason. */
export function UseDialog({ asked, act, onClose }: UseDialogProps) {
  const { code } = asked;
  const isCorrecting = act === 'correct';
  const [typed, setTyped] = useState(isCorrecting ? typedUse(asked) : { from: '', until: '' });
  const [note, setNote] = useState('');
  const told = {
    done: (row: ReservationRow) => `${code} ${usedText(row) || reservationStateLabels[row.state]}`,
    onDone: onClose,
    onRefused: () => undefined,
  };
  const finish = useDeskAct('staff/reservation/finish', told);
  const correct = useDeskAct('staff/reservation/correct', told);
  const sent = isCorrecting ? correct : finish;
  const wrong = sent.error instanceof CallError ? sent.error.fields : {};
  const present = useReservations(asked.instrument.code, labClock(new Date(asked.starts)).today);
  const listed = present.data?.list.find((row) => row.code === code);
  const now = (sent.isError && listed) || asked;
  const used = usedOf(typed);
  const isEmpty = typed.from === '' && typed.until === '';
  const isReady = used !== undefined || (isEmpty && !isCorrecting);
  const { label } = reservationActTable[act];
  return (
    <DeskDialog
      title={`${label} ${code}`}
      confirm={label}
      act={sent}
      asking={present.isFetching}
      noun="预约"
      over={sent.isError && listed?.can.includes(act) !== true}
      disabled={!isReady || (isCorrecting && note.trim() === '')}
      facts={
        <FactList>
          <Fact term="仪器">{now.instrument.name}</Fact>
          <Fact term="预约时间">{timeOf(now)}</Fact>
          <Fact term="实际使用">{usedText(now)}</Fact>
          <Fact term="客户">{now.member}</Fact>
          <Fact term="订单">{now.order?.code}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => {
        if (!isCorrecting) finish.mutate({ code, note, ...(used && { used }) });
        else if (used) correct.mutate({ code, note, used });
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <InstantField
          label="实际开始"
          value={typed.from}
          error={wrong['used.from']}
          onType={(from) => setTyped({ ...typed, from })}
        />
        <InstantField
          label="实际结束"
          value={typed.until}
          error={wrong['used.until']}
          onType={(until) => setTyped({ ...typed, until })}
        />
      </Box>
      <Box sx={{ fontSize: 13, color: isReady ? 'text.secondary' : 'error.main', mt: 0.5, mb: 2 }}>
        {hintOf({ isReady, isCorrecting, isInUse: now.used !== null && now.used.until === null })}
      </Box>
      {isCorrecting ? (
        <ReasonField field={['更正原因', 200]} reader="客户可见" typed={note} onType={setNote} />
      ) : (
        <NoteField cancelling={false} read={false} typed={note} onType={setNote} />
      )}
    </DeskDialog>
  );
}

interface Hint {
  readonly isReady: boolean;
  readonly isCorrecting: boolean;
  readonly isInUse: boolean;
}

function hintOf({ isReady, isCorrecting, isInUse }: Hint): string {
  if (!isReady) return '实际开始和结束都要填，结束须晚于开始';
  if (isCorrecting) return '超出预约时间的部分在出结算单时提示';
  return isInUse ? '不填则记到现在' : '不填则不登记实际时间';
}

interface InstantFieldProps {
  readonly label: string;
  readonly value: string;
  /** What the server says of it. */
  readonly error: string | undefined;
  readonly onType: (typed: string) => void;
}

const InstantField = ({ label, value, error, onType }: InstantFieldProps) => (
  <TextField
    type="datetime-local"
    size="small"
    label={label}
    value={value}
    onChange={({ target }) => onType(target.value)}
    error={error !== undefined}
    helperText={error}
    sx={{ flex: '1 1 200px' }}
    slotProps={{ inputLabel: { shrink: true }, htmlInput: { max: '2099-12-31T23:59' } }}
  />
);
