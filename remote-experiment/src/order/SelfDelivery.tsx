import type { Setting } from '@portal/shared/contract';
import { notify } from '@portal/shared/portal';
import { Box, Button, Typography } from '@portal/shared/ui';

interface SelfDeliveryProps {
  readonly express: Setting['localInfo']['express'];
}

/** Where the member posts the sample, to be copied onto the parcel. */
export function SelfDelivery({ express }: SelfDeliveryProps) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${express.name} ${express.phone} ${express.address}`);
      notify.success('收样地址已复制');
    } catch {
      notify.error('复制失败，请手动选择文字复制');
    }
  };
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        p: 2,
        borderRadius: 1,
        bgcolor: 'background.default',
      }}
    >
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          请将样品寄送至
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {express.name}　{express.phone}
        </Typography>
        <Typography variant="body2">{express.address}</Typography>
      </Box>
      <Button variant="outlined" size="small" onClick={() => void copy()}>
        复制地址
      </Button>
      <Typography variant="caption" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        方案锁定后再寄出样品，并随样品附上签好字的协议；订单详情页随时可以查看本地址。
      </Typography>
    </Box>
  );
}
