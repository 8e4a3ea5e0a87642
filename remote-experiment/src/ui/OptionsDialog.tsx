import { anyOf, query } from '@portal/shared/api';
import type { Device, PlanItem } from '@portal/shared/contract';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { type LazyDialogProps, OptionField, useMayOperate, useOwnPrices } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { offeredChoice, ownUnitPrice, pickChoice, unitPrice } from '@portal/shared/rules';
import { Box, Button, Money, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';

/** An item whose options are changed. */
export type OptionsOf = Pick<PlanItem, 'rid' | 'device_rid' | 'name' | 'options' | 'count' | 'unit'>;

interface OptionsDialogProps extends LazyDialogProps {
  /** The item; undefined before the dialog is opened first. */
  readonly item: OptionsOf | undefined;
  /** Gives the item other options. */
  readonly onSave: (rid: string, options: Record<string, string[]>) => Promise<void>;
}

/** Changes the options of an item with the same choices as on the service's page, and shows the new price. */
export function OptionsDialog({ item, open, onClose, onSave }: OptionsDialogProps) {
  const id = useId();
  const device = useQuery({
    ...query('open/web/device/detail', { rid: item?.device_rid ?? '' }),
    enabled: open && item !== undefined,
  });
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>修改检测选项</DialogTitle>
      <QueryView
        query={device}
        loading={
          <Skeleton variant="rounded" height={240} role="status" aria-label="正在加载" sx={{ mx: 3 }} />
        }
      >
        {(data) =>
          item && <Choice key={item.rid} item={item} device={data} onClose={onClose} onSave={onSave} />
        }
      </QueryView>
    </Dialog>
  );
}

interface ChoiceProps extends Omit<OptionsDialogProps, 'open' | 'item'> {
  readonly item: OptionsOf;
  readonly device: Device;
}

const Choice = observer(function Choice({ item, device, onClose, onSave }: ChoiceProps) {
  const queryClient = useQueryClient();
  const start = offeredChoice(device.options, item.options);
  const mayOperate = useMayOperate(device);
  const [options, setOptions] = useState(start.options);
  const save = useMutation({
    mutationFn: () => onSave(item.rid, options),
    onSuccess: onClose,
    onError: (error) => {
      notify.failed(error);
      // The options that are offered have changed, which the act has not done.
      void queryClient.invalidateQueries(anyOf('open/web/device/detail'));
    },
  });
  const list_fen = unitPrice(device, options);
  const { prices } = useOwnPrices();
  const wanted = { device_rid: item.device_rid, chosen: options, count: item.count, list_fen };
  const unit_fen = prices ? ownUnitPrice(prices.rules, wanted) : list_fen;
  return (
    <>
      <DialogContent>
        <Typography sx={{ fontWeight: 600, mb: 2 }}>{item.name}</Typography>
        {!start.same && (
          <Typography variant="body2" sx={{ color: 'warning.main', mb: 2 }}>
            原来的部分选项已不再提供，请确认新的选项
          </Typography>
        )}
        <Box sx={{ display: 'grid', gap: 2 }}>
          {device.options.map((option) => (
            <OptionField
              key={option.key}
              options={device.options}
              option={option}
              chosen={options}
              mayOperate={mayOperate}
              onPick={(key) => setOptions(pickChoice(options, option, key))}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Box role="status" sx={{ flex: '1 1 auto', pl: 1 }}>
          <Money fen={unit_fen} /> × {item.count} {item.unit} = <Money fen={unit_fen * item.count} strong />
        </Box>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
        <Button variant="contained" loading={save.isPending} onClick={() => save.mutate()}>
          保存
        </Button>
      </DialogActions>
    </>
  );
});
