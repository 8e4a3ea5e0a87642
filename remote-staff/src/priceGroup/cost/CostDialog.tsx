import { TextField } from '@portal/shared/controls';
import { amountMessage, fenOrZero, formatFen, yuanOf } from '@portal/shared/rules';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDialogAct } from '../../ui/useDialogAct';
import { fieldError } from '../fieldError';
import type { PricedService } from '../rule/usePricedServices';

interface CostDialogProps {
  readonly service: PricedService;
  readonly onClose: () => void;
}

/** Sets what one unit of a service costs the lab; empty when it is not known. */
export function CostDialog({ service: { rid, name, unit, list_fen, cost_fen }, onClose }: CostDialogProps) {
  const [typed, setTyped] = useState(cost_fen === null ? '' : yuanOf(cost_fen));
  const act = useDialogAct('staff/priceGroup/cost', { done: `${name} 的成本已保存`, onDone: onClose });
  const isEmpty = typed.trim() === '';
  const fen = isEmpty ? null : fenOrZero(typed);
  return (
    <DeskDialog
      title={`${name} 的成本`}
      confirm="保存"
      act={act}
      noun="服务"
      over={false}
      disabled={fen === undefined}
      facts={`目录价 ${formatFen(list_fen)}/${unit} 起。成本只有工作人员可见，价格规则不能低于它。`}
      onClose={onClose}
      onConfirm={() => fen !== undefined && act.mutate({ device_rid: rid, cost_fen: fen })}
    >
      <TextField
        label={`每${unit}成本（元，可不填）`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        fullWidth
        autoFocus
        autoComplete="off"
        error={fen === undefined}
        helperText={fen === undefined ? amountMessage('成本', typed) : undefined}
        slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 20 } }}
        {...fieldError(act.error, 'cost_fen')}
      />
    </DeskDialog>
  );
}
