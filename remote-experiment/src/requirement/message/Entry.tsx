import type { RequirementMessage } from '@portal/shared/contract';
import { formatInstant, requirementActTable } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { FileButton } from './FileButton';

const people: Readonly<Record<RequirementMessage['by'], string>> = {
  member: '您',
  staff: '客户经理',
  system: '系统',
};

interface EntryProps {
  /** Code of the requirement. */
  readonly code: string;
  readonly message: RequirementMessage;
}

/** One entry of the history: a message with its files, or an act with its reason. */
export function Entry({ code, message: { act, by, text, files, at } }: EntryProps) {
  const when = <time dateTime={at}>{formatInstant(at)}</time>;
  if (act !== 'write')
    return (
      <Box component="li" sx={{ textAlign: 'center', typography: 'caption', color: 'text.secondary' }}>
        {when} · {people[by]}
        {requirementActTable[act].label}
        {text && `：${text}`}
      </Box>
    );
  const own = by === 'member';
  return (
    <Box
      component="li"
      sx={{ justifySelf: own ? 'end' : 'start', maxWidth: { xs: '92%', sm: '80%' }, minWidth: 0 }}
    >
      <Typography
        variant="caption"
        component="p"
        sx={{ color: 'text.secondary', textAlign: own ? 'right' : 'left', mb: 0.5 }}
      >
        {people[by]} · {when}
      </Typography>
      <Box sx={{ ...bubble, bgcolor: own ? 'action.selected' : 'action.hover' }}>
        {text}
        {files.length > 0 && (
          <Box sx={{ display: 'grid', justifyItems: 'start', mt: text ? 1 : 0 }}>
            {files.map((file) => (
              <FileButton key={file.rid} code={code} file={file} />
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const bubble = {
  px: 1.5,
  py: 1,
  borderRadius: 2,
  typography: 'body2',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
