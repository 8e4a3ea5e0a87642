import { z } from 'zod';
import { article } from './article';
import { device } from './device';
import { endpoint } from './endpoint';
import { instant, text } from './field';
import { home } from './home';

/** The signed part of a link to a draft: key of the record, when the link expires, and the signature. */
const given = z.strictObject({ key: text('预览链接', 200) });
const example = { key: 'k3v9x0q2.1796140800.c2lnbmF0dXJl' };

/** A link by which anybody sees a draft on the page that visitors will see, until it expires. */
export const previewLink = z.object({
  /** Path on the portal. */
  link: z.string(),
  until: instant,
});

export const previewEndpoints = {
  'open/preview/article': endpoint({
    access: 'open',
    reads: true,
    errors: ['not_found'],
    summary: 'The draft of an article by the signed key of a link; never cached',
    input: given,
    example,
    data: z.object({ until: instant, article }),
  }),
  'open/preview/device': endpoint({
    access: 'open',
    reads: true,
    errors: ['not_found'],
    summary: 'The draft of a service by the signed key of a link; never cached',
    input: given,
    example,
    data: z.object({ until: instant, device }),
  }),
  'open/preview/home': endpoint({
    access: 'open',
    reads: true,
    errors: ['not_found'],
    summary: 'The home page with the drafts of its parts by the signed key of a link; never cached',
    input: given,
    example,
    data: z.object({ until: instant, home }),
  }),
};
