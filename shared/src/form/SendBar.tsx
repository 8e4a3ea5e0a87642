import { Box } from '@portal/shared/ui';

/** Progress bar of an upload, from 0 to 1. At 1 the server is processing the request. */
export function SendBar({ sent }: { readonly sent: number }) {
  const percent = Math.round(sent * 100);
  return (
    <Box>
      <Box
        role="progressbar"
        aria-label="提交进度"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        sx={{ height: 6, borderRadius: 3, bgcolor: 'divider', overflow: 'hidden' }}
      >
        <Box sx={{ height: 1, width: `${percent}%`, bgcolor: 'primary.main', transition: 'width 200ms' }} />
      </Box>
      <Box component="p" sx={{ m: 0, mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
        {percent < 100 ? `已上传 ${percent}%` : '已上传，正在保存…'}
      </Box>
    </Box>
  );
}
