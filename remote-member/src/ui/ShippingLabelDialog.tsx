import { call } from '@portal/shared/api';
import type { Order } from '@portal/shared/contract';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { ChoiceChips } from '@portal/shared/form';
import { DownloadButton, type LazyDialogProps } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import {
  type ShippingLabelSize,
  type StorageMark,
  shippingLabelSizeKeys,
  shippingLabelSizes,
  storageMarkKeys,
  storageMarks,
} from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';

export type LabelledOrder = Pick<Order, 'rid' | 'code' | 'state' | 'sample_source'>;

interface ShippingLabelDialogProps extends LazyDialogProps {
  readonly order: LabelledOrder;
}

const sizes = shippingLabelSizeKeys.map((value) => ({ value, label: shippingLabelSizes[value].label }));
const marks = storageMarkKeys.map((value) => ({ value, label: storageMarks[value] }));

/** Chooses size and storage of the label of a parcel and downloads it as a PDF to print. */
export function ShippingLabelDialog({ order, open, onClose }: ShippingLabelDialogProps) {
  const [size, setSize] = useState<ShippingLabelSize>('parcel');
  const [storage, setStorage] = useState<StorageMark>('ambient');
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="shipping-label-title">
      <DialogTitle id="shipping-label-title">打印寄样标签</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">
          含收样地址、订单号二维码、样品数量和危害标识，贴在包裹外，收样员扫码即可找到订单。
        </Typography>
        <ChoiceChips
          label="保存条件"
          name="label-storage"
          choices={marks}
          value={storage}
          onChange={setStorage}
        />
        <ChoiceChips label="标签尺寸" name="label-size" choices={sizes} value={size} onChange={setSize} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          打印时请选择“实际大小”（100%），不要缩放。订单为“待寄样”时即可寄出。
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          关闭
        </Button>
        <DownloadButton
          variant="contained"
          ask={() => call('auth/sample/shippingLabel', { order_rid: order.rid, size, storage })}
          name={`寄样标签-${order.code}.pdf`}
          page={paths.order(order.rid)}
        >
          下载 PDF
        </DownloadButton>
      </DialogActions>
    </Dialog>
  );
}
