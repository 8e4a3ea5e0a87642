import type { OrderFile } from '@portal/shared/contract';
import { fileSize, lineAbove } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box, Icon, icons, Typography } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { FileButton } from '../ui/download/FileButton';

const kinds: Readonly<Record<OrderFile['kind'], string>> = {
  protocol: '协议',
  signed: '签字件',
  raw: '待分析数据',
  data: '检测数据',
  record: '检测记录',
  quotation: '报价单',
};

interface FileRowProps {
  readonly file: OrderFile;
  /** Key of the order. */
  readonly order: string;
  /** In front of the download button. */
  readonly aside?: ReactNode;
  /** Below the row, in its full width. */
  readonly children?: ReactNode;
}

/** One file of an order with its kind, size and time. */
export function FileRow({ file, order, aside, children }: FileRowProps) {
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
      <Box sx={{ gridColumn: { sm: 4 }, '&:empty': { display: 'none' } }}>
        {file.can.includes('download') && <FileButton file={file} order={order} />}
      </Box>
      {aside && <Box sx={asideBox}>{aside}</Box>}
      {children && <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>{children}</Box>}
    </Box>
  );
}

/** In front of the download on wide screens, below the name on phones. */
const asideBox = {
  gridColumn: { xs: '2 / -1', sm: 3 },
  gridRow: { sm: 1 },
  ml: { xs: -0.75, sm: 0 },
} as const;

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr) auto', sm: 'auto minmax(0, 1fr) auto auto' },
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
