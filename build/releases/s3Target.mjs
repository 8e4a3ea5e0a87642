import { cacheControlOf, contentTypeOf } from '../serve.mjs';
import { Refusal } from './state.mjs';

/** Object by which a storage shows whether it can compare and set. */
const probe = '.probe';

const failed = (response, what) => new Error(`S3: ${what}: ${response.status}`);

/** Returns the objects of one page of a listing. */
function objectsOf(xml) {
  return [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, object]) => ({
    key: /<Key>(.*?)<\/Key>/s.exec(object)[1].replaceAll('&amp;', '&'),
    modified: Date.parse(/<LastModified>(.*?)<\/LastModified>/s.exec(object)[1]),
  }));
}

/**
 * Releases in a bucket. `releases.json` is replaced by a conditional PUT.
 * @param {{ send: (request: object) => Promise<Response>, prefix: string, place: string }} bucket `send` signs a request and
 * sends it, again while the storage does not answer; `prefix` of the keys, without a slash at its end
 */
export function s3Target({ send, prefix, place }) {
  const keyOf = (file) => (prefix ? `${prefix}/${file}` : file);

  async function read(file) {
    const response = await send({ method: 'GET', key: keyOf(file) });
    if (response.status === 404) return undefined;
    if (!response.ok) throw failed(response, `GET ${file}`);
    return { bytes: Buffer.from(await response.arrayBuffer()), tag: response.headers.get('etag') };
  }

  const put = (file, bytes, condition = {}) =>
    send({
      method: 'PUT',
      key: keyOf(file),
      body: new Uint8Array(bytes),
      headers: { 'content-type': contentTypeOf(file), 'cache-control': cacheControlOf(file), ...condition },
    });

  async function write(file, bytes) {
    const response = await put(file, bytes);
    if (!response.ok) throw failed(response, `PUT ${file}`);
  }

  /** Throws when the storage ignores conditions: two people could release over each other. */
  async function assertConditions() {
    await write(probe, Buffer.from('probe'));
    const response = await put(probe, Buffer.from('probe'), {
      'if-match': '"00000000000000000000000000000000"',
    });
    if (response.status !== 412)
      throw new Refusal(`${place} 的存储不支持条件写入（If-Match），不能安全地切换版本`);
  }

  return {
    place,
    read,
    write,
    async list() {
      const start = keyOf('');
      const files = [];
      let token;
      do {
        const query = { 'list-type': '2', prefix: start, ...(token && { 'continuation-token': token }) };
        const response = await send({ method: 'GET', key: '', query });
        if (!response.ok) throw failed(response, 'list');
        const xml = await response.text();
        for (const { key, modified } of objectsOf(xml))
          files.push({ file: key.slice(start.length), modified });
        token = /<NextContinuationToken>(.*?)<\/NextContinuationToken>/s.exec(xml)?.[1];
      } while (token);
      return files;
    },
    async remove(file) {
      const response = await send({ method: 'DELETE', key: keyOf(file) });
      if (!response.ok && response.status !== 404) throw failed(response, `DELETE ${file}`);
    },
    /** Replaces a file if its content still has this tag. Returns false when it has not. */
    async swap(file, bytes, tag) {
      await assertConditions();
      const response = await put(
        file,
        bytes,
        tag === undefined ? { 'if-none-match': '*' } : { 'if-match': tag },
      );
      if (response.ok) return true;
      // 409: another conditional PUT is under way. 404: the file was deleted.
      if (![404, 409, 412].includes(response.status)) throw failed(response, `PUT ${file}`);
      // An earlier attempt may have been accepted without an answer that arrived.
      return (await read(file))?.bytes.equals(bytes) === true;
    },
  };
}
