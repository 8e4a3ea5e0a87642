import { call } from '@portal/shared/api';
import type { StoredSample } from '@portal/shared/contract';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { ChoiceChips } from '@portal/shared/form';
import type { LazyDialogProps } from '@portal/shared/parts';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { type LabelSize, labelSizeKeys, labelSizes } from '@portal/shared/rules';
import { Button, Typography } from '@portal/shared/ui';
import { useState } from 'react';

interface LabelDialogProps extends LazyDialogProps {
  readonly samples: readonly StoredSample[];
}

const sizes = labelSizeKeys.map((value) => ({ value, label: labelSizes[value].label }));

/** Chooses the size of labels and downloads them as a PDF to print. */
export function LabelDialog({ samples, open, onClose }: LabelDialogProps) {
  const [size, setSize] = useState<LabelSize>('medium');
  const rids = samples.map(({ rid }) => rid);
  const single = samples.length === 1 ? samples[0]?.code : undefined;
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="label-title">
      <DialogTitle id="label-title">打印样品标签</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ mb: 2 }}>
          {`${samples.length} 个样品的标签，含编号、名称、危害标识和二维码。贴在样品袋或瓶身上，收样时扫码登记。`}
        </Typography>
        <ChoiceChips label="标签尺寸" name="label-size" choices={sizes} value={size} onChange={setSize} />
        <Typography variant="caption" component="p" sx={{ mt: 1.5, color: 'text.secondary' }}>
          打印时请选择“实际大小”（100%），不要缩放。
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          关闭
        </Button>
        <DownloadButton
          variant="contained"
          ask={() => call('auth/sample/labels', { rids, size })}
          name={`样品标签-${single ?? `${samples.length}个`}.pdf`}
          page={paths.memberPage('sample')}
        >
          下载 PDF
        </DownloadButton>
      </DialogActions>
    </Dialog>
  );
}
