import { Box, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { drawQr } from './qr';

interface QrImageProps {
  /** Content of the code, such as a URL. */
  readonly text: string;
  /** Accessible name of the picture. */
  readonly label: string;
  /** Size in pixels. */
  readonly size: number;
}

/** A QR code; a skeleton of the same size while the encoder is loading. */
export function QrImage({ text, label, size }: QrImageProps) {
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => drawQr(text),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <Skeleton variant="rounded" width={size} height={size} />;
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${data.size} ${data.size}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
      // Black on white in both colour schemes, because scanners need this contrast.
      sx={{ display: 'block', bgcolor: '#fff', color: '#000', borderRadius: 0.5 }}
    >
      <path d={data.path} fill="currentColor" />
    </Box>
  );
}
