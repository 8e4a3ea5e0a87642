import type { Setting } from '@portal/shared/contract';
import { CopyButton } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface SendToProps {
  readonly express: Setting['localInfo']['express'];
  /** Number of the order, to be written on the parcel. */
  readonly code: string;
}

/** Where the sample is to be posted. */
export function SendTo({ express, code }: SendToProps) {
  const lines = `${express.name} ${express.phone} ${express.address}（订单号 ${code}）`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <strong>{lines}</strong>
      <CopyButton what="地址" text={lines} />
    </Box>
  );
}
