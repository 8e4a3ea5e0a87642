import { useQuery } from '@tanstack/react-query';
import { drawQr } from './qr';

/** Pixels of one module in the picture: large enough to be recognised in a photo album. */
const pixels = 12;

/** Draws the code as PNG, which phones can save and recognise; as SVG where there is no canvas. */
function pictureOf({ size, path }: { readonly size: number; readonly path: string }): string {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size * pixels;
  const context = canvas.getContext('2d');
  if (!context) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`;
    return `data:image/svg+xml,${encodeURIComponent(svg)}`;
  }
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(pixels, pixels);
  context.fillStyle = '#000';
  context.fill(new Path2D(path));
  return canvas.toDataURL('image/png');
}

/** Returns a QR code as the URL of a picture, to be saved or pressed long; undefined while the encoder is loading. */
export function useQrPicture(text: string): string | undefined {
  const { data } = useQuery({
    queryKey: ['qr picture', text],
    queryFn: async () => pictureOf(await drawQr(text)),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
