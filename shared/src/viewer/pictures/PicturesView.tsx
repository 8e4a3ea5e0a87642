import { chartNumber } from '@portal/shared/chart';
import type { Picture } from '@portal/shared/measurement';
import { Box, Button, Typography } from '@portal/shared/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { scaleBarOf } from './scaleBar';

/** The pages of a picture, one at a time, with a bar of its scale where the file states one. */
export function PicturesView({ pictures }: { readonly pictures: readonly Picture[] }) {
  const [page, setPage] = useState(0);
  const picture = pictures[page];
  if (!picture) return null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Painted picture={picture} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {picture.width} × {picture.height} 像素
        {picture.metresPerPixel === null
          ? '，文件未写明比例尺'
          : `，每像素 ${chartNumber(picture.metresPerPixel * 1e9)} nm`}
      </Typography>
      {pictures.length > 1 && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <Button variant="outlined" color="inherit" disabled={page === 0} onClick={() => setPage(page - 1)}>
            上一页
          </Button>
          <span role="status">
            第 {page + 1} 页，共 {pictures.length} 页
          </span>
          <Button
            variant="outlined"
            color="inherit"
            disabled={page === pictures.length - 1}
            onClick={() => setPage(page + 1)}
          >
            下一页
          </Button>
        </Box>
      )}
    </Box>
  );
}

function Painted({ picture }: { readonly picture: Picture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height, rgba, metresPerPixel } = picture;
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    context?.putImageData(new ImageData(new Uint8ClampedArray(rgba), width, height), 0, 0);
  }, [rgba, width, height]);
  const bar = metresPerPixel === null ? undefined : scaleBarOf(metresPerPixel, width);
  return (
    <Box sx={{ position: 'relative', width: 'fit-content', maxWidth: 1, mx: 'auto' }}>
      <Box
        component="canvas"
        ref={canvas}
        role="img"
        aria-label="图像"
        width={width}
        height={height}
        sx={{ display: 'block', maxWidth: 1, maxHeight: '70vh' }}
      />
      {bar && (
        <Box sx={{ ...barBox, width: `${bar.part * 100}%` }} aria-label={`比例尺 ${bar.text}`}>
          {bar.text}
        </Box>
      )}
    </Box>
  );
}

/** Readable on any picture: white with a dark edge. */
const barBox = {
  position: 'absolute',
  left: 12,
  bottom: 12,
  borderBottom: '4px solid #fff',
  color: '#fff',
  textAlign: 'center',
  typography: 'caption',
  whiteSpace: 'nowrap',
  textShadow: '0 0 4px #000, 0 0 2px #000',
  filter: 'drop-shadow(0 0 2px #000)',
} as const;
