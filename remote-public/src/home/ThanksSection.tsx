import type { Home } from '@portal/shared/contract';
import { paths } from '@portal/shared/portal';
import { ThanksRows } from '../ui/thanks/ThanksRows';
import { Section } from './Section';

/** Maximum number of rows on the home page (specification, section 9). */
const mostRows = 5;

/** 致谢文献: papers that acknowledge the lab. */
export function ThanksSection({ thanksArr }: Pick<Home, 'thanksArr'>) {
  const rows = thanksArr.slice(0, mostRows);
  if (rows.length === 0) return null;
  return (
    <Section title="致谢文献" note="论文致谢中的我们" more={paths.list('thanks')}>
      <ThanksRows rows={rows} />
    </Section>
  );
}
