/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { contract, type Path } from '../contract';

const root = resolve(__dirname, '../../..');

/** Calls of members that no screen makes, with the reason. Every other one has its place on a screen. */
const withoutScreen: { readonly [P in Path]?: string } = {
  'auth/order/testRecord':
    "the order's page lists test records among all files (web/orderFile/list4rid); for programs",
  'auth/order/listProtocolFile':
    'the same for agreements, whose steps are on the page of the agreement; for programs',
  'auth/user/update4profile': 'the certification is edited with its address at once (user/updateInfo)',
  'auth/web/asset/all4num': 'the centre counts what waits by the lists that it shows',
  'auth/web/order/history4user':
    '订单查询 finds orders by service and by sample, and each is ordered again there; for programs',
  'auth/web/order/ready2pay':
    'screens list what is to be paid by statement (assign/settlementList); for programs',
};

/** Text of the sources that run in the browser, without tests. */
function browserSources(): string {
  const folders = readdirSync(root).filter((name) => /^(remote-|shell$|shared$)/.test(name));
  return folders
    .flatMap((folder) =>
      readdirSync(resolve(root, folder, 'src'), { recursive: true, encoding: 'utf8' })
        .map((file) => `${folder}/src/${file.replaceAll('\\', '/')}`)
        .filter(
          (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|^shared\/src\/contract\//.test(file),
        ),
    )
    .map((file) => readFileSync(resolve(root, file), 'utf8'))
    .join('\n');
}

test('each call of members and visitors is made by a screen, or the table says why by none', () => {
  const text = browserSources();
  // Agreements are read and signed through one part for all of their paths.
  const named = (path: string) =>
    text.includes(`'${path}'`) || text.includes(`\`${path}\``) || text.includes(`/api/${path}`);
  const unused = Object.entries(contract)
    .filter(([path, { access }]) => access !== 'staff' && !named(path))
    .map(([path]) => path);
  expect(unused.sort()).toEqual(Object.keys(withoutScreen).sort());
});
