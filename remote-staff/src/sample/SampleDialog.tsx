import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { limits, sampleActTable, sampleStateLabels, texts } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { ReasonField } from '../ui/ReasonField';
import { useDialogAct } from '../ui/useDialogAct';
import { noProof, proofText } from './destruction';
import { describe } from './dueColumns';
import { ProofFields } from './ProofFields';

interface SampleDialogProps {
  /** As the open page shows it, which is fetched again after each act. */
  readonly sample: Data<'staff/sample/detail'>;
  readonly act: 'destroy' | 'place' | 'find' | 'lose';
  readonly onClose: () => void;
}

const [placeLabel, placeLength] = texts.samplePlace;

/** Moves a sample to another place, destroys it with proof, or reports it as missing or found. */
export function SampleDialog({ sample, act, onClose }: SampleDialogProps) {
  const { code, state, place, can } = sample;
  const [typed, setTyped] = useState({ place: '', note: '', proof: noProof });
  const { label } = sampleActTable[act];
  const options = {
    done: ({ state: reached }: { readonly state: keyof typeof sampleStateLabels }) =>
      act === 'place' ? `${code} 已放到 ${typed.place}` : `${code} ${sampleStateLabels[reached]}`,
    onDone: onClose,
  };
  const move = useDialogAct('staff/sample/move', options);
  const put = useDialogAct('staff/sample/place', options);
  const doing = act === 'place' ? put : move;
  const proof = proofText(typed.proof);
  const confirm = () => {
    if (act === 'place') put.mutate({ code, place: typed.place, note: typed.note });
    else move.mutate({ code, act, note: act === 'destroy' ? (proof ?? '') : typed.note });
  };
  return (
    <DeskDialog
      title={`${label} ${code}`}
      confirm={label}
      color={act === 'destroy' || act === 'lose' ? 'error' : 'primary'}
      act={doing}
      noun="样品"
      over={doing.isError && !can.includes(act)}
      disabled={(act === 'place' && typed.place.trim() === '') || (act === 'destroy' && proof === undefined)}
      facts={`${describe(sample)} · ${sampleStateLabels[state]} · ${place || '未记位置'}`}
      onClose={onClose}
      onConfirm={confirm}
    >
      {act === 'destroy' && (
        <ProofFields typed={typed.proof} onType={(one) => setTyped({ ...typed, proof: one })} />
      )}
      {act === 'place' && (
        <TextField
          label={placeLabel}
          value={typed.place}
          onChange={({ target }) => setTyped({ ...typed, place: target.value })}
          required
          fullWidth
          autoFocus
          sx={{ mb: 2 }}
          slotProps={{ htmlInput: { maxLength: placeLength } }}
        />
      )}
      {act !== 'destroy' && (
        <ReasonField
          field={['备注', limits.messageLength]}
          reader={act === 'place' ? '可不填' : '客户可见，可不填'}
          optional
          typed={typed.note}
          onType={(note) => setTyped({ ...typed, note })}
        />
      )}
    </DeskDialog>
  );
}
