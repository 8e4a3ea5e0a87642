import type { Curve } from '@portal/shared/measurement';
import { Box } from '@portal/shared/ui';

/** What the heads of the shown curves say, each once. */
export function CurveFacts({ curves }: { readonly curves: readonly Curve[] }) {
  const facts = new Map(
    curves.flatMap(({ facts }) => facts).map((fact) => [`${fact.name} ${fact.value}`, fact]),
  );
  if (facts.size === 0) return null;
  return (
    <Box component="details" sx={{ typography: 'body2' }}>
      <Box component="summary" sx={summary}>
        文件信息
      </Box>
      <Box component="dl" sx={list}>
        {[...facts].map(([key, { name, value }]) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Box>
    </Box>
  );
}

const summary = { width: 'fit-content', minHeight: 40, lineHeight: '2.5rem', cursor: 'pointer' } as const;

const list = {
  m: 0,
  display: 'grid',
  gap: 0.5,
  '& > div': { display: 'grid', gridTemplateColumns: '8em minmax(0, 1fr)', columnGap: 2 },
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere' },
} as const;
