import { Box } from '@portal/shared/ui';

interface ItemPictureProps {
  /** Address of the picture; empty when there is none. */
  readonly src: string;
  /** Pixels; 4:3. */
  readonly width: number;
}

/** Picture of a service beside its name, so it says nothing of its own. */
export function ItemPicture({ src, width }: ItemPictureProps) {
  const height = Math.round((width * 3) / 4);
  return (
    <Box
      sx={{ width, height, flex: 'none', borderRadius: 1, overflow: 'hidden', bgcolor: 'background.default' }}
    >
      {src && (
        <img src={src} alt="" width={width} height={height} loading="lazy" style={{ objectFit: 'cover' }} />
      )}
    </Box>
  );
}
