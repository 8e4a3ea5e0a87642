import { Box, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** Returns the dark modules of a code as one SVG path, one unit for each module. */
function squares(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** Encodes a text. The encoder is loaded with the first code. */
async function drawn(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  return { size, path: squares(data) };
}

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
    queryFn: () => drawn(text),
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
