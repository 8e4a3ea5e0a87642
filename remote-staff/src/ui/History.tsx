import { lineAbove, Panel, plainList, written } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

interface Event {
  /** What was done, in words. */
  readonly label: string;
  readonly by: 'member' | 'staff' | 'system';
  /** Who of the lab did it, where that is known. */
  readonly who?: string;
  readonly at: string;
  readonly note: string;
}

interface HistoryProps {
  /** The oldest first. */
  readonly events: readonly Event[];
}

const actors = { member: '客户', staff: '实验室', system: '系统' } as const;

/** Who did what with a record when, the newest first. */
export const History = ({ events }: HistoryProps) => (
  <Panel title="经过">
    <Box component="ol" aria-label="经过" sx={plainList}>
      {[...events].reverse().map(({ label, by, who = '', at, note }) => (
        <Box component="li" key={`${at} ${label} ${note}`} sx={{ ...lineAbove, py: 1, fontSize: 14 }}>
          <Box sx={{ display: 'flex', gap: 1 }}>
            <b>{label}</b>
            <Box sx={{ ml: 'auto', color: 'text.secondary' }}>
              {actors[by]}
              {who !== '' && ` ${who}`} {formatInstant(at)}
            </Box>
          </Box>
          {note !== '' && <Box sx={written}>{note}</Box>}
        </Box>
      ))}
    </Box>
  </Panel>
);
