import { z } from 'zod';
import { formatMessage, limits } from '../rules';
import { components } from './component';
import { done, endpoint } from './endpoint';
import { rid, text } from './field';
import { upload } from './upload';

/** A file that arrives in parts of equal size; the last one is the rest. */
export const resumableUpload = z
  .object({
    rid: z.string(),
    size: z.int(),
    part_bytes: z.int(),
    /** Number of parts. */
    parts: z.int(),
    /** Numbers of the parts that were stored, from 1 on. */
    stored: z.array(z.int()),
  })
  .register(components, { id: 'ResumableUpload' });
export type ResumableUpload = z.infer<typeof resumableUpload>;

const file = z.strictObject({
  name: text('文件名', 200),
  size: z
    .int(formatMessage('文件大小'))
    .min(1, '[文件]不能为空')
    .max(limits.resumableBytes, '[文件]不能超过2GB'),
});
const key = z.strictObject({ rid: rid('upload') });
const part = key.extend({
  number: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, formatMessage('分片序号'))
    .transform(Number),
});

const start = {
  errors: ['upload_limit'],
  summary:
    'Begins the upload of a file of up to 2 GB in parts; it is removed when it is not finished within a day',
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
  errors: ['not_found', 'upload_act_refused'],
  summary: 'Stores a part of the file (part `file`); a repeated number replaces the part',
  input: part,
  data: z.object({ stored: z.int() }),
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

const member = { access: 'member' } as const;
const staff = { access: 'staff', roles: ['manager', 'lab'] } as const;

export const resumableUploadEndpoints = {
  'auth/upload/start': endpoint({ ...member, ...start }),
  'auth/upload/state': endpoint({ ...member, ...state }),
  'auth/upload/part': endpoint({ ...member, ...putPart }),
  'auth/upload/finish': endpoint({ ...member, ...finish }),
  'auth/upload/abort': endpoint({ ...member, ...abort }),
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
