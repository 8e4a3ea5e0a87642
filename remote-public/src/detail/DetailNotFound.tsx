import { query } from '@portal/shared/api';
import { paths } from '@portal/shared/portal';
import { Box, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { NotFound } from '../ui/NotFound';
import { CardGrid } from './section/CardGrid';

const services = [{ name: '服务项目', to: paths.project() }];
const links = [{ name: '全部服务项目', to: paths.project() }];

/** Page for an unknown service, with links to other pages. */
export function DetailNotFound() {
  const popular = useQuery(query('open/web/device/search', { sort: 'popular', size: 3 }));
  return (
    <NotFound
      title="没有找到这个服务项目"
      text="它可能已经下架，或者链接不完整。您可以从全部项目里找到相近的检测。"
      steps={services}
      links={links}
    >
      {popular.data && popular.data.list.length > 0 && (
        <Box component="section" aria-label="热门项目" sx={{ pb: 8 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            大家常做的检测
          </Typography>
          <CardGrid devices={popular.data.list} />
        </Box>
      )}
    </NotFound>
  );
}
