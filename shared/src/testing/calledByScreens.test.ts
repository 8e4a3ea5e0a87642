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

/** Returns whether a call is named in sources: alone, or as the beginning of its name. */
const namedIn = (text: string) => (path: string) =>
  text.includes(`'${path}'`) || text.includes(`\`${path}\``) || text.includes(`/api/${path}`);

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

/** Calls of staff, or the beginnings of their names, that the desk leaves to the terminal, with the reason. */
const terminalOnly: Readonly<Record<string, string>> = {
  'staff/article/preview':
    'the desk shows a draft by its link on the page of visitors (staff/article/previewLink)',
  'staff/device/preview': 'the same for services',
  'staff/home/preview': 'the same for the home page',
  'staff/setting/popup':
    'opens and closes the popup at once; the desk writes it as a part of the home page, with draft and versions',
};

test('each call of members and visitors is made by a screen, or the table says why by none', () => {
  const named = namedIn(browserSources());
  const unused = Object.entries(contract)
    .filter(([path, { access }]) => access !== 'staff' && !named(path))
    .map(([path]) => path);
  expect(unused.sort()).toEqual(Object.keys(withoutScreen).sort());
});

test('each call of staff is made by the desk, or the table says why it is left to the terminal', () => {
  const text = browserSources();
  const named = namedIn(text);
  // An act of several kinds is named with its kind in its place: `staff/promoter/${name}`.
  const patterns = [...text.matchAll(/`(staff\/[\w/]+\/)\$\{\w+\}`/g)].flatMap(([, noun]) => noun ?? []);
  const isOfKind = (path: string) => patterns.some((noun) => path.startsWith(noun));
  const unused = Object.entries(contract)
    .filter(([path, { access }]) => access === 'staff' && !named(path) && !isOfKind(path))
    .map(([path]) => path);
  const places = Object.keys(terminalOnly);
  expect(unused.filter((path) => !places.some((place) => path.startsWith(place)))).toEqual([]);
  // A whole name whose call the desk makes has its place, and leaves the table.
  expect(places.filter((place) => place in contract && named(place))).toEqual([]);
});
