import { z } from 'zod';
import { endpoint, nothing } from './endpoint';

/** Personal data of the member: the copy that a member may take. */
export const personalEndpoints = {
  'auth/user/export': endpoint({
    access: 'member',
    unrestricted: true,
    summary: "A link that downloads the member's own data as a zip of JSON and files; it works for a minute",
    input: nothing,
    data: z.object({ url: z.string() }),
  }),
};
