import { missingMeta } from '@portal/shared/meta';
import { Trail } from '@portal/shared/parts';
import { Link, paths, useLocation, usePageMeta, useTitle } from '@portal/shared/portal';
import { Box, Button, PageColumn, Typography } from '@portal/shared/ui';
import { SearchBox } from './header/SearchBox';
import { accountGroups, footerLinks, type NavLeaf } from './navigation';
import { useNewArea } from './useNewArea';

const words = {
  unknown: {
    code: '404',
    title: '页面不存在',
    text: '这个地址没有内容，可能输入有误，也可能已经移动或下架。',
  },
  /** Message for a page that the portal links to but whose area is not deployed yet. */
  coming: {
    code: '…',
    title: '该栏目尚未开放',
    text: '这个栏目还没有上线。您要办的事可以先联系客户经理，或从下面继续。',
  },
} as const;

/** Page for an unknown URL, with links to other pages. */
export function NotFound() {
  const { pathname } = useLocation();
  const path = pathname.replace(/(.)\/$/, '$1');
  const { code, title, text } = words[own.has(path) ? 'coming' : 'unknown'];
  useNewArea(pathname);
  useTitle(title);
  usePageMeta(missingMeta);
  return (
    <PageColumn>
      <Box sx={{ pt: 2 }}>
        <Trail here={own.get(path) ?? title} />
      </Box>
      <Box sx={{ maxWidth: 480, mx: 'auto', py: { xs: 8, md: 12 }, textAlign: 'center' }}>
        <Typography
          aria-hidden="true"
          sx={{ fontSize: '4rem', fontWeight: 700, lineHeight: 1, color: 'text.secondary' }}
        >
          {code}
        </Typography>
        <Typography variant="h1" sx={{ mt: 2 }}>
          {title}
        </Typography>
        <Typography sx={{ mt: 1, mb: 4, color: 'text.secondary' }}>{text}</Typography>
        <SearchBox name="继续查找" />
        <Box sx={{ display: 'flex', justifyContent: 'center', gap: 2, mt: 3 }}>
          <Button component={Link} to={paths.home} variant="contained">
            返回首页
          </Button>
          <Button component={Link} to={paths.project()} variant="outlined">
            浏览服务项目
          </Button>
        </Box>
      </Box>
    </PageColumn>
  );
}

const linked: readonly NavLeaf[] = [...footerLinks, ...accountGroups.flatMap((group) => group.links)];

/** Paths of areas that may be deployed later than the links to them. */
const later = /^\/(member|experiment)\b/;

/** Names of the pages that the portal itself links to, by path: a missing one is not an error of the visitor. */
const own: ReadonlyMap<string, string> = new Map(
  [
    ...linked.filter(({ to }) => later.test(to)),
    { label: '需求列表', to: '/experiment/demand' },
    { label: '合同协议', to: '/experiment/contract' },
  ].map(({ label, to }) => [to.split('?')[0] ?? to, label]),
);
