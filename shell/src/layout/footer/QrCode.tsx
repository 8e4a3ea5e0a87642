import { QrImage } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { QrTarget } from './qrCodes';

export interface QrCodeProps {
  readonly target: QrTarget;
  /** Width and height in pixels. */
  readonly size: number;
}

/** A QR code with the URL of a page of this portal, and its caption. */
export function QrCode({ target: { label, to }, size }: QrCodeProps) {
  return (
    <Box component="figure" sx={{ m: 0, width: size, textAlign: 'center' }}>
      <QrImage text={new URL(to, window.location.origin).href} label={`${label}二维码`} size={size} />
      <Box component="figcaption" sx={{ mt: 0.75, fontSize: '.8125rem', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
    </Box>
  );
}
