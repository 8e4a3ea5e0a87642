import { z } from 'zod';
import { texts } from '../rules';
import { components } from './component';
import { endpoint } from './endpoint';
import { instant, optionalEmail, optionalText, paged, paging, phone, text } from './field';

/** `requirement`: what somebody wants tested; `message`: the contact page's form. */
export const requirementKind = z
  .enum(['requirement', 'message'], '[需求类型]格式不正确')
  .register(components, { id: 'RequirementKind' });

/** As staff see it. */
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
      /** Service that it is about, as the page linked it. */
      device_rid: optionalText('服务项目', 40),
      title: optionalText(...texts.requirementTitle),
      content: text(...texts.requirement),
    }),
    /** Number that members quote when they call about it. */
    data: z.object({ code: z.string() }),
  }),
  'staff/requirement/list': endpoint({
    access: 'staff',
    summary: 'Requirements and messages that were posted, newest first',
    input: z.strictObject({ ...paging }),
    data: paged(postedRequirement),
  }),
};
