import type { Home } from '@portal/shared/contract';
import { Link, paths } from '@portal/shared/portal';
import { Box, Tooltip, Typography } from '@portal/shared/ui';
import { DeviceFigures } from '../ui/DeviceFigures';
import { SafeHtml } from '../ui/html/SafeHtml';
import { textOf } from '../ui/html/textOf';
import { Picture } from '../ui/Picture';
import { lines, linkTile } from '../ui/tile';
import { Section } from './Section';

/** 热门项目: the most ordered services; a tooltip shows the full sketch. */
export function PopularSection({ hotItems }: Pick<Home, 'hotItems'>) {
  if (hotItems.length === 0) return null;
  return (
    <Section title="热门项目" note="近期下单最多的检测" more={paths.project()}>
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

function PopularCard({ item }: { readonly item: Home['hotItems'][number] }) {
  return (
    <Tooltip describeChild enterDelay={300} title={<SafeHtml html={item.sketch} />}>
      <Box
        component={Link}
        to={paths.detail(item.rid)}
        sx={{ ...linkTile, display: 'flex', flexDirection: 'column' }}
      >
        <Picture src={item.img} width={480} height={320} />
        <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, gap: 0.5, p: { xs: 1.5, sm: 2 } }}>
          <Typography variant="h4" component="h3" sx={lines(2)}>
            {item.name}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary', ...lines(2) }}>
            {textOf(item.sketch)}
          </Typography>
          <Box sx={{ mt: 'auto', pt: 0.5 }}>
            <DeviceFigures device={item} />
          </Box>
        </Box>
      </Box>
    </Tooltip>
  );
}
