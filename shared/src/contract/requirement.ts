import { z } from 'zod';
import { texts } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { instant, optionalEmail, optionalText, paged, paging, phone, text } from './field';

/** `requirement`: a request for a test; `message`: the form of the contact page. */
export const requirementKind = z
  .enum(['requirement', 'message'], '[需求类型]格式不正确')
  .register(components, { id: 'RequirementKind' });

/** A requirement as staff see it. */
const postedRequirement = z
  .object({
    code: z.string(),
    kind: requirementKind,
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    company: z.string(),
    device: z.object({ rid: z.string(), name: z.string() }).optional(),
    title: z.string(),
    content: z.string(),
    file: z.object({ name: z.string(), size: z.int(), link: z.string() }).optional(),
    /** Account of the member who was logged in. */
    account: z.string().optional(),
    created: instant,
  })
  .register(components, { id: 'Requirement' });

export const requirementEndpoints = {
  'open/web/requirement/add': endpoint({
    access: 'open',
    body: 'multipart',
    file: 'optional',
    idempotent: true,
    errors: ['file_type_refused'],
    summary: 'Posts a requirement or a message, with or without login, perhaps with a file of at most 10 MB',
    input: z.strictObject({
      kind: requirementKind.default('requirement'),
      name: text(...texts.name),
      phone,
      email: optionalEmail(...texts.email),
      company: optionalText(...texts.company),
      /** The service that it is about, from the link to the page. */
      device_rid: optionalText('服务项目', 40),
      title: optionalText(...texts.requirementTitle),
      content: text(...texts.requirement),
    }),
    /** Code that members use when they ask about it. */
    data: z.object({ code: z.string() }),
  }),
  'staff/requirement/list': endpoint({
    access: 'staff',
    summary: 'Requirements and messages that were posted, newest first',
    input: z.strictObject({ ...paging }),
    data: paged(postedRequirement),
  }),
};
