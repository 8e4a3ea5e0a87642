import { query } from '@portal/shared/api';
import { Link, paths } from '@portal/shared/portal';
import { Box, Button, PageColumn, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CardGrid } from './CardGrid';

/** The address names no service that is offered: says so and shows ways on. */
export function DetailNotFound() {
  const popular = useQuery(query('open/web/device/search', { sort: 'popular', size: 3 }));
  return (
    <PageColumn>
      <Box sx={{ py: { xs: 4, md: 8 }, textAlign: 'center' }}>
        <Typography variant="h1">没有找到这个服务项目</Typography>
        <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
          它可能已经下架，或者链接不完整。您可以从全部项目里找到相近的检测。
        </Typography>
        <Box sx={{ display: 'flex', gap: 2, justifyContent: 'center', mt: 3 }}>
          <Button component={Link} to={paths.project()} variant="contained">
            全部服务项目
          </Button>
          <Button component={Link} to={paths.home} variant="outlined">
            回到首页
          </Button>
        </Box>
      </Box>
      {popular.data && popular.data.list.length > 0 && (
        <Box component="section" aria-label="热门项目" sx={{ pb: 8 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            大家常做的检测
          </Typography>
          <CardGrid devices={popular.data.list} />
        </Box>
      )}
    </PageColumn>
  );
}
