import type { Setting } from '@portal/shared/contract';
import { CopyButton } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';

interface SelfDeliveryProps {
  readonly express: Setting['localInfo']['express'];
}

/** The lab's postal address, with a copy button. */
export function SelfDelivery({ express }: SelfDeliveryProps) {
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
      <CopyButton what="地址" text={`${express.name} ${express.phone} ${express.address}`} />
      <Typography variant="caption" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        方案锁定后再寄出样品，并随样品附上签好字的协议；订单详情页随时可以查看本地址。
      </Typography>
    </Box>
  );
}
