import type { StaffSample } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { texts } from '@portal/shared/rules';
import { useState } from 'react';
import { EachDialog } from '../ui/EachDialog';
import { useDeskAct } from '../ui/useDeskAct';
import { describe } from './dueColumns';

interface PlaceDialogProps {
  readonly samples: readonly StaffSample[];
  readonly onClose: () => void;
}

const [label, length] = texts.samplePlace;

/** Records to which cabinet and shelf samples were moved. */
export function PlaceDialog({ samples, onClose }: PlaceDialogProps) {
  const [place, setPlace] = useState('');
  const move = useDeskAct('staff/sample/place', { onRefused: () => undefined });
  return (
    <EachDialog
      title={`改放位置：${samples.length} 个样品`}
      confirm="改放"
      rows={samples}
      keyOf={({ code }) => code}
      show={(row) => `${row.code} ${describe(row)} · ${row.place || '未记位置'}`}
      act={async ({ code }) => {
        await move.mutateAsync({ code, place, note: '' });
        return `已放到 ${place}`;
      }}
      counted={(count) => `${count} 个`}
      intro="新位置记入每个样品的经过。"
      disabled={place.trim() === ''}
      onClose={onClose}
    >
      <TextField
        label={label}
        value={place}
        onChange={({ target }) => setPlace(target.value)}
        required
        fullWidth
        autoFocus
        slotProps={{ htmlInput: { maxLength: length } }}
      />
    </EachDialog>
  );
}
