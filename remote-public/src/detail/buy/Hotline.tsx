import { query } from '@portal/shared/api';
import { QrImage } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { workingHours } from '@portal/shared/rules';
import { Box, MuiLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Hotline, and a QR code that opens the question form of this service on a phone. */
export function Hotline({ rid }: { readonly rid: string }) {
  const phone = useQuery(query('open/setting', {})).data?.localInfo.phone;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Box component="span" sx={text} title={workingHours.full}>
        {phone && (
          <>
            服务热线{' '}
            <MuiLink href={`tel:${phone}`} underline="always">
              {phone}
            </MuiLink>
          </>
        )}
      </Box>
      <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)} sx={text}>
        <Box component="summary" sx={{ width: 'fit-content', py: 0.5, cursor: 'pointer' }}>
          手机扫码咨询
        </Box>
        {open && (
          <Box sx={{ mt: 0.5 }}>
            <QrImage
              text={new URL(paths.requireAbout(rid), window.location.origin).href}
              label="手机上咨询本项目的二维码"
              size={112}
            />
          </Box>
        )}
      </Box>
    </>
  );
}

const text = { minHeight: 24, fontSize: '0.8125rem', color: 'text.secondary' } as const;
