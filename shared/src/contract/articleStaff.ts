import { z } from 'zod';
import { formatMessage, tooLongMessage } from '../rules';
import { article, articleType } from './article';
import { components } from './component';
import {
  contentState,
  contentVersion,
  contentVersions,
  draftSaved,
  originalUrl,
  picturePath,
  shownEtag,
} from './content';
import { done, endpoint } from './endpoint';
import { etag, startedFrom } from './etag';
import { day, instant, keyword, paged, paging, rid, text } from './field';
import { previewLink } from './preview';

const bodyMax = 100_000;

/** What staff write of an article. Its HTML is sanitised when it is saved. */
const articleContent = z
  .strictObject({
    type: articleType,
    title: text('标题', 100),
    img: picturePath('图片'),
    sketch: text('摘要', 300),
    /** URL of the original, when the article only links to it. */
    source: originalUrl('原文链接').nullable(),
    author: text('作者', 40),
    body: z.string(formatMessage('正文')).max(bodyMax, tooLongMessage('正文', bodyMax)),
    /** Services that the article is about. */
    devices: z.array(rid('device'), formatMessage('相关服务')).max(20, '[相关服务]不能超过 20 个'),
    created: day('日期'),
  })
  .register(components, { id: 'ArticleContent' });
export type ArticleContent = z.infer<typeof articleContent>;

const articleRid = rid('article');

const edited = { published: articleContent.nullable(), draft: articleContent.nullable(), etag };

/** An article in staff's list. */
const articleRow = z
  .object({
    rid: z.string(),
    type: articleType,
    title: z.string(),
    created: day('日期'),
    /** Whether visitors see it. */
    published: z.boolean(),
    /** When the draft was saved; null without one. */
    draft: instant.nullable(),
  })
  .register(components, { id: 'ArticleRow' });
export type StaffArticleRow = z.infer<typeof articleRow>;

/** Calls by which staff write articles: save a draft, preview it, publish it or an earlier version, withdraw it. */
export const articleStaffEndpoints = {
  'staff/article/list': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content'],
    summary: 'Published articles and drafts, newest first, of a type, in a state, or with words in the title',
    input: z.strictObject({
      type: articleType.optional(),
      state: contentState,
      kw: keyword('标题'),
      ...paging,
    }),
    data: paged(articleRow),
  }),
  'staff/article/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content'],
    errors: ['not_found'],
    summary: 'An article as it is published, its draft, and its published versions, newest first',
    input: z.strictObject({ rid: articleRid }),
    data: z.object({
      rid: z.string(),
      ...edited,
      saved: draftSaved,
      versions: contentVersions,
    }),
  }),
  'staff/article/save': endpoint({
    access: 'staff',
    roles: ['content'],
    edits: z.object(edited),
    errors: ['not_found'],
    summary: 'Saves a draft of an article, or of a new one without `rid`; visitors see no change',
    input: z.strictObject({ rid: articleRid.optional(), content: articleContent, etag: startedFrom }),
    data: z.object({ rid: z.string(), draft: articleContent, etag }),
  }),
  'staff/article/preview': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content'],
    errors: ['not_found'],
    summary: 'The draft of an article as `open/web/news/detail` would answer it',
    input: z.strictObject({ rid: articleRid }),
    data: article,
  }),
  'staff/article/previewLink': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content'],
    errors: ['not_found'],
    summary: 'A link that shows the draft of an article on its page for 24 hours, to whoever has it',
    input: z.strictObject({ rid: articleRid }),
    data: previewLink,
  }),
  'staff/article/publish': endpoint({
    access: 'staff',
    roles: ['content'],
    errors: ['not_found', 'draft_missing', 'content_changed'],
    summary: 'Publishes the draft, or an earlier version again; searches find the new words at once',
    input: z.strictObject({ rid: articleRid, version: contentVersion.optional(), shown: shownEtag }),
    data: z.object({ rid: z.string(), version: z.int() }),
  }),
  'staff/article/discard': endpoint({
    access: 'staff',
    roles: ['content'],
    errors: ['not_found', 'draft_missing', 'content_changed'],
    summary:
      'Gives up the draft: what is published stays; a withdrawn article has its last version as draft again, one that was never published is gone',
    input: z.strictObject({ rid: articleRid, shown: shownEtag }),
    data: done,
  }),
  'staff/article/withdraw': endpoint({
    access: 'staff',
    roles: ['content'],
    errors: ['not_found'],
    summary: 'Takes an article off the portal; its versions stay and can be published again',
    input: z.strictObject({ rid: articleRid }),
    data: done,
  }),
};
