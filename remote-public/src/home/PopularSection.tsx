import type { Home } from '@portal/shared/contract';
import { paths } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { PopularCard } from './PopularCard';
import { Section } from './Section';

/** 热门项目: the most popular services; a tooltip shows the full sketch. */
export function PopularSection({ hotItems }: Pick<Home, 'hotItems'>) {
  if (hotItems.length === 0) return null;
  return (
    <Section title="热门项目" note="大家常做的检测" more={paths.project()}>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 1.5, sm: 2 },
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
        }}
      >
        {hotItems.map((item) => (
          <PopularCard key={item.rid} item={item} />
        ))}
      </Box>
    </Section>
  );
}
