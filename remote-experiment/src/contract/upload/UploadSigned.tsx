import { Box, Button, CircularProgress } from '@portal/shared/ui';
import { useRef } from 'react';
import { useUploadSigned } from './useUploadSigned';

interface UploadSignedProps {
  /** Key of the order. */
  readonly rid: string;
}

/** Uploads the signed agreement: a PDF or a picture. */
export function UploadSigned({ rid }: UploadSignedProps) {
  const input = useRef<HTMLInputElement>(null);
  const { send, sending, stop } = useUploadSigned(rid);
  if (sending)
    return (
      <Box
        role="status"
        sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'body2', minWidth: 0 }}
      >
        <CircularProgress size={18} aria-label="上传中" />
        <Box
          component="span"
          sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', maxWidth: 160 }}
        >
          正在上传 {sending}
        </Box>
        <Button size="small" color="inherit" onClick={stop}>
          停止
        </Button>
      </Box>
    );
  return (
    <>
      <Button size="small" variant="outlined" onClick={() => input.current?.click()}>
        上传签字件
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        aria-label="签字件"
        accept=".pdf,.jpg,.jpeg,.png"
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = '';
          if (file) send(file);
        }}
      />
    </>
  );
}
