import { TextField } from '@portal/shared/controls';
import { formatInstant, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDialogAct } from '../../ui/useDialogAct';
import { FactFields } from './FactFields';

interface KeepDialogProps {
  /** A code that was scanned; empty when it is typed here. */
  readonly mark?: string;
  readonly place?: string;
  readonly onClose: () => void;
  readonly onKept?: () => void;
}

const [label, length] = texts.unclaimedMark;

/** Keeps a parcel or a sample that has no number which a scanner reads. */
export function KeepDialog({ mark: scanned = '', place = '', onClose, onKept }: KeepDialogProps) {
  const [mark, setMark] = useState(scanned);
  const [facts, setFacts] = useState({ place, note: '' });
  const act = useDialogAct('staff/unclaimed/add', {
    done: ({ known, created, created_by }) =>
      known ? `已在待认领：${created_by} ${formatInstant(created)} 记下` : '已记入待认领',
    onDone: () => {
      onKept?.();
      onClose();
    },
  });
  return (
    <DeskDialog
      title="记入待认领"
      confirm="记下"
      act={act}
      over={false}
      disabled={mark.trim() === ''}
      facts="没有预报、不知道是哪个订单的包裹或样品。找到客户后认领到订单，再扫描样品码收样。"
      onClose={onClose}
      onConfirm={() => act.mutate({ mark, ...facts })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          label={label}
          value={mark}
          onChange={({ target }) => setMark(target.value)}
          required
          fullWidth
          autoFocus={scanned === ''}
          autoComplete="off"
          helperText="快递单号，或包裹上写的字"
          slotProps={{ htmlInput: { maxLength: length } }}
        />
        <FactFields typed={facts} onType={setFacts} autoFocus={scanned !== ''} />
      </Box>
    </DeskDialog>
  );
}
