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
