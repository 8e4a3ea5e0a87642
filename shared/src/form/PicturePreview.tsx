import { redrawnPicture, useObjectUrl } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';

interface PicturePreviewProps {
  readonly file: File;
  readonly disabled: boolean;
  readonly onRotated: (file: File) => void;
}

/** Shows a chosen picture, with a button that rotates it, for a photograph of a voucher that lies on its side. */
export function PicturePreview({ file, disabled, onRotated }: PicturePreviewProps) {
  const url = useObjectUrl(file);
  const [turning, setTurning] = useState(false);
  const rotate = async () => {
    setTurning(true);
    try {
      onRotated(await redrawnPicture(file, { quarters: 1, type: file.type }));
    } catch {
      notify.error('这张图片无法旋转');
    } finally {
      setTurning(false);
    }
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: 1.5, mt: 1 }}>
      {url && <Box component="img" src={url} alt={`${file.name} 的预览`} sx={picture} />}
      <Button size="small" disabled={disabled} loading={turning} onClick={() => void rotate()}>
        旋转 90°
      </Button>
    </Box>
  );
}

const picture = {
  display: 'block',
  maxWidth: '100%',
  maxHeight: 180,
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  objectFit: 'contain',
} as const;
