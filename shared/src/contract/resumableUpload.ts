import { z } from 'zod';
import { formatMessage, limits } from '../rules';
import { components } from './component';
import { done, endpoint, nothing } from './endpoint';
import { instant, rid, text } from './field';
import { upload } from './upload';

/** A file that arrives in parts of equal size; the last one is the rest. */
export const resumableUpload = z
  .object({
    rid: z.string(),
    name: z.string(),
    size: z.int(),
    part_bytes: z.int(),
    /** Number of parts. */
    parts: z.int(),
    /** Numbers of the parts that were stored, from 1 on. */
    stored: z.array(z.int()),
    /** When it is removed unless it is finished and used by then. */
    expires: instant,
  })
  .register(components, { id: 'ResumableUpload' });
export type ResumableUpload = z.infer<typeof resumableUpload>;

const sha256 = (label: string) =>
  z
    .string(formatMessage(label))
    .regex(/^[0-9a-f]{64}$/, formatMessage(label))
    .optional();

const file = z.strictObject({
  name: text('文件名', 200),
  size: z
    .int(formatMessage('文件大小'))
    .min(1, '[文件]不能为空')
    .max(limits.resumableBytes, '[文件]不能超过 2GB'),
  /** SHA-256 that the client computes of the file, or of parts of it; the same file has the same one. */
  fingerprint: sha256('文件指纹'),
});
const key = z.strictObject({ rid: rid('upload') });
const part = key.extend({
  number: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, formatMessage('分片序号'))
    .transform(Number),
  /** SHA-256 of the part as hex digits. The server refuses other bytes. */
  sha256: sha256('分片校验值'),
});

const start = {
  errors: ['upload_limit'],
  summary:
    'Begins the upload of a file of up to 2 GB in parts; it is removed when it is not finished within a day. With a fingerprint, an upload of the same name, size and fingerprint that is not finished, or not used yet, is returned instead',
  input: file,
  example: { name: '原始数据.zip', size: 734_003_200 },
  data: resumableUpload,
} as const;
const state = {
  errors: ['not_found'],
  summary: 'Returns which parts were stored, so that an upload continues at the missing ones',
  input: key,
  data: resumableUpload,
} as const;
const putPart = {
  body: 'multipart',
  fileBytes: limits.partBytes,
  errors: ['not_found', 'upload_act_refused', 'part_damaged'],
  summary: 'Stores a part of the file (part `file`); a repeated number replaces the part',
  input: part,
  data: z.object({ stored: z.int() }),
} as const;
const list = {
  reads: true,
  summary:
    'The uploads of the member that are not finished, oldest first, then those with a fingerprint that are finished and not used',
  input: nothing,
  data: z.array(resumableUpload),
} as const;
const finish = {
  errors: ['not_found', 'upload_act_refused', 'file_type_refused'],
  summary:
    'Makes the file from its parts, for a later call that names it; a repeated call gives the same answer',
  input: key,
  data: upload,
} as const;
const abort = {
  errors: ['not_found', 'upload_act_refused'],
  summary: 'Ends an upload that is not finished, and removes its parts',
  input: key,
  data: done,
} as const;

const member = { access: 'member', scope: 'order:write' } as const;
const outdates = ['auth/upload/list'] as const;
const staff = { access: 'staff', roles: ['manager', 'lab'] } as const;

export const resumableUploadEndpoints = {
  'auth/upload/start': endpoint({ ...member, outdates, ...start }),
  'auth/upload/list': endpoint({ ...member, ...list }),
  'auth/upload/state': endpoint({
    ...member,
    outdates: { none: 'only shows what has arrived' },
    ...state,
  }),
  'auth/upload/part': endpoint({ ...member, outdates, ...putPart }),
  'auth/upload/finish': endpoint({ ...member, outdates, ...finish }),
  'auth/upload/abort': endpoint({ ...member, outdates, ...abort }),
  'staff/upload/start': endpoint({ ...staff, ...start }),
  'staff/upload/state': endpoint({ ...staff, ...state }),
  'staff/upload/part': endpoint({ ...staff, ...putPart }),
  'staff/upload/finish': endpoint({
    ...staff,
    ...finish,
    errors: ['not_found', 'upload_act_refused'],
  }),
  'staff/upload/abort': endpoint({ ...staff, ...abort }),
};
