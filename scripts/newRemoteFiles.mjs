/** `lab` as a part of a component's name: Lab; `open-lab`: OpenLab. */
const pascal = (name) =>
  name
    .split('-')
    .map((word) => word[0].toUpperCase() + word.slice(1))
    .join('');

const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

const routes = ({ path, title, feature, page }) => `import type { AreaRoute } from '@portal/shared/portal';

/** The pages of this area. Each starts its calls while its code is loading. */
export const routes: readonly AreaRoute[] = [
  {
    path: '${path.slice(1)}',
    title: '${title}',
    page: () => import('../${feature}/${page}').then((m) => m.${page}),
    queries: () => [['open/web/type/group', {}]],
  },
];
`;

const pageFile = ({ title, page }) => `import { query } from '@portal/shared/api';
import { Link, paths } from '@portal/shared/portal';
import { EmptyState, PageColumn, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** The first page of the area: the types of service. */
export function ${page}() {
  const types = useQuery(query('open/web/type/group', {}));
  return (
    <PageColumn>
      <Typography variant="h1" sx={{ mt: 4, mb: 2 }}>
        ${title}
      </Typography>
      <QueryView query={types} loading={<Skeleton variant="rounded" height={120} />}>
        {(list) =>
          list.length === 0 ? (
            <EmptyState title="还没有服务类型" />
          ) : (
            <ul>
              {list.map(({ id, name }) => (
                <li key={id}>
                  <Link to={paths.project({ typeId: id, title: name })}>{name}</Link>
                </li>
              ))}
            </ul>
          )
        }
      </QueryView>
    </PageColumn>
  );
}
`;

const testFile = ({ path, title }) => `import { type Handlers, renderRoute } from '@portal/shared/testing';
import { screen } from '@testing-library/react';
import { routes } from '../app/routes';

const open = (server: Handlers) => renderRoute({ routes, at: '${path}', server });

test('the page lists the types of service with links to them', async () => {
  const { server } = open({
    'open/web/type/group': () => [{ id: 1, name: '送样检测', img: '', typeChildArr: [] }],
  });
  expect(await screen.findByRole('heading', { level: 1, name: '${title}' })).toBeVisible();
  expect(await screen.findByRole('link', { name: '送样检测' })).toHaveAttribute(
    'href',
    expect.stringContaining('typeId=1'),
  );
  expect(server.unexpected).toEqual([]);
});

test('without any type the page says so', async () => {
  open({ 'open/web/type/group': () => [] });
  expect(await screen.findByText('还没有服务类型')).toBeVisible();
});
`;

/**
 * Returns the files of a new area's folder by path.
 * @param {{ folder: string, container: string, path: string, title: string }} area
 * @param {{ version: string, dependencies: Record<string, string> }} shared manifest of shared, with the exact versions
 * of the libraries
 */
export function filesOfRemote(area, { version, dependencies }) {
  const { folder, container } = area;
  const name = folder.replace(/^remote-/, '');
  const feature = pascal(name).replace(/^./, (letter) => letter.toLowerCase());
  const parts = { ...area, feature, page: `${pascal(name)}Page` };
  return {
    'package.json': json({
      name: `@portal/${folder}`,
      version: '0.1.0',
      private: true,
      type: 'module',
      scripts: {
        build: `node ../build/build.mjs ${folder}`,
        dev: 'node ../build/dev.mjs',
        release: 'node ../scripts/release.mjs',
      },
      dependencies: {
        '@portal/shared': version,
        '@tanstack/react-query': dependencies['@tanstack/react-query'],
        react: dependencies.react,
      },
    }),
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": {
    "rootDir": "src",
    "outDir": ".types",
    "lib": ["es2023", "dom", "dom.iterable"],
    "types": ["jest", "node", "@testing-library/jest-dom"]
  },
  "include": ["src"],
  "references": [{ "path": "../shared" }]
}
`,
    'jest.config.mjs': `import { screens } from '../build/jest.mjs';\n\nexport default screens('${folder}');\n`,
    'webpack.config.mjs': `import { remote } from '../build/remote.mjs';\n\nexport default remote({ name: '${container}' });\n`,
    'src/app/routes.tsx': routes(parts),
    [`src/${feature}/${parts.page}.tsx`]: pageFile(parts),
    [`src/${feature}/${feature}.test.tsx`]: testFile(parts),
  };
}
