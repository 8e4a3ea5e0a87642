import type { StaffSample } from '@portal/shared/contract';
import { Fact, FactList } from '@portal/shared/parts';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { ParcelFields } from '../ui/ParcelFields';
import { emptyParcel, parcelOf } from '../ui/parcel';
import { useDialogAct } from '../ui/useDialogAct';
import { describe } from './dueColumns';
import { addressOf } from './sampleList';

interface SendDialogProps {
  /** Samples of one member with one address. */
  readonly samples: readonly StaffSample[];
  readonly onClose: () => void;
}

/** Sends samples back in one parcel; the member gets its number. */
export function SendDialog({ samples, onClose }: SendDialogProps) {
  const [asked] = useState(samples);
  const [typed, setTyped] = useState(emptyParcel);
  const act = useDialogAct('staff/sample/send', {
    done: ({ list }) => `已寄回 ${list.length} 个样品`,
    onDone: onClose,
  });
  const [first] = asked;
  const parcel = parcelOf(typed);
  return (
    <DeskDialog
      title={`寄回 ${asked.length} 个样品`}
      confirm="寄回"
      act={act}
      noun="样品"
      over={false}
      disabled={!parcel}
      facts={
        <FactList>
          <Fact term="客户">{first?.member}</Fact>
          <Fact term="寄往">{(first && addressOf(first)) || '客户没有填写地址，请先联系'}</Fact>
          <Fact term="样品">{asked.map((row) => `${row.code} ${describe(row)}`).join('\n')}</Fact>
        </FactList>
      }
      onClose={onClose}
      onConfirm={() => parcel && act.mutate({ ...parcel, codes: asked.map(({ code }) => code), note: '' })}
    >
      <ParcelFields typed={typed} onType={setTyped} />
    </DeskDialog>
  );
}
