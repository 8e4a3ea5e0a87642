import { call } from '@portal/shared/api';
import type { RequirementMessage } from '@portal/shared/contract';
import { DownloadButton } from '@portal/shared/parts';
import { paths } from '@portal/shared/portal';
import { Icon, icons } from '@portal/shared/ui';

interface FileButtonProps {
  /** Code of the requirement. */
  readonly code: string;
  readonly file: RequirementMessage['files'][number];
}

/** Downloads a file of a requirement or of one of its messages. */
export function FileButton({ code, file: { rid, name } }: FileButtonProps) {
  return (
    <DownloadButton
      size="small"
      aria-label={`下载 ${name}`}
      startIcon={<Icon path={icons.file} size={16} />}
      ask={() => call('auth/requirement/link', { code, file_rid: rid })}
      name={name}
      page={paths.requirement(code)}
      sx={{ maxWidth: 1, textAlign: 'left', overflowWrap: 'anywhere', lineHeight: 1.4 }}
    >
      {name}
    </DownloadButton>
  );
}
