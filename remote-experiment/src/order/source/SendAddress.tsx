import type { Setting } from '@portal/shared/contract';
import { CopyButton } from '@portal/shared/parts';
import { Box, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface SendAddressProps {
  readonly express: Setting['localInfo']['express'];
  /** Text above the address. */
  readonly title: string;
  /** Instructions below the address. */
  readonly children: ReactNode;
}

/** The address of the lab's sample room, with a copy button. */
export function SendAddress({ express, title, children }: SendAddressProps) {
  return (
    <Box sx={box}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {title}
        </Typography>
        <Typography sx={{ fontWeight: 600 }}>
          {express.name}　{express.phone}
        </Typography>
        <Typography variant="body2">{express.address}</Typography>
      </Box>
      <CopyButton what="地址" text={`${express.name} ${express.phone} ${express.address}`} />
      <Typography variant="caption" sx={{ color: 'text.secondary', flexBasis: '100%' }}>
        {children}
      </Typography>
    </Box>
  );
}

const box = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  borderRadius: 1,
  bgcolor: 'background.default',
} as const;
