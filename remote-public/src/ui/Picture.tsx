import { Box } from '@portal/shared/ui';

interface PictureProps {
  readonly src: string;
  /** Empty when the text beside it says the same. */
  readonly alt?: string;
  /** Own size in px; the browser keeps the room free before the picture is there. */
  readonly width: number;
  readonly height: number;
  /** The first picture that a visitor sees: fetched before all others. */
  readonly first?: boolean;
}

/** A picture as wide as its place allows, in the shape that width and height give; lazy unless it comes first. */
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
        objectFit: 'cover',
        bgcolor: 'action.hover',
      }}
    />
  );
}
