import { Box, ButtonBase } from '@portal/shared/ui';
import { useState } from 'react';
import { plainList } from '../style';
import { PictureDialog } from './PictureDialog';

/** Small pictures in a row; a press enlarges one. */
export function Pictures({ paths }: { readonly paths: readonly string[] }) {
  const [shown, setShown] = useState(0);
  const [open, setOpen] = useState(false);
  if (paths.length === 0) return null;
  const enlarge = (index: number) => {
    setShown(index);
    setOpen(true);
  };
  return (
    <>
      <Box component="ul" aria-label="图片" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {paths.map((path, index) => (
          <li key={path}>
            <ButtonBase aria-label={`放大第 ${index + 1} 张图片`} onClick={() => enlarge(index)} sx={button}>
              <img src={path} alt="" width={72} height={72} decoding="async" />
            </ButtonBase>
          </li>
        ))}
      </Box>
      <PictureDialog
        paths={paths}
        shown={shown}
        onShow={setShown}
        open={open}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const button = {
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  overflow: 'hidden',
  bgcolor: 'action.hover',
  '& img': { display: 'block', objectFit: 'cover' },
  '&:hover': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
