import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { FieldError } from '@portal/shared/form';
import { FileDrop, fileSize, type LazyDialogProps } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { Box, Button, CircularProgress, Icon, icons, Typography } from '@portal/shared/ui';
import { useId, useRef } from 'react';
import { PageList } from './PageList';
import { useHandIn } from './useHandIn';
import { useSignedCopy } from './useSignedCopy';

interface SignedCopyDialogProps extends LazyDialogProps {
  /** Key of the order. */
  readonly rid: string;
}

/** Uploads the signed agreement: one PDF, or photos of its pages, which the server joins into one PDF. */
export function SignedCopyDialog({ rid, open, onClose }: SignedCopyDialogProps) {
  const id = useId();
  const model = useSignedCopy();
  const { copy, add, clear } = model;
  const { send, stop, pending, done } = useHandIn(rid, () => {
    clear();
    onClose();
  });
  const { pdf, pages, refused } = copy;
  const close = () => {
    stop();
    onClose();
  };
  return (
    <Dialog open={open} onClose={close} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>上传签字件</DialogTitle>
      <DialogContent
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start' }}
      >
        <Box>
          <FileDrop
            label="签字件"
            accept="image/*,.pdf"
            multiple
            disabled={pending}
            invalid={refused !== undefined}
            button={pages.length > 0 ? '添加照片' : '选择文件'}
            actions={<Camera disabled={pending} onFiles={add} />}
            hint={`一个 PDF（${limits.uploadBytes / 1024 / 1024} MB 以内），或每页一张照片，最多 ${limits.signedPages} 页，将合成一份 PDF`}
            onFiles={add}
          />
          <FieldError>{refused}</FieldError>
        </Box>
        {pdf && (
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Icon path={icons.file} size={18} />
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {pdf.name}
            </Box>
            <Typography variant="body2" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
              {fileSize(pdf.size)}
            </Typography>
            <Button size="small" color="inherit" disabled={pending} onClick={clear}>
              移除
            </Button>
          </Box>
        )}
        {pages.length > 0 && <PageList pages={pages} disabled={pending} {...model} />}
        {pages.length > 1 && !pending && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            拖动或用箭头调整顺序；请确认每页完整、文字清晰。
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        {pending && (
          <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, mr: 'auto' }}>
            <CircularProgress size={18} aria-label="上传中" />
            <Typography variant="body2">{progress(pages.length, done)}</Typography>
          </Box>
        )}
        <Button color="inherit" onClick={pending ? stop : close}>
          {pending ? '停止' : '取消'}
        </Button>
        <Button
          variant="contained"
          loading={pending}
          disabled={!pdf && pages.length === 0}
          onClick={() => send(copy)}
        >
          {pages.length > 1 ? `提交 ${pages.length} 页` : '提交'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function progress(pages: number, done: number): string {
  if (pages === 0) return '正在上传…';
  return done < pages ? `正在上传第 ${done + 1} 页，共 ${pages} 页` : '正在合成 PDF…';
}

interface CameraProps {
  readonly disabled: boolean;
  readonly onFiles: (files: readonly File[]) => void;
}

/** Opens the camera of a phone; hidden on devices with a mouse. */
function Camera({ disabled, onFiles }: CameraProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box sx={{ '@media (hover: hover)': { display: 'none' } }}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/*"
        capture="environment"
        aria-label="拍摄的页"
        onChange={({ currentTarget }) => {
          onFiles(Array.from(currentTarget.files ?? []));
          currentTarget.value = '';
        }}
      />
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        拍照
      </Button>
    </Box>
  );
}
