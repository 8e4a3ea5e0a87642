import { call, messageOf } from '@portal/shared/api';
import type { OrderFile } from '@portal/shared/contract';
import { lineAbove } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box, Button, Icon, icons, Typography } from '@portal/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { fileSize } from './fileSize';
import { startDownload } from './startDownload';

const kinds: Readonly<Record<OrderFile['kind'], string>> = {
  protocol: '协议',
  signed: '已签协议',
  data: '检测数据',
  record: '检测记录',
};

/** One file. Its download link expires after a minute, so it is requested on click. */
export function FileRow({ file }: { readonly file: OrderFile }) {
  const link = useMutation({
    mutationFn: () => call('auth/web/orderFile/link', { rid: file.rid }),
    onSuccess: ({ url }) => startDownload(url, file.name),
    onError: (error) => notify.error(messageOf(error)),
  });
  return (
    <Box component="li" sx={row}>
      <Box sx={{ color: 'primary.main', display: 'grid' }}>
        <Icon path={icons.file} />
      </Box>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {kinds[file.kind]} · {fileSize(file.size)} · {formatInstant(file.created)}
        </Typography>
      </Box>
      {file.can.includes('download') && (
        <Button
          size="small"
          aria-label={`下载${file.name}`}
          startIcon={<Icon path={icons.download} size={16} />}
          loading={link.isPending}
          onClick={() => link.mutate()}
        >
          下载
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
