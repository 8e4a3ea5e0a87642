import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import type { Asked } from '../../ui/useAsked';
import { useDialogAct } from '../../ui/useDialogAct';
import { FactFields } from './FactFields';
import { UnclaimedFacts } from './UnclaimedFacts';
import type { UnclaimedRow } from './unclaimedList';

interface EditDialogProps {
  readonly asked: Pick<Asked<UnclaimedRow, string>, 'row' | 'gone' | 'asking'>;
  readonly onClose: () => void;
}

/** Changes place and note of what waits. When a colleague did meanwhile, it shows theirs, and a second press is about that. */
export function EditDialog({ asked: { row, gone, asking }, onClose }: EditDialogProps) {
  const { code, mark, place, note, state } = row;
  const [typed, setTyped] = useState({ place, note });
  const [begun] = useState(row.etag);
  const act = useDialogAct('staff/unclaimed/edit', { done: `${mark} 已保存`, onDone: onClose });
  return (
    <DeskDialog
      title={`修改 ${mark}`}
      confirm="保存"
      act={act}
      asking={asking}
      noun="包裹"
      over={act.isError && (gone || state !== 'open')}
      facts={<UnclaimedFacts row={row} />}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, ...typed, etag: act.isError ? row.etag : begun })}
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <FactFields typed={typed} onType={setTyped} autoFocus />
      </Box>
    </DeskDialog>
  );
}
