import { z } from 'zod';
import { components } from './component';
import { endpoint } from './endpoint';
import { paged, paging } from './field';

/** An acknowledgement (specification, section 3: thanksArr). */
export const thanks = z
  .object({
    company: z.string(),
    title: z.string(),
    code: z.string(),
    content: z.string(),
    sketch: z.string(),
    /** URL of the original, or path of a page of the portal; empty when there is none. */
    source: z.string(),
  })
  .register(components, { id: 'Thanks' });
export type Thanks = z.infer<typeof thanks>;

export const thanksEndpoints = {
  'open/web/acknowledge': endpoint({
    access: 'open',
    reads: true,
    summary: 'Acknowledgements, page by page',
    input: z.strictObject({ ...paging }),
    data: paged(thanks),
  }),
};
