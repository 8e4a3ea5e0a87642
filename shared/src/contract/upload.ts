import { z } from 'zod';
import { limits } from '../rules';
import { components } from './component';
import { endpoint, nothing } from './endpoint';

export const upload = z
  .object({ file_rid: z.string(), name: z.string(), size: z.int(), mime: z.string() })
  .register(components, { id: 'Upload' });
export type Upload = z.infer<typeof upload>;

export const uploadEndpoints = {
  'auth/upload4file': endpoint({
    access: 'member',
    scope: 'order:write',
    outdates: { none: 'a file that nothing uses yet' },
    body: 'multipart',
    idempotent: true,
    errors: ['file_type_refused'],
    summary: 'Keeps a file (part `file`) for a later call that names it',
    input: nothing,
    data: upload,
  }),
  'auth/upload4pic': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: { none: 'a picture that nothing uses yet' },
    body: 'multipart',
    fileBytes: limits.pictureBytes,
    idempotent: true,
    errors: ['file_type_refused'],
    summary:
      'Keeps a picture (part `file`; JPEG, PNG or WebP) for a later call that names it; place, camera and other metadata are removed',
    input: nothing,
    data: upload,
  }),
};
