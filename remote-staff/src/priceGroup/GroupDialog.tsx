import type { Data } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { type PriceGroupKind, priceGroupKindLabels, priceGroupKinds, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../ui/DeskDialog';
import { useDialogAct } from '../ui/useDialogAct';
import { fieldError } from './fieldError';

type Facts = Data<'staff/priceGroup/add'>;

interface GroupDialogProps {
  /** As it was when the dialog opened; none for a new one. */
  readonly group?: Facts;
  readonly onClose: () => void;
  readonly onSaved?: (saved: Facts) => void;
}

/** Creates a price group, or changes its facts unless a colleague did meanwhile. */
export function GroupDialog({ group, onClose, onSaved }: GroupDialogProps) {
  const [typed, setTyped] = useState({
    code: group?.code ?? '',
    name: group?.name ?? '',
    note: group?.note ?? '',
  });
  const [kind, setKind] = useState<PriceGroupKind>(group?.kind ?? 'enterprise');
  const onDone = (saved: Facts) => {
    onClose();
    onSaved?.(saved);
  };
  const options = { done: ({ name }: Facts) => `${name} 已保存` };
  const add = useDialogAct('staff/priceGroup/add', { ...options, onDone: () => undefined });
  const edit = useDialogAct('staff/priceGroup/edit', { ...options, onDone: onClose });
  const act = group ? edit : add;
  const field = (name: keyof typeof typed, [label, maxLength]: readonly [string, number, ...unknown[]]) => ({
    label,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
    fullWidth: true,
    autoComplete: 'off',
    slotProps: { htmlInput: { maxLength } },
    ...fieldError(act.error, name),
  });
  return (
    <DeskDialog
      title={group ? `修改 ${group.code}` : '新建价格组'}
      confirm="保存"
      act={act}
      noun="价格组"
      over={false}
      disabled={typed.code.trim() === '' || typed.name.trim() === ''}
      facts={group ? '名称会显示给组内客户。' : '编号可用合同号，建立后不能改；名称会显示给组内客户。'}
      onClose={onClose}
      onConfirm={() =>
        group
          ? edit.mutate({ ...typed, kind, etag: group.etag })
          : add.mutate({ ...typed, kind }, { onSuccess: onDone })
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <TextField
          {...field('code', texts.priceGroupCode)}
          label="编号（字母、数字、-）"
          required
          autoFocus={!group}
          disabled={group !== undefined}
        />
        <TextField {...field('name', texts.priceGroupName)} label="名称" required />
        <TextField
          label="类别"
          select
          value={kind}
          onChange={({ target }) => {
            const chosen = priceGroupKinds.find((one) => one === target.value);
            if (chosen) setKind(chosen);
          }}
          slotProps={{ select: { native: true } }}
        >
          {priceGroupKinds.map((one) => (
            <option key={one} value={one}>
              {priceGroupKindLabels[one]}
            </option>
          ))}
        </TextField>
        <TextField
          {...field('note', texts.priceGroupNote)}
          label="备注（客户不可见，可不填）"
          multiline
          minRows={2}
        />
      </Box>
    </DeskDialog>
  );
}
