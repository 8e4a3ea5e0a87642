import { isAbsolute, join } from 'node:path';
import { root } from '../base.mjs';
import { evaluate } from '../evaluate.mjs';
import { folderTarget } from './folderTarget.mjs';
import { s3Target } from './s3Target.mjs';
import { Refusal } from './state.mjs';

/** Where the local portal finds an area's releases. */
const localFolder = '{area}/dist';

const variable = (name, otherwise) => {
  const value = process.env[`RELEASES_S3_${name}`] || otherwise;
  if (value === undefined) throw new Refusal(`发布到 S3 需要环境变量 RELEASES_S3_${name}`);
  return value;
};

/** Opens a bucket by the client of the server, which signs requests and repeats them. */
async function bucketTarget(place) {
  const [, bucket, prefix] = /^s3:\/\/([\w.-]+)\/?(.*?)\/?$/.exec(place) ?? [];
  if (!bucket) throw new Refusal(`不是 s3://桶/前缀：${place}`);
  const settings = {
    bucket,
    endpoint: variable('ENDPOINT'),
    region: variable('REGION', 'us-east-1'),
    accessKeyId: variable('ACCESS_KEY_ID'),
    secretAccessKey: variable('SECRET_ACCESS_KEY'),
    pathStyle: variable('PATH_STYLE', 'true') !== 'false',
  };
  const { sendToS3, usualTimeouts } = await evaluate(join(root, 'server/src/ports/files/s3Client.ts'));
  return s3Target({ place, prefix, send: (request) => sendToS3(settings, request, usualTimeouts) });
}

/**
 * Opens the place of an area's releases.
 * @param {string} area such as remote-member
 * @param {string} [address] a folder or `s3://bucket/prefix`, with {area} for the area; default: its `dist`
 */
export async function openTarget(area, address = localFolder) {
  const place = address.replaceAll('{area}', area);
  if (place.startsWith('s3://')) return bucketTarget(place);
  const target = folderTarget(isAbsolute(place) ? place : join(root, place));
  return { ...target, isLocal: address === localFolder };
}
