import { z } from 'zod';
import { formatMessage, hostNamePattern, tooLongMessage } from '../rules';
import { instant, text } from './field';

/** Fields of the calls by which staff write content: versions, pictures and HTML. */

/** The number of a published version. */
export const contentVersion = z
  .int(formatMessage('版本'))
  .min(1, formatMessage('版本'))
  .max(1_000_000, formatMessage('版本'));

/** The published versions of a record, newest first. */
export const contentVersions = z.array(
  z.object({ version: z.int(), title: z.string(), by: z.string(), published: instant }),
);

/** Who saved the draft, and when; null without a draft. */
export const draftSaved = z.object({ by: z.string(), at: instant }).nullable();

/**
 * Names the state that the person saw who publishes a draft or gives it up. Another one is refused with `content_changed`. Left out
 * by who does not ask, such as a command of the terminal.
 */
export const shownEtag = z
  .string(formatMessage('修改依据'))
  .regex(/^[\w-]{16}$/, formatMessage('修改依据'))
  .optional();

/** Which records of content a list has: those with a draft, or those that visitors do not see. */
export const contentState = z.enum(['draft', 'unpublished'], formatMessage('状态')).optional();

/** Path of a picture of the portal: a drawn one, or one that staff uploaded. */
export const picturePath = (label: string) =>
  text(label, 200).regex(/^\/upload\/img\/[\w-]+\.(svg|jpg|png|webp)$/, formatMessage(label));

/** URL of a page of another site. */
export const pageUrl = (label: string) =>
  z
    .url({ protocol: /^https$/, hostname: hostNamePattern, error: formatMessage(label) })
    .max(500, tooLongMessage(label, 500));

/** Where an original is read: a page of another site, or an article or a service of the portal. */
export const originalUrl = (label: string) =>
  z.union([z.string().regex(/^\/(article|detail)\/[\w-]{1,80}$/), pageUrl(label)], formatMessage(label));
