import { call } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { DownloadButton, fileSize } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { requirementPath } from './requirementList';

interface RequirementFileProps {
  readonly code: string;
  readonly file: Data<'staff/requirement/detail'>['files'][number];
}

/** A file of a requirement or of one of its messages. Its link works for a minute, so it is asked for when it is pressed. */
export const RequirementFile = ({ code, file: { rid, name, size } }: RequirementFileProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, mt: 1, fontSize: 14 }}>
    <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
      {name}{' '}
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {fileSize(size)}
      </Box>
    </Box>
    <DownloadButton
      size="small"
      variant="outlined"
      aria-label={`下载 ${name}`}
      name={name}
      page={requirementPath(code)}
      ask={async () => {
        const { files, messages } = await call('staff/requirement/detail', { code });
        const all = [...files, ...messages.flatMap((message) => message.files)];
        const link = all.find((one) => one.rid === rid)?.link;
        if (link === undefined) throw new Error(`${code} has no file ${name} any more`);
        return { url: link };
      }}
    >
      下载
    </DownloadButton>
  </Box>
);
