import { Box, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import type { QrTarget } from './qrCodes';

/** Squares of a code as one path; a unit a module. */
function squares(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
}

/** The encoder comes when the first code is drawn. */
async function drawn(text: string): Promise<{ size: number; path: string }> {
  const { encode } = await import('uqr');
  const { size, data } = encode(text, { ecc: 'M', border: 2 });
  return { size, path: squares(data) };
}

interface QrCodeProps {
  readonly target: QrTarget;
  /** Pixels. */
  readonly size: number;
}

/** A code that leads to a page of this portal, with what it is for below. */
export function QrCode({ target: { label, to }, size }: QrCodeProps) {
  const text = new URL(to, window.location.origin).href;
  const { data } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => drawn(text),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Box component="figure" sx={{ m: 0, width: size, textAlign: 'center' }}>
      {data ? (
        <Box
          component="svg"
          role="img"
          aria-label={`${label}二维码`}
          viewBox={`0 0 ${data.size} ${data.size}`}
          width={size}
          height={size}
          shapeRendering="crispEdges"
          // Black on white in both schemes: that is what scanners read.
          sx={{ display: 'block', bgcolor: '#fff', color: '#000', borderRadius: 0.5 }}
        >
          <path d={data.path} fill="currentColor" />
        </Box>
      ) : (
        <Skeleton variant="rounded" width={size} height={size} />
      )}
      <Box component="figcaption" sx={{ mt: 0.75, fontSize: '.8125rem', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
    </Box>
  );
}
