import type { Setting } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';

interface SendToProps {
  readonly express: Setting['localInfo']['express'];
  /** Number of the order, to be written on the parcel. */
  readonly code: string;
}

/** Where the sample is to be posted. */
export function SendTo({ express, code }: SendToProps) {
  const lines = `${express.name} ${express.phone} ${express.address}（订单号 ${code}）`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(lines);
      notify.success('收样地址已复制');
    } catch {
      notify.error('复制失败，请手动选择文字复制');
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <strong>{lines}</strong>
      <Button size="small" color="inherit" variant="outlined" onClick={() => void copy()}>
        复制地址
      </Button>
    </Box>
  );
}
