import type { Device, GalleryPicture } from '@portal/shared/contract';
import { Box, ButtonBase } from '@portal/shared/ui';
import { useState } from 'react';
import { Picture } from '../ui/Picture';
import { tile } from '../ui/tile';

const kinds = { result: '典型结果', instrument: '使用仪器', sample: '样品准备' } as const;

/** Returns the line below a picture: what its chart, instrument or sample is for this service. */
function captionOf({ kind }: GalleryPicture, device: Device): string {
  if (kind === 'instrument') return device.instrument;
  if (kind === 'sample') return device.sample_requirements[0] ?? '';
  return device.results[0]?.title ?? '示意图';
}

const nameOf = ({ kind }: GalleryPicture, device: Device) =>
  kind === 'sample' && !device.needs_sample ? '数据准备' : kinds[kind];

/** Typical result, instrument and prepared sample: one large with its caption, all as buttons that select it. */
export function Gallery({ device }: { readonly device: Device }) {
  const [shown, setShown] = useState(0);
  const picture = device.gallery[shown] ?? device.gallery[0];
  if (!picture) return null;
  const name = nameOf(picture, device);
  return (
    <Box component="section" aria-label="图片" sx={{ minWidth: 0 }}>
      <Box component="figure" sx={{ ...tile, m: 0 }}>
        <Picture src={picture.src} alt={`${device.name}：${name}`} width={480} height={320} first />
        <Box component="figcaption" sx={caption}>
          <strong>{name}</strong>
          <span>{captionOf(picture, device)}</span>
        </Box>
      </Box>
      {device.gallery.length > 1 && (
        <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
          {device.gallery.map((each, i) => (
            <ButtonBase key={each.src} aria-pressed={i === shown} onClick={() => setShown(i)} sx={thumbnail}>
              <Box sx={{ width: { xs: 48, md: 72 }, flex: 'none' }}>
                <Picture src={each.src} width={72} height={48} />
              </Box>
              {nameOf(each, device)}
            </ButtonBase>
          ))}
        </Box>
      )}
    </Box>
  );
}

const caption = {
  display: 'flex',
  gap: 1.5,
  px: 2,
  py: 1,
  fontSize: '0.875rem',
  '& strong': { flex: 'none', fontWeight: 600 },
  '& span': {
    minWidth: 0,
    color: 'text.secondary',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
} as const;

const thumbnail = {
  flex: '1 1 0',
  minWidth: 0,
  flexDirection: { xs: 'column', sm: 'row' },
  justifyContent: { sm: 'flex-start' },
  gap: { xs: 0.25, sm: 1 },
  p: 0.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.secondary',
  font: 'inherit',
  fontSize: '0.8125rem',
  '& img': { borderRadius: 0.5 },
  '&:hover': { borderColor: 'primary.main' },
  '&[aria-pressed=true]': {
    borderColor: 'primary.main',
    color: 'primary.main',
    boxShadow: 'inset 0 0 0 1px currentColor',
  },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
