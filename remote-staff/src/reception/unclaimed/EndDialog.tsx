import { TextField } from '@portal/shared/controls';
import {
  texts,
  type UnclaimedEnd,
  unclaimedActTable,
  unclaimedEnds,
  unclaimedStateLabels,
} from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { ReasonField } from '../../ui/ReasonField';
import type { Asked } from '../../ui/useAsked';
import { useDialogAct } from '../../ui/useDialogAct';
import { UnclaimedFacts } from './UnclaimedFacts';
import type { UnclaimedRow } from './unclaimedList';

interface EndDialogProps {
  readonly asked: Pick<Asked<UnclaimedRow, string>, 'row' | 'gone' | 'asking'>;
  readonly onClose: () => void;
}

/** Who reads the reason, and what belongs into it. */
const readers: Readonly<Record<UnclaimedEnd, string>> = {
  return: '退给谁、哪家快递，仅实验室可见',
  dispose: '谁同意、怎样处置，仅实验室可见',
  mistake: '为什么不是包裹，仅实验室可见',
};

/** Settles a parcel without an order, with what happened to it. */
export function EndDialog({ asked: { row, gone, asking }, onClose }: EndDialogProps) {
  const { code, mark, state } = row;
  const [end, setEnd] = useState<UnclaimedEnd>('return');
  const [reason, setReason] = useState('');
  const { label, to } = unclaimedActTable[end];
  const act = useDialogAct('staff/unclaimed/end', {
    done: `${mark} ${unclaimedStateLabels[to]}`,
    onDone: onClose,
  });
  return (
    <DeskDialog
      title={`退回或处置 ${mark}`}
      confirm={label}
      color="error"
      act={act}
      asking={asking}
      noun="包裹"
      over={act.isError && (gone || state !== 'open')}
      disabled={reason.trim() === ''}
      facts={<UnclaimedFacts row={row} />}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, act: end, reason })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label="处理方式"
          select
          value={end}
          onChange={({ target }) => {
            const chosen = unclaimedEnds.find((one) => one === target.value);
            if (chosen) setEnd(chosen);
          }}
          slotProps={{ select: { native: true } }}
        >
          {unclaimedEnds.map((one) => (
            <option key={one} value={one}>
              {unclaimedActTable[one].label}
            </option>
          ))}
        </TextField>
        <ReasonField field={texts.unclaimedReason} reader={readers[end]} typed={reason} onType={setReason} />
      </Box>
    </DeskDialog>
  );
}
