import { Box, Button, Icon, icons, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { fileSize } from '../parts';
import type { FileUpload, UploadStatus } from './FileUpload';
import { RemoveDialog } from './RemoveDialog';
import { durationText } from './rate';
import { rowButton, uploadRow } from './uploadStyle';
import { uploads } from './uploads';

const texts: Readonly<Record<Exclude<UploadStatus, 'sending' | 'paused' | 'failed' | 'done'>, string>> = {
  waiting: '等待上传',
  checking: '正在核对文件…',
  elsewhere: '正在另一个标签页上传，完成后会显示在这里',
  retrying: '连接中断，恢复后自动继续',
  finishing: '已上传，正在合并…',
  adding: '正在加入订单…',
};

/** Returns what happens with a file now. */
export function uploadStatusText({ status, message, sent, size, speed }: FileUpload): string {
  const part = `${fileSize(sent)} / ${fileSize(size)}`;
  if (status === 'failed') return message ?? '上传失败';
  if (status === 'done') return `已上传 · ${fileSize(size)}`;
  if (status === 'paused') return `已暂停 · ${part}`;
  if (status !== 'sending') return texts[status];
  if (speed === 0) return part;
  return `${part} · ${fileSize(Math.round(speed))}/s · 剩余 ${durationText((size - sent) / speed)}`;
}

/** One file with its progress, and what can be done with it. */
export const UploadRow = observer(function UploadRow({ its }: { readonly its: FileUpload }) {
  const { status } = its;
  const failed = status === 'failed';
  return (
    <Box component="li" sx={uploadRow}>
      <Box
        sx={{
          color: failed ? 'error.main' : status === 'done' ? 'success.main' : 'primary.main',
          display: 'grid',
        }}
      >
        <Icon path={status === 'done' ? icons.check : icons.file} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {its.name}
        </Typography>
        <Typography
          variant="caption"
          component="p"
          sx={{ m: 0, color: failed ? 'error.main' : 'text.secondary', fontVariantNumeric: 'tabular-nums' }}
        >
          {uploadStatusText(its)}
        </Typography>
      </Box>
      <Actions its={its} />
      {status !== 'done' && !failed && <UploadBar its={its} />}
    </Box>
  );
});

const Actions = observer(function Actions({ its }: { readonly its: FileUpload }) {
  const { status, name } = its;
  const [asking, setAsking] = useState(false);
  const can = (label: string, onClick: () => void) => (
    <Button size="small" color="inherit" sx={rowButton} aria-label={`${label} ${name}`} onClick={onClick}>
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', gap: 0.5, ml: { xs: -1, sm: 0 }, gridColumn: { xs: 2, sm: 3 } }}>
      {(status === 'sending' || status === 'waiting') && can('暂停', () => uploads.pause(its))}
      {status === 'retrying' && can('立即重试', its.retryNow)}
      {status === 'paused' && can('继续', () => uploads.resume(its))}
      {status === 'failed' && can('重试', () => uploads.resume(its))}
      {status !== 'finishing' &&
        status !== 'adding' &&
        can('移除', () => (isPartlySent(its) ? setAsking(true) : uploads.remove(its)))}
      <RemoveDialog
        name={name}
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => uploads.remove(its)}
      />
    </Box>
  );
});

const isPartlySent = ({ sent, status }: FileUpload): boolean => sent > 0 && status !== 'done';

/** How much of a file has been sent. */
export const UploadBar = observer(function UploadBar({ its }: { readonly its: FileUpload }) {
  const percent = Math.floor((its.sent / its.size) * 100);
  return (
    <Box
      role="progressbar"
      aria-label={`上传 ${its.name}`}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      sx={{ gridColumn: '1 / -1', height: 4, borderRadius: 2, bgcolor: 'divider', overflow: 'hidden' }}
    >
      <Box
        sx={{
          height: 1,
          width: `${percent}%`,
          bgcolor: its.status === 'paused' ? 'text.disabled' : 'primary.main',
        }}
      />
    </Box>
  );
});
