import type { Article } from '@portal/shared/contract';
import { plainList } from '@portal/shared/parts';
import { Link, paths } from '@portal/shared/portal';
import { Box, Icon, icons, Typography } from '@portal/shared/ui';
import { AskUs } from '../ui/AskUs';
import { tile } from '../ui/tile';

/** Beside an article: the services that it is about and how to contact the lab. */
export function ArticleAside({ devices }: Pick<Article, 'devices'>) {
  return (
    <Box sx={{ display: 'grid', gap: 2, position: { md: 'sticky' }, top: 128 }}>
      {devices.length > 0 && (
        <Box component="section" aria-label="相关检测" sx={{ ...tile, pt: 2.5, pb: 1 }}>
          <Typography variant="h3" component="h2" sx={{ px: 2.5, mb: 1 }}>
            相关检测
          </Typography>
          <Box component="ul" sx={plainList}>
            {devices.map(({ rid, name }) => (
              <li key={rid}>
                <Box component={Link} to={paths.detail(rid)} sx={row}>
                  <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
                    {name}
                  </Box>
                  <Icon path={icons.next} size={16} />
                </Box>
              </li>
            ))}
          </Box>
        </Box>
      )}
      <AskUs title="想做类似的检测？" text="写下样品和想知道的结果，客户经理会联系您，推荐方法并报价。" />
    </Box>
  );
}

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 2.5,
  py: 1.25,
  color: 'text.primary',
  textDecoration: 'none',
  '& svg': { color: 'text.secondary' },
  '&:hover': { color: 'primary.main', bgcolor: 'action.hover' },
  '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
} as const;
