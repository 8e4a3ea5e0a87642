import { createHash } from 'node:crypto';
import { strFromU8, unzipSync } from 'fflate';
import { z } from 'zod';
import { member, type TestMember } from '../../../testing/factories';
import { deliveredData } from '../../../testing/shares';
import { type TestApp, testApp } from '../../../testing/testApp';

let t: TestApp;
let owner: TestMember;
beforeAll(async () => {
  t = await testApp();
});
beforeEach(async () => {
  t.clock.set('2026-11-18T02:00:00Z');
  owner = await member(t.db);
});

const ref = z.object({ '@id': z.string() });

/** What the consortium's schema and its checks require of any node, and of datasets and files. */
const node = z.looseObject({
  '@id': z.string(),
  '@type': z.string(),
  name: z.string().optional(),
  about: ref.optional(),
  conformsTo: ref.optional(),
  author: ref.optional(),
  sdPublisher: ref.optional(),
  version: z.string().optional(),
  identifier: z.string().optional(),
  keywords: z.string().optional(),
  encodingFormat: z.string().optional(),
  contentSize: z.string().regex(/^\d+$/).optional(),
  sha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  dateCreated: z.iso.datetime().optional(),
  hasPart: z.array(ref).optional(),
});
const crate = z.object({
  '@context': z.literal('https://w3id.org/ro/crate/1.1/context'),
  '@graph': z.array(node),
});
type Node = z.infer<typeof node>;

/** The archive with its folder, its metadata by identifier, and its files by path in the folder. */
async function exported() {
  const { data } = await t.call('auth/web/orderFile/zip4person', { format: 'eln' }, { token: owner.token });
  const answer = await t.app.inject(data.url);
  const files = unzipSync(answer.rawPayload);
  const [folder = '', ...others] = new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''));
  expect(others).toEqual([]);
  const metadata = crate.parse(
    JSON.parse(strFromU8(files[`${folder}/ro-crate-metadata.json`] ?? new Uint8Array())),
  );
  const nodes = new Map<string, Node>(metadata['@graph'].map((one) => [one['@id'], one]));
  expect(nodes.size).toBe(metadata['@graph'].length);
  return { answer, folder, files, nodes };
}

const partsOf = (one: Node | undefined): string[] => (one?.hasPart ?? []).map((part) => part['@id']);

test('the archive has one folder of its name, and metadata that follows the published rules', async () => {
  const first = await deliveredData(t, owner, { '样品 1 (50%).csv': 'a,b\n1,2\n', '样品_1_(50_).csv': '3' });
  t.clock.pass(60);
  const second = await deliveredData(t, owner, { '光谱.csv': '4' });
  await t.call('auth/dataTag/put', { rids: second.rids, add: ['氧化铈'] }, { token: owner.token });
  const { answer, folder, files, nodes } = await exported();
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.eln+zip',
    'content-length': String(answer.rawPayload.length),
    'content-disposition': expect.stringContaining(encodeURIComponent(`${folder}.eln`)),
  });
  const descriptor = nodes.get('ro-crate-metadata.json');
  expect(descriptor).toMatchObject({
    '@type': 'CreativeWork',
    about: { '@id': './' },
    conformsTo: { '@id': 'https://w3id.org/ro/crate/1.1' },
    version: expect.any(String),
  });
  expect(nodes.get(descriptor?.sdPublisher?.['@id'] ?? '')).toMatchObject({
    '@type': 'Organization',
    name: expect.any(String),
    url: expect.stringMatching(/^https?:/),
  });
  const root = nodes.get('./');
  expect(root).toMatchObject({ '@type': 'Dataset', name: folder, datePublished: expect.any(String) });
  expect(root).toHaveProperty('license');
  expect(partsOf(root).sort()).toEqual([`./${first.code}/`, `./${second.code}/`].sort());
  const listed = partsOf(root).flatMap((id) => {
    const dataset = nodes.get(id);
    expect(dataset).toMatchObject({ '@type': 'Dataset', name: expect.stringContaining('D2026') });
    expect(nodes.has(dataset?.author?.['@id'] ?? '')).toBe(true);
    return partsOf(dataset);
  });
  // Each file of the archive is described once, under the path that it has there.
  expect(listed.map((id) => id.replace('./', `${folder}/`)).sort()).toEqual(
    Object.keys(files)
      .filter((path) => !path.endsWith('ro-crate-metadata.json'))
      .sort(),
  );
  for (const id of listed) {
    expect(id).not.toMatch(/[\s%#?]/);
    const bytes = files[id.replace('./', `${folder}/`)] ?? new Uint8Array();
    expect(nodes.get(id)).toMatchObject({
      '@type': 'File',
      name: expect.any(String),
      encodingFormat: expect.stringContaining('/'),
      contentSize: String(bytes.length),
      sha256: createHash('sha256').update(bytes).digest('hex'),
      dateCreated: expect.any(String),
    });
  }
  expect(nodes.get(`./${second.code}/光谱.csv`)).toMatchObject({ keywords: '氧化铈' });
  expect([...nodes.values()].filter(({ name }) => name === '样品 1 (50%).csv')).toHaveLength(1);
  expect(Object.values(Object.fromEntries(nodes)).flatMap(Object.values)).not.toContain('');
});
