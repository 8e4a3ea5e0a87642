import { Box } from '@portal/shared/ui';

interface ItemPictureProps {
  /** URL of the picture; empty when there is none. */
  readonly src: string;
  /** Width in pixels, optionally by breakpoint. */
  readonly width: number | { readonly xs: number; readonly sm: number };
}

/** Picture of a service (3:2). Decorative, because the service's name is next to it. */
export function ItemPicture({ src, width }: ItemPictureProps) {
  return (
    <Box sx={{ ...frame, width }}>
      {src && <img src={src} alt="" width={90} height={60} loading="lazy" />}
    </Box>
  );
}

const frame = {
  aspectRatio: '3 / 2',
  flex: 'none',
  alignSelf: 'flex-start',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'background.default',
  '& img': { width: 1, height: 1, objectFit: 'contain', display: 'block' },
} as const;
