import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DownloadButton, fileSize, lineAbove, Panel, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { desk } from '../ui/session/desk';

interface OrderFilesProps {
  readonly order: Pick<Data<'staff/order/detail'>, 'code' | 'files'>;
}

/** The files of an order; who works on orders downloads them. */
export function OrderFiles({ order: { code, files } }: OrderFilesProps) {
  const mayDownload = desk.may(['manager', 'lab']);
  return (
    <Panel title="文件">
      {files.length === 0 && <Box sx={{ color: 'text.secondary' }}>还没有文件</Box>}
      <Box component="ul" sx={plainList}>
        {files.map(({ rid, name, size }) => (
          <Box
            component="li"
            key={rid}
            sx={{ ...lineAbove, display: 'flex', alignItems: 'center', gap: 1.5, py: 1, fontSize: 14 }}
          >
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>{name}</Box>
            <Box sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>{fileSize(size)}</Box>
            {mayDownload && (
              <DownloadButton
                size="small"
                variant="outlined"
                aria-label={`下载 ${name}`}
                ask={() => linkOf(code, rid)}
                name={name}
                page={`/staff/orders/${code}`}
              >
                下载
              </DownloadButton>
            )}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

/** Asks for the link of a file, which works for a minute. */
async function linkOf(code: string, rid: string): Promise<{ url: string }> {
  const { list } = await call('staff/order/files', { code });
  const file = list.find((one) => one.rid === rid);
  if (!file) throw new Error(`order ${code} has no file ${rid} any more`);
  return { url: file.link };
}
