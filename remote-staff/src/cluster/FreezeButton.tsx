import type { Data } from '@portal/shared/contract';
import { clusterStateLabels, texts } from '@portal/shared/rules';
import { Button } from '@portal/shared/ui';
import { useState } from 'react';
import { ReasonDialog } from '../ui/ReasonDialog';
import { useDialogAct } from '../ui/useDialogAct';
import { moneyOf } from './clusterList';

interface FreezeButtonProps {
  readonly cluster: Data<'staff/cluster/detail'>;
}

/** Freezes a group, which then moves no money, or lifts that; the owner is told why. */
export function FreezeButton({ cluster }: FreezeButtonProps) {
  const { code, name, state, owner } = cluster;
  // What was asked, whatever a colleague does meanwhile.
  const [asked, setAsked] = useState<boolean>();
  const close = () => setAsked(undefined);
  const label = asked === false || (asked === undefined && state === 'frozen') ? '解除冻结' : '冻结';
  const act = useDialogAct('staff/cluster/freeze', {
    done: (moved) => `${name} ${clusterStateLabels[moved.state]}`,
    onDone: close,
  });
  return (
    <>
      {state !== 'dissolved' && (
        <Button
          size="small"
          variant="outlined"
          color={state === 'frozen' ? 'primary' : 'error'}
          onClick={() => setAsked(state !== 'frozen')}
        >
          {state === 'frozen' ? '解除冻结' : '冻结'}
        </Button>
      )}
      {asked !== undefined && (
        <ReasonDialog
          title={`${label} ${code}`}
          confirm={label}
          color={asked ? 'error' : 'primary'}
          act={act}
          noun="社群"
          over={state === 'dissolved' || asked === (state === 'frozen')}
          facts={`${name} · ${owner} · ${moneyOf(cluster)} · ${clusterStateLabels[state]}`}
          field={texts.decisionReason}
          reader="群主可见"
          onClose={close}
          onConfirm={(reason) => act.mutate({ code, frozen: asked, reason })}
        />
      )}
    </>
  );
}
