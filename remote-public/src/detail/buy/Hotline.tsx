import { query } from '@portal/shared/api';
import { QrImage } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Box, Icon, IconButton, icons, MuiLink } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

const usePhone = () => useQuery(query('open/setting', {})).data?.localInfo.phone;

/** Button that calls the hotline; nothing until its number is loaded. */
export function HotlineButton() {
  const phone = usePhone();
  return (
    <IconButton
      aria-label={phone ? `致电服务热线 ${phone}` : '服务热线'}
      {...(phone ? { href: `tel:${phone}` } : { disabled: true })}
    >
      <Icon path={icons.phone} />
    </IconButton>
  );
}

/** Hotline and a QR code that opens the question form of this service on a phone. */
export function Hotline({ rid }: { readonly rid: string }) {
  const phone = usePhone();
  const [open, setOpen] = useState(false);
  const form = new URL(paths.requireAbout(rid), window.location.origin).href;
  return (
    <Box sx={{ mt: 2, fontSize: '0.875rem', color: 'text.secondary' }}>
      <Box sx={{ minHeight: 24 }}>
        {phone && (
          <>
            服务热线{' '}
            <MuiLink href={`tel:${phone}`} underline="always">
              {phone}
            </MuiLink>
            ，周一至周六 8:30–18:30
          </>
        )}
      </Box>
      <Box component="details" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <Box component="summary" sx={{ width: 'fit-content', py: 0.5, cursor: 'pointer' }}>
          手机扫码咨询
        </Box>
        {open && (
          <Box sx={{ mt: 0.5 }}>
            <QrImage text={form} label="手机上咨询本项目的二维码" size={128} />
          </Box>
        )}
      </Box>
    </Box>
  );
}
