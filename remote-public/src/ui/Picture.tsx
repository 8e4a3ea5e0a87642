import { Box } from '@portal/shared/ui';

interface PictureProps {
  readonly src: string;
  /** Empty when the text next to it says the same. */
  readonly alt?: string;
  /** Intrinsic size in px, by which the browser reserves the space. */
  readonly width: number;
  readonly height: number;
  /** The first visible picture: loaded with high priority. */
  readonly first?: boolean;
}

/** A responsive picture, shown whole in the aspect ratio of width and height; lazily loaded unless `first`. */
export function Picture({ src, alt = '', width, height, first = false }: PictureProps) {
  return (
    <Box
      component="img"
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first ? 'eager' : 'lazy'}
      decoding="async"
      {...(first && { fetchPriority: 'high' })}
      sx={{
        display: 'block',
        width: '100%',
        height: 'auto',
        aspectRatio: `${width} / ${height}`,
        objectFit: 'contain',
        bgcolor: 'action.hover',
      }}
    />
  );
}
