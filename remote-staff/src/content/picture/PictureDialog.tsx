import { query } from '@portal/shared/api';
import { TextField } from '@portal/shared/controls';
import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { plainList } from '@portal/shared/parts';
import { cleanLine } from '@portal/shared/rules';
import { Box, Button, QueryView, Skeleton } from '@portal/shared/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { AddPictures } from './AddPictures';
import { PictureChoice } from './PictureChoice';
import { pictureGrid } from './pictureFrame';

interface PictureDialogProps {
  /** Whether the picture needs a text for who does not see it. */
  readonly described?: boolean;
  readonly onClose: () => void;
  readonly onChoose: (chosen: { readonly src: string; readonly alt: string }) => void;
}

const size = 24;

/** Chooses an uploaded picture, or uploads one, which is chosen then. */
export function PictureDialog({ described = false, onClose, onChoose }: PictureDialogProps) {
  const id = useId();
  const [page, setPage] = useState(1);
  const [src, setSrc] = useState('');
  const [typed, setTyped] = useState('');
  const alt = cleanLine(typed);
  const pictures = useQuery({
    ...query('staff/picture/list', { page, size }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>选择图片</DialogTitle>
      <DialogContent>
        <AddPictures onAdded={([added]) => added && setSrc(added.path)} />
        <QueryView query={pictures} loading={<Skeleton variant="rounded" height={240} sx={{ mt: 2 }} />}>
          {({ list, total }) => (
            <>
              <Box component="ul" aria-label="图片" sx={{ ...plainList, ...pictureGrid, mt: 2 }}>
                {list.map((picture) => (
                  <PictureChoice
                    key={picture.path}
                    picture={picture}
                    chosen={picture.path === src}
                    onChoose={() => setSrc(picture.path)}
                  />
                ))}
              </Box>
              {total > size && (
                <Box sx={{ display: 'flex', gap: 1, mt: 1 }}>
                  <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
                    较新的
                  </Button>
                  <Button size="small" disabled={page * size >= total} onClick={() => setPage(page + 1)}>
                    较早的
                  </Button>
                </Box>
              )}
            </>
          )}
        </QueryView>
        {described && (
          <TextField
            label="图片说明"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            helperText="图上是什么：读屏的访客靠它理解，图片打不开时也显示它"
            required
            fullWidth
            sx={{ mt: 2 }}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
        <Button
          variant="contained"
          disabled={src === '' || (described && alt === '')}
          onClick={() => onChoose({ src, alt })}
        >
          使用
        </Button>
      </DialogActions>
    </Dialog>
  );
}
