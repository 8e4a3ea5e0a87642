import { query } from '@portal/shared/api';
import { Box, Button, Icon, icons, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { ResumableUpload } from '../contract';
import { fileSize, plainList, useAct } from '../parts';
import { formatInstant, partSize } from '../rules';
import type { UploadTarget } from './FileUpload';
import { RemoveDialog } from './RemoveDialog';
import { rowButton, uploadRow } from './uploadStyle';
import { uploads } from './uploads';

interface EarlierUploadsProps {
  readonly target: UploadTarget;
  /** Opens the file chooser. */
  readonly onChoose: () => void;
}

/** Returns the uploads of earlier visits and other devices: unfinished ones, and complete ones that are not used. */
export function useEarlierUploads(): readonly ResumableUpload[] {
  const { data = [] } = useQuery(query('auth/upload/list', {}));
  const here = new Set(uploads.list.map(({ rid }) => rid));
  return data.filter(({ rid, name, size }) => !here.has(rid) && !isHere(name, size));
}

const isHere = (name: string, size: number) =>
  uploads.list.some((one) => one.name === name && one.size === size);

/** Files that were not finished, which continue when the same file is chosen again, and complete files to add. */
export const EarlierUploads = observer(function EarlierUploads({ target, onChoose }: EarlierUploadsProps) {
  const earlier = useEarlierUploads();
  if (earlier.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Typography variant="body2" component="h3" sx={{ fontWeight: 600 }}>
        之前的上传
      </Typography>
      <Typography variant="caption" component="p" sx={{ m: 0, color: 'text.secondary' }}>
        没传完的文件，重新选择同一个文件即可继续，已传的部分不会重传。
      </Typography>
      <Box component="ul" aria-label="之前的上传" sx={plainList}>
        {earlier.map((one) => (
          <EarlierRow key={one.rid} its={one} target={target} onChoose={onChoose} />
        ))}
      </Box>
    </Box>
  );
});

interface EarlierRowProps extends EarlierUploadsProps {
  readonly its: ResumableUpload;
}

function EarlierRow({ its, target, onChoose }: EarlierRowProps) {
  const { rid, name, size, stored, parts, expires } = its;
  const [asking, setAsking] = useState(false);
  const isComplete = stored.length === parts;
  const sent = stored.reduce((sum, number) => sum + partSize(size, number), 0);
  const remove = useAct('auth/upload/abort');
  return (
    <Box component="li" sx={uploadRow}>
      <Box sx={{ color: 'text.secondary', display: 'grid' }}>
        <Icon path={icons.file} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="caption" component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {isComplete ? `已上传 · ${fileSize(size)}` : `已传 ${fileSize(sent)} / ${fileSize(size)}`} · 保留到{' '}
          {formatInstant(expires)}
        </Typography>
      </Box>
      <Box sx={{ display: 'flex', gap: 0.5, ml: { xs: -1, sm: 0 }, gridColumn: { xs: 2, sm: 3 } }}>
        {isComplete ? (
          <Button
            size="small"
            sx={rowButton}
            aria-label={`添加 ${name}`}
            onClick={() => uploads.adopt(its, target)}
          >
            添加
          </Button>
        ) : (
          <>
            <Button size="small" sx={rowButton} aria-label={`选择 ${name} 继续上传`} onClick={onChoose}>
              选择文件继续
            </Button>
            <Button
              size="small"
              sx={rowButton}
              color="inherit"
              aria-label={`移除 ${name}`}
              onClick={() => setAsking(true)}
            >
              移除
            </Button>
            <RemoveDialog
              name={name}
              open={asking}
              pending={remove.isPending}
              onClose={() => setAsking(false)}
              onConfirm={() => remove.mutate({ rid })}
            />
          </>
        )}
      </Box>
    </Box>
  );
}
