import { z } from 'zod';
import { formatMessage } from '../rules';
import { components } from './component';
import { contentVersion, contentVersions, draftSaved, originalUrl, picturePath, shownEtag } from './content';
import { done, endpoint, nothing } from './endpoint';
import { etag, startedFrom } from './etag';
import { text } from './field';
import { home, popupLink } from './home';
import { previewLink } from './preview';

/** Parts of the home page that staff write as lists; the rest follows from services and articles. */
const homePart = z
  .enum(['banner', 'prefecture', 'partner', 'thanks', 'popup'], formatMessage('首页栏目'))
  .register(components, { id: 'HomePart' });
export type HomePart = z.infer<typeof homePart>;

const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item, formatMessage('列表')).max(max, `[列表]不能超过 ${max} 项`);

const banner = z.strictObject({
  img: picturePath('图片'),
  title: text('标题', 40).optional(),
  description: text('说明', 100).optional(),
  /** An https URL, or the key of a service on sale. */
  redirect: text('链接', 500).optional(),
});

const prefecture = z.strictObject({
  /** Child of type 31. */
  id: z.int(formatMessage('专区')),
  img: picturePath('图片').optional(),
  title: text('标题', 60),
  sketch: text('简介', 200),
});

const partner = z.strictObject({ name: text('名称', 60), img: picturePath('图片') });

const thanksRow = z.strictObject({
  company: text('单位', 100),
  title: text('标题', 300),
  code: text('编号', 60),
  content: text('内容', 300),
  sketch: text('摘要', 1000),
  /** Empty when there is no original to link to. */
  source: z.union([z.literal(''), originalUrl('原文链接')], formatMessage('原文链接')),
});

const popupRow = z.strictObject({ img: picturePath('图片'), title: text('标题', 60), link: popupLink });

/** A part of the home page as staff write it; a list in the order of the page. */
const homeContent = z
  .discriminatedUnion(
    'part',
    [
      z.strictObject({ part: z.literal('banner'), list: listOf(banner, 10).min(1, '[列表]至少一项') }),
      z.strictObject({ part: z.literal('prefecture'), list: listOf(prefecture, 20) }),
      z.strictObject({ part: z.literal('partner'), list: listOf(partner, 60) }),
      z.strictObject({ part: z.literal('thanks'), list: listOf(thanksRow, 500) }),
      /** Empty while the popup is closed. */
      z.strictObject({ part: z.literal('popup'), list: listOf(popupRow, 1) }),
    ],
    formatMessage('首页栏目'),
  )
  .register(components, { id: 'HomeContent' });
export type HomeContent = z.infer<typeof homeContent>;

const edited = { published: homeContent.nullable(), draft: homeContent.nullable(), etag };

/** Calls by which staff write the lists of the home page: save a draft, preview the page, publish. */
export const homeStaffEndpoints = {
  'staff/home/detail': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content'],
    summary: 'A part of the home page as it is published, its draft, and its versions, newest first',
    input: z.strictObject({ part: homePart }),
    data: z.object({
      part: homePart,
      ...edited,
      saved: draftSaved,
      versions: contentVersions,
    }),
  }),
  'staff/home/save': endpoint({
    access: 'staff',
    roles: ['content'],
    edits: z.object(edited),
    summary:
      'Saves a draft of a part of the home page, which replaces all of its entries when it is published',
    input: z.strictObject({ content: homeContent, etag: startedFrom }),
    data: z.object({ draft: homeContent, etag }),
  }),
  'staff/home/preview': endpoint({
    access: 'staff',
    reads: true,
    roles: ['content'],
    summary: 'The home page as `open/web/index` would answer it with the drafts of all parts',
    input: nothing,
    data: home,
  }),
  'staff/home/previewLink': endpoint({
    access: 'staff',
    roles: ['content'],
    summary: 'A link that shows the home page with the drafts of all parts for 24 hours, to whoever has it',
    input: nothing,
    data: previewLink,
  }),
  'staff/home/publish': endpoint({
    access: 'staff',
    roles: ['content'],
    errors: ['not_found', 'draft_missing', 'content_changed'],
    summary: 'Publishes the draft of a part of the home page, or an earlier version again',
    input: z.strictObject({ part: homePart, version: contentVersion.optional(), shown: shownEtag }),
    data: z.object({ part: homePart, version: z.int() }),
  }),
  'staff/home/discard': endpoint({
    access: 'staff',
    roles: ['content'],
    errors: ['draft_missing', 'content_changed'],
    summary: 'Gives up the draft of a part of the home page; what is published stays',
    input: z.strictObject({ part: homePart, shown: shownEtag }),
    data: done,
  }),
};
