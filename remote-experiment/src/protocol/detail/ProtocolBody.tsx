import type { Protocol, ProtocolText } from '@portal/shared/contract';
import { DataTable, line } from '@portal/shared/parts';
import { Box, Paper, Typography } from '@portal/shared/ui';

const numerals = ['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

type Section = ProtocolText['sections'][number];

/** What the agreement says: the same content as its PDF, as text of the page. */
export function ProtocolBody({ protocol: { text, file } }: { readonly protocol: Protocol }) {
  if (text === null)
    return (
      <Paper sx={{ ...line, p: { xs: 2, sm: 3 } }}>
        <Typography variant="body2">
          {file ? '该协议生成较早，请下载 PDF 阅读。' : '该版本的文件未保留。'}
        </Typography>
      </Paper>
    );
  return (
    <Paper component="article" aria-label={text.title} sx={{ ...line, p: { xs: 2, sm: 3, md: 4 } }}>
      <Typography variant="h2" sx={{ textAlign: 'center', fontSize: '1.25rem' }}>
        {text.title}
      </Typography>
      <Typography variant="body2" sx={{ textAlign: 'center', color: 'text.secondary', mt: 0.5, mb: 2 }}>
        {text.line}
      </Typography>
      <Box sx={partiesStyle}>
        {text.parties.map((facts) => (
          <Box component="dl" key={facts[0]?.label} sx={factsStyle}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </Box>
        ))}
      </Box>
      {text.sections.map((section, index) => (
        <TextSection key={section.heading} section={section} number={numerals[index] ?? String(index + 1)} />
      ))}
    </Paper>
  );
}

function TextSection({ section, number }: { readonly section: Section; readonly number: string }) {
  const { heading, clauses, strong = [], table } = section;
  return (
    <Box component="section" aria-label={heading} sx={{ mt: 3 }}>
      <Typography variant="h3" sx={{ fontSize: '1.0625rem', mb: 1 }}>
        {number}、{heading}
      </Typography>
      {clauses.length > 0 && (
        <Box component="ol" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.75 }, lineHeight: 1.75 }}>
          {clauses.map((clause, at) => (
            <Box component="li" key={clause} sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
              {strong.includes(at) ? <strong>{clause}</strong> : clause}
            </Box>
          ))}
        </Box>
      )}
      {table && <TextTable label={heading} table={table} />}
    </Box>
  );
}

interface TextTableProps {
  readonly label: string;
  readonly table: NonNullable<Section['table']>;
}

function TextTable({ label, table }: TextTableProps) {
  const columns = table.columns.map(({ title, align }, at) => ({
    label: title,
    numeric: align === 'right',
    wide: align === 'left' && at === (table.kind === 'items' ? 1 : 2),
    cell: ({ cells }: { readonly cells: readonly string[] }) =>
      (cells[at] ?? '').includes('\n') ? (
        <Box component="span" sx={{ whiteSpace: 'pre-line' }}>
          {cells[at]}
        </Box>
      ) : (
        (cells[at] ?? '')
      ),
  }));
  const rows = table.rows.map((cells, index) => ({ key: String(index), cells }));
  return (
    <Box sx={{ mt: 1 }}>
      <DataTable label={label} columns={columns} rows={rows} keyOf={({ key }) => key} />
    </Box>
  );
}

const partiesStyle = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const factsStyle = {
  m: 0,
  display: 'grid',
  alignContent: 'start',
  rowGap: 0.75,
  typography: 'body2',
  '& > div': { display: 'grid', gridTemplateColumns: '8em minmax(0, 1fr)' },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
