import type { ResumableUpload } from '../contract';
import { limits, partCount } from '../rules';
import { type FakeServer, type Handlers, Refused } from './fakeServer';

/** The uploads that the fake server has. */
export interface FakeUploads {
  readonly handlers: Handlers;
  /** Uploads that are not finished, or finished and not used. */
  readonly uploads: ResumableUpload[];
}

/** Handlers of the calls of uploads in parts. Uploads of the same name and size are the same, as with a fingerprint. */
export function fakeUploads(first: readonly ResumableUpload[] = []): FakeUploads {
  const uploads = [...first];
  let count = 0;
  const find = (rid: string): ResumableUpload => {
    const found = uploads.find((one) => one.rid === rid);
    if (!found) throw new Refused('not_found');
    return found;
  };
  const isWhole = ({ stored, parts }: ResumableUpload) => stored.length === parts;
  return {
    uploads,
    handlers: {
      'auth/upload/list': () => uploads,
      'auth/upload/start': ({ name, size }) => {
        const known = uploads.find((one) => one.name === name && one.size === size);
        if (known) return known;
        const begun = partialUpload({ rid: `upload-${++count}`, name, size });
        uploads.push(begun);
        return begun;
      },
      'auth/upload/state': ({ rid }) => find(rid),
      'auth/upload/part': ({ rid, number }) => {
        find(rid).stored.push(number);
        return { stored: number };
      },
      'auth/upload/finish': ({ rid }) => {
        const { name, size, ...upload } = find(rid);
        if (!isWhole({ name, size, ...upload })) throw new Refused('upload_act_refused');
        return { file_rid: rid, name, size, mime: 'text/csv' };
      },
      'auth/upload/abort': ({ rid }) => {
        uploads.splice(uploads.indexOf(find(rid)), 1);
        return null;
      },
    },
  };
}

/** Returns an upload in parts of which nothing has arrived; pass the properties that matter to the test. */
export function partialUpload(part: Partial<ResumableUpload> = {}): ResumableUpload {
  const size = part.size ?? limits.partBytes + 1;
  return {
    rid: 'upload-1',
    name: '谱图.csv',
    size,
    part_bytes: limits.partBytes,
    parts: partCount(size),
    stored: [],
    expires: '2026-11-22T02:00:00Z',
    ...part,
  };
}

/** Returns the numbers of the parts that were sent of an upload, in their order. */
export const sentParts = (server: FakeServer, rid: string): string[] =>
  server.calls
    .filter(({ path }) => path === 'auth/upload/part')
    .flatMap(({ input }) => {
      const fields = new Map(Object.entries(input ?? {}));
      return fields.get('rid') === rid ? [String(fields.get('number'))] : [];
    });
