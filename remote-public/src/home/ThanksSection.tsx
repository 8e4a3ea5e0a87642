import type { Home } from '@portal/shared/contract';
import { paths } from '@portal/shared/portal';
import { Box, useMediaQuery } from '@portal/shared/ui';
import { tile } from '../ui/tile';
import { Section } from './Section';
import { ThanksCard } from './ThanksCard';
import { ThanksTable } from './ThanksTable';

/** Most rows that the home page shows (specification, section 9). */
const mostRows = 5;

/** 致谢文献: papers that thank the lab. A table where there is room for one, cards on phones. */
export function ThanksSection({ thanksArr }: Pick<Home, 'thanksArr'>) {
  const wide = useMediaQuery('(min-width: 961px)', { noSsr: true });
  const rows = thanksArr.slice(0, mostRows);
  if (rows.length === 0) return null;
  return (
    <Section title="致谢文献" note="论文致谢中的我们" more={paths.list('thanks')}>
      {wide ? (
        <Box sx={tile}>
          <ThanksTable rows={rows} />
        </Box>
      ) : (
        <Box component="ul" sx={{ display: 'grid', gap: 1.5, listStyle: 'none', p: 0, m: 0 }}>
          {rows.map((row) => (
            <ThanksCard key={`${row.title} ${row.source}`} row={row} />
          ))}
        </Box>
      )}
    </Section>
  );
}
