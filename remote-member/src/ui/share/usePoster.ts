import { drawQr } from '@portal/shared/parts';
import { useQuery } from '@tanstack/react-query';
import { type PosterContent, posterSize, posterSvg } from './posterSvg';

/** Draws an SVG as PNG, which phones can save and forward; returns the SVG where there is no canvas. */
async function pictureOf(svg: string): Promise<string> {
  const source = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  const canvas = document.createElement('canvas');
  canvas.width = posterSize.width;
  canvas.height = posterSize.height;
  const context = canvas.getContext('2d');
  if (!context) return source;
  const image = new Image();
  image.src = source;
  await image.decode();
  context.drawImage(image, 0, 0);
  return canvas.toDataURL('image/png');
}

/** Returns a poster with the QR code of `url` as the URL of a picture; undefined while it is being drawn. */
export function usePoster(url: string, content: PosterContent): string | undefined {
  const { data } = useQuery({
    queryKey: ['poster', url, content],
    queryFn: async () => pictureOf(posterSvg(content, await drawQr(url))),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data;
}
