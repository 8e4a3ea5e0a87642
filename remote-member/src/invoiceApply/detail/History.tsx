import type { Data } from '@portal/shared/contract';
import { plainList, written } from '@portal/shared/parts';
import { formatInstant, invoiceApplyActTable } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';

type Event = Data<'auth/invoiceApply/info'>['events'][number];

const people: Readonly<Record<Event['by'], string>> = { member: '您', staff: '实验室', system: '系统' };

/** The history of a request, newest first. */
export function History({ events }: { readonly events: readonly Event[] }) {
  return (
    <Box
      component="ol"
      aria-label="经过"
      sx={{ ...plainList, typography: 'body2', display: 'grid', gap: 0.75 }}
    >
      {[...events].reverse().map(({ act, by, at, note }) => (
        <Box component="li" key={`${at} ${act}`} sx={written}>
          <Box component="time" dateTime={at} sx={{ color: 'text.secondary', mr: 1 }}>
            {formatInstant(at)}
          </Box>
          {people[by]}
          {invoiceApplyActTable[act].label}
          {note && `：${note}`}
        </Box>
      ))}
    </Box>
  );
}
