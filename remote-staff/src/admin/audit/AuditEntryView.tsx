import type { AuditEntry } from '@portal/shared/contract';
import { line } from '@portal/shared/parts';
import { Link } from '@portal/shared/portal';
import { formatInstant } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { actLabel } from './actLabel';
import { type ChangedPart, changedParts } from './auditChange';
import { auditPath, noAuditQuery } from './auditQuery';

/** An act of the audit log: who, when, on what, and the change side by side. Its parts lead to more of the same. */
export function AuditEntryView({ entry }: { readonly entry: AuditEntry }) {
  const { at, staff, act, target, note, before, after } = entry;
  const parts = changedParts(before, after);
  return (
    <Box component="li" sx={{ ...line, p: 1.5, borderRadius: 1, bgcolor: 'background.paper', fontSize: 14 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, alignItems: 'baseline' }}>
        <Box component={Link} to={auditPath({ ...noAuditQuery, act })} sx={{ ...leading, fontWeight: 600 }}>
          {actLabel(act) ?? act}
        </Box>
        <Box component="code" sx={{ ...wrapped, color: 'text.secondary', fontSize: 13 }}>
          {act}
        </Box>
        {target !== '' && (
          <Box component={Link} to={auditPath({ ...noAuditQuery, target })} sx={leading}>
            {target}
          </Box>
        )}
        <Box component={Link} to={auditPath({ ...noAuditQuery, staff: staff.account })} sx={leading}>
          {staff.account} {staff.name}
        </Box>
        <Box component="time" dateTime={at} sx={{ ml: { sm: 'auto' }, color: 'text.secondary' }}>
          {formatInstant(at)}
        </Box>
      </Box>
      {note !== '' && <Box sx={{ mt: 0.5, ...wrapped }}>{note}</Box>}
      {parts.length > 0 && <ChangeTable act={act} parts={parts} />}
    </Box>
  );
}

interface ChangeTableProps {
  readonly act: string;
  readonly parts: readonly ChangedPart[];
}

const ChangeTable = ({ act, parts }: ChangeTableProps) => (
  <Box component="table" aria-label={`${actLabel(act) ?? act} 的改动`} sx={tableStyle}>
    <thead>
      <tr>
        <th scope="col">项</th>
        <th scope="col">改动前</th>
        <th scope="col">改动后</th>
      </tr>
    </thead>
    <tbody>
      {parts.map(({ name, before, after }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{before}</td>
          <td>{after}</td>
        </tr>
      ))}
    </tbody>
  </Box>
);

const wrapped = { overflowWrap: 'anywhere', minWidth: 0 } as const;

const leading = { ...wrapped, color: 'primary.main', textUnderlineOffset: '3px' } as const;

const tableStyle = {
  mt: 1,
  width: 1,
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& th, & td': {
    p: 0.75,
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
    borderTop: 1,
    borderColor: 'divider',
  },
  '& th': { color: 'text.secondary' },
  '& th:first-of-type': { width: { xs: '28%', md: '18%' } },
} as const;
