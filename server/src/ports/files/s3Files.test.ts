import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type FakeS3, type Fault, s3Server } from '../../../testing/s3Server';
import { isStorageFull } from '../../db/errorCode';
import { Unreachable } from '../unreachable';
import { s3Files } from './s3Files';

let storage: FakeS3;
beforeAll(async () => {
  storage = await s3Server();
});
beforeEach(() => {
  storage.fault = () => undefined;
  storage.full = undefined;
  storage.requests.length = 0;
  storage.objects.clear();
});

const timeouts = { attempt: 3000, pause: 1 };
const open = (changed: Partial<FakeS3['settings']> = {}) =>
  s3Files({ ...storage.settings, ...changed }, timeouts);

/** The faults happen to the first matching requests, in their order. */
function happen(pattern: RegExp, ...faults: Fault[]): void {
  storage.fault = (request) => (pattern.test(request) ? faults.shift() : undefined);
}

const content = async (name: string): Promise<Buffer | undefined> => {
  const found = await open().open(name);
  return found && buffer(found.stream);
};

test('an object is stored, read and removed with signed requests', async () => {
  const bytes = randomBytes(100_000);
  const name = await open().put(bytes);
  expect(storage.objects.get(name)?.equals(bytes)).toBe(true);
  expect((await open().open(name))?.size).toBe(bytes.length);
  expect((await content(name))?.equals(bytes)).toBe(true);
  await open().remove(name);
  await open().remove(name);
  expect(await content(name)).toBeUndefined();
  await open().check();
});

test.each([
  ['a wrong key', { secretAccessKey: 'other' }, 'S3: PUT 403 SignatureDoesNotMatch'],
  ['an unknown key', { accessKeyId: 'GK-other' }, 'S3: PUT 403 InvalidAccessKeyId'],
  ['another bucket', { bucket: 'other' }, 'S3: PUT 404 NoSuchBucket'],
])('%s is refused at once, and the failure contains no key', async (_what, changed, message) => {
  const failure = open(changed).put(Buffer.from('x'));
  await expect(failure).rejects.toThrow(new Unreachable(message));
  expect(storage.requests).toHaveLength(1);
});

test.each([
  [507, 'InsufficientStorage'],
  [507, 'XMinioStorageFull'],
  [500, 'XMinioStorageFull'],
  [403, 'QuotaExceeded'],
  [400, 'XMinioAdminBucketQuotaExceeded'],
  [400, 'EntityTooLarge'],
] as const)(
  'a bucket without room (%i %s) is a full storage, at once, for files and for parts',
  async (...full) => {
    const begun = await open().parts.start();
    storage.full = full;
    storage.requests.length = 0;
    const error = await open()
      .put(Buffer.from('x'))
      .catch((failure: unknown) => failure);
    expect(isStorageFull(error)).toBe(true);
    const ofPart = await open()
      .parts.put(begun, 1, Buffer.from('x'))
      .catch((failure: unknown) => failure);
    expect(isStorageFull(ofPart)).toBe(true);
    expect(storage.requests).toHaveLength(2);
  },
);

test.each<Fault>(['error', 'cut', 'silent', 'answer lost'])(
  'a request is repeated after: %s',
  async (fault) => {
    happen(/^PUT/, fault, fault);
    const name = await open().put(Buffer.from('data'));
    expect(storage.objects.get(name)?.toString()).toBe('data');
    expect(storage.requests).toHaveLength(3);
  },
);

test('a storage that stays away is given up after four attempts', async () => {
  storage.fault = () => 'error';
  await expect(open().put(Buffer.from('x'))).rejects.toThrow('S3: PUT 500 InternalError');
  expect(storage.requests).toHaveLength(4);
  const gone = open({ endpoint: 'http://127.0.0.1:9' });
  await expect(gone.put(Buffer.from('x'))).rejects.toThrow(new Unreachable('S3: PUT no answer'));
});

test('the check of readiness asks once', async () => {
  storage.fault = () => 'error';
  await expect(open().check()).rejects.toThrow(Unreachable);
  expect(storage.requests).toEqual(['HEAD ']);
});

test.each<Fault>(['cut in the body', 'silent in the body'])(
  'a download goes on where it stopped after: %s',
  async (fault) => {
    const bytes = randomBytes(2_000_000);
    const name = await open().put(bytes);
    happen(/^GET/, fault, fault);
    expect((await content(name))?.equals(bytes)).toBe(true);
    expect(storage.requests.filter((request) => request.startsWith('GET'))).toHaveLength(3);
  },
);

test('a download of an object that changed or disappeared meanwhile fails', async () => {
  const name = await open().put(randomBytes(2_000_000));
  for (const meanwhile of [
    () => storage.objects.set(name, Buffer.from('x')),
    () => storage.objects.delete(name),
  ]) {
    happen(/^GET/, 'cut in the body');
    const found = await open().open(name);
    meanwhile();
    await expect(found && buffer(found.stream)).rejects.toThrow(/^S3: GET (412|404)/);
  }
});

test('a download that is broken off by the reader closes its connection', async () => {
  const name = await open().put(randomBytes(5_000_000));
  const found = await open().open(name);
  found?.stream.destroy();
  await new Promise((resolve) => found?.stream.once('close', resolve));
  expect(found?.stream.destroyed).toBe(true);
});

test('a link downloads as an attachment for a minute, from the address that browsers reach', async () => {
  const name = await open().put(Buffer.from('<script>'));
  const disposition = `attachment; filename="_.html"; filename*=UTF-8''%E9%A1%B5%20(1).html`;
  const link = (await open().link(name, disposition)) ?? '';
  const answer = await fetch(link);
  expect(await answer.text()).toBe('<script>');
  expect(answer.headers.get('content-disposition')).toBe(disposition);
  expect(answer.headers.get('content-type')).toBe('application/octet-stream');
  expect(new URL(link).searchParams.get('X-Amz-Expires')).toBe('60');
  expect((await fetch(link.replace(name, 'b'.repeat(40)))).status).toBe(403);
  expect((await fetch(link.replace('attachment', 'inline'))).status).toBe(403);
  const hidden = open({ publicEndpoint: undefined });
  expect(await hidden.link(name, disposition)).toBeUndefined();
  const outside = await open({ publicEndpoint: 'https://files.example' }).link(name, disposition);
  expect(outside).toMatch(/^https:\/\/files\.example\/portal\/[0-9a-f]{40}\?/);
});

test('the bucket is in the host where the storage wants it', async () => {
  const hosted = open({ pathStyle: false, publicEndpoint: 'https://oss.example' });
  const link = await hosted.link('a'.repeat(40), 'attachment');
  expect(link).toMatch(/^https:\/\/portal\.oss\.example\/a{40}\?/);
});

test.each(['../../secret', '', 'a'.repeat(39)])('%p is not a file name', async (name) => {
  expect(await open().open(name)).toBeUndefined();
  await open().remove(name);
  expect(await open().link(name, '')).toBeUndefined();
  expect(storage.requests).toEqual([]);
});
