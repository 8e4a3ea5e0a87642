import type { Home } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { serviceType } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { Picture } from '../ui/Picture';
import { lines, linkTile } from '../ui/tile';
import { Section } from './Section';

/** 热门专区: special areas, each a child of type 31. */
export function AreaSection({ prefectureNavBottomArr }: Pick<Home, 'prefectureNavBottomArr'>) {
  if (prefectureNavBottomArr.length === 0) return null;
  return (
    <Section title="热门专区" note="围绕研究方向组合好的检测方案" more={paths.project()}>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: {
            xs: '1fr',
            sm: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(4, minmax(0, 1fr))',
          },
        }}
      >
        {prefectureNavBottomArr.map((area) => (
          <AreaCard key={area.id} area={area} />
        ))}
      </Box>
    </Section>
  );
}

function AreaCard({ area }: { readonly area: Home['prefectureNavBottomArr'][number] }) {
  return (
    <Box
      component={Link}
      to={paths.project({ typeId: serviceType.area, childId: area.id, title: area.title })}
      sx={{ ...linkTile, display: { xs: 'flex', sm: 'block' } }}
    >
      {area.img && (
        <Box
          sx={{
            width: { xs: 112, sm: 'auto' },
            flex: 'none',
            '& img': { height: { xs: '100%', sm: 'auto' } },
          }}
        >
          <Picture src={area.img} width={480} height={320} />
        </Box>
      )}
      <Box sx={{ p: 2 }}>
        <Typography variant="h3">{area.name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5, ...lines(2) }}>
          {area.sketch}
        </Typography>
      </Box>
    </Box>
  );
}
