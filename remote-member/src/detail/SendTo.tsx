import type { Setting } from '@portal/shared/contract';
import { CopyButton } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';

interface SendToProps {
  readonly express: Setting['localInfo']['express'];
  /** Order number, which the member writes on the parcel. */
  readonly code: string;
}

/** The address that the sample is sent to. */
export function SendTo({ express, code }: SendToProps) {
  const lines = `${express.name} ${express.phone} ${express.address}（订单号 ${code}）`;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 0.5 }}>
      <strong>{lines}</strong>
      <CopyButton what="地址" text={lines} />
    </Box>
  );
}
