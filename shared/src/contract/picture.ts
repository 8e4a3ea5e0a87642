import { z } from 'zod';
import { formatMessage, limits } from '../rules';
import { components } from './component';
import { picturePath } from './content';
import { endpoint, nothing } from './endpoint';
import { happened, paged, paging } from './field';

/** A picture that staff uploaded for content. */
const picture = z
  .object({
    /** Path for the fields of content, such as `/upload/img/….jpg`. */
    path: z.string(),
    /** Name of the file that was uploaded. */
    name: z.string(),
    mime: z.string(),
    size: z.int(),
    created: happened,
  })
  .register(components, { id: 'Picture' });
export type Picture = z.infer<typeof picture>;

/** Calls by which staff upload pictures for services, articles and the home page. */
export const pictureEndpoints = {
  'staff/picture/add': endpoint({
    access: 'staff',
    roles: ['content', 'manager'],
    body: 'multipart',
    fileBytes: limits.pictureBytes,
    errors: ['file_type_refused'],
    summary:
      'Keeps a picture (part `file`; JPEG, PNG or WebP) without its metadata; every visitor can read it',
    input: nothing,
    data: picture,
  }),
  'staff/picture/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content', 'manager'],
    summary: 'Uploaded pictures, newest first',
    input: z.strictObject(paging),
    data: paged(picture),
  }),
  'staff/picture/uses': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content', 'manager'],
    summary: 'Which articles, services and parts of the home page show these pictures, published or as draft',
    input: z.strictObject({
      paths: z.array(picturePath('图片'), formatMessage('图片')).max(100, '[图片]不能超过 100 张'),
    }),
    data: z.array(
      z.object({
        path: z.string(),
        kind: z.enum(['article', 'device', 'home']),
        rid: z.string(),
        /** Title of the article, name of the service, or name of the part. */
        title: z.string(),
        draft: z.boolean(),
      }),
    ),
  }),
};
