import type { Data } from '@portal/shared/contract';
import { lineAbove, Panel, plainList, written } from '@portal/shared/parts';
import { formatInstant, requirementActTable } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { RequirementFile } from './RequirementFile';

const actors = { member: '客户', staff: '实验室', system: '系统' } as const;

interface RequirementHistoryProps {
  readonly requirement: Data<'staff/requirement/detail'>;
}

/** What was written and done about a requirement, the newest first. */
export const RequirementHistory = ({ requirement: { code, messages } }: RequirementHistoryProps) => (
  <Panel title="沟通与经过">
    {messages.length === 0 && <Box sx={{ color: 'text.secondary' }}>还没有沟通记录</Box>}
    <Box component="ol" aria-label="沟通与经过" sx={plainList}>
      {messages.map(({ rid, act, by, text, files, at }) => (
        <Box component="li" key={rid} sx={{ ...lineAbove, py: 1, fontSize: 14 }}>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <b>{requirementActTable[act].label}</b>
            <Box sx={{ ml: 'auto', color: 'text.secondary' }}>
              {actors[by]} {formatInstant(at)}
            </Box>
          </Box>
          {text !== '' && <Box sx={written}>{text}</Box>}
          {files.map((file) => (
            <RequirementFile key={file.rid} code={code} file={file} />
          ))}
        </Box>
      ))}
    </Box>
  </Panel>
);
