import { call } from '@portal/shared/api';
import type { SharedData } from '@portal/shared/contract';
import { DownloadButton, fileSize, line, lineAbove, plainList } from '@portal/shared/parts';
import { useTitle } from '@portal/shared/portal';
import { formatInstant, isViewable } from '@portal/shared/rules';
import { Box, EmptyState, Icon, icons, Paper, Typography } from '@portal/shared/ui';
import { ViewButton } from './ViewButton';

interface SharedFilesProps {
  readonly code: string;
  readonly data: SharedData;
  /** Empty when the link has none. */
  readonly password: string;
}

/** The files of a link, each of which and all of which are downloaded. */
export function SharedFiles({ code, data, password }: SharedFilesProps) {
  const { name, from, expires, list, size } = data;
  const page = `/shared/data/${encodeURIComponent(code)}`;
  useTitle(name);
  return (
    <>
      <Typography variant="h1" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography sx={{ mb: 2, color: 'text.secondary', overflowWrap: 'anywhere' }}>
        {from !== '' && `${from} 分享 · `}有效期至 {formatInstant(expires)}
      </Typography>
      {list.length === 0 ? (
        <EmptyState title="文件已不可用" text="分享的文件都已撤下，请联系分享人。" />
      ) : (
        <Paper component="section" aria-label="分享的文件" sx={{ ...line, px: { xs: 2, sm: 2.5 }, py: 1 }}>
          <Box sx={head}>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              共 {list.length} 个文件，{fileSize(size)}
            </Typography>
            <DownloadButton
              variant="contained"
              ask={() => call('open/dataShare/zip', { code, password })}
              name={`${name}.zip`}
              page={page}
            >
              打包下载
            </DownloadButton>
          </Box>
          <Box component="ul" sx={plainList}>
            {list.map((file) => (
              <Box component="li" key={file.rid} sx={row}>
                <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{file.name}</Box>
                  <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                    {fileSize(file.size)}
                  </Typography>
                </Box>
                <Box sx={{ display: 'flex', gap: 1, ml: 'auto' }}>
                  {isViewable(file.name) && <ViewButton code={code} password={password} file={file} />}
                  <DownloadButton
                    size="small"
                    aria-label={`下载${file.name}`}
                    startIcon={<Icon path={icons.download} size={16} />}
                    ask={() => call('open/dataShare/link', { code, password, file: file.rid })}
                    name={file.name}
                    page={page}
                  >
                    下载
                  </DownloadButton>
                </Box>
              </Box>
            ))}
          </Box>
        </Paper>
      )}
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        文件由分享人提供给持有链接的人。分享人能看到按天统计的打开、查看与下载次数，看不到您是谁。
      </Typography>
    </>
  );
}

const head = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  py: 1,
} as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.25,
  ...lineAbove,
} as const;
