import { z } from 'zod';
import { formatMessage, limits, texts } from '../rules';
import { done, endpoint, nothing } from './endpoint';
import { rid, text } from './field';

const tag = text(...texts.dataTag);

const tags = z
  .array(tag, formatMessage(texts.dataTag[0]))
  .max(limits.fileTags, `[标签]一次不能超过 ${limits.fileTags} 个`)
  .default([]);

/** What an act on tags makes old. */
const outdates = ['auth/dataTag/list', 'auth/web/orderFile/list4person'] as const;

/** Calls of a member's own tags on files of data. */
export const dataTagEndpoints = {
  'auth/dataTag/list': endpoint({
    access: 'member',
    scope: 'file:read',
    reads: true,
    unrestricted: true,
    summary: "The member's tags on files of delivered data, with the number of files of each",
    input: nothing,
    data: z.object({ list: z.array(z.object({ tag: z.string(), files: z.int() })) }),
  }),
  'auth/dataTag/put': endpoint({
    access: 'member',
    scope: 'closed',
    outdates,
    errors: ['not_found', 'data_tag_limit', 'own_tag_limit'],
    summary:
      'Puts tags on files of delivered data and takes others away, of all of them or of none; a tag in other width or case is the present one',
    input: z.strictObject({
      rids: z
        .array(rid('orderFile'), formatMessage('文件'))
        .min(1, '[文件]不能为空')
        .max(limits.filesAtOnce, `[文件]不能超过 ${limits.filesAtOnce} 个`),
      add: tags,
      remove: tags,
    }),
    example: { rids: ['k3v9x0q2'], add: ['氧化铈'] },
    data: done,
  }),
  'auth/dataTag/rename': endpoint({
    access: 'member',
    scope: 'closed',
    outdates,
    errors: ['not_found'],
    summary: 'Renames a tag on all files; with the name of another one both become one',
    input: z.strictObject({ tag, to: tag }),
    example: { tag: '氧化铈', to: 'CeO2' },
    data: done,
  }),
  'auth/dataTag/del': endpoint({
    access: 'member',
    scope: 'closed',
    outdates,
    unrestricted: true,
    errors: ['not_found'],
    summary: 'Takes a tag away from all files',
    input: z.strictObject({ tag }),
    example: { tag: '氧化铈' },
    data: done,
  }),
};
