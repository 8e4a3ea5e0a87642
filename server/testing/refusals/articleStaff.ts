import { call, type Scenarios, work } from './scene';

const content = {
  type: 'news' as const,
  title: '标题',
  img: '/upload/img/xrd.svg',
  sketch: '摘要',
  author: '编辑部',
  body: '<p>正文</p>',
  created: '2026-11-18',
  source: null,
  devices: [],
};
const rid = 'none';
/** The etag of no state. */
const other = 'aaaaaaaaaaaaaaaa';

export const articleStaffRefusals = {
  'staff/article/detail': { not_found: () => work('staff/article/detail', { rid }) },
  'staff/article/save': { not_found: () => work('staff/article/save', { rid, content }) },
  'staff/article/preview': { not_found: () => work('staff/article/preview', { rid }) },
  'staff/article/previewLink': { not_found: () => work('staff/article/previewLink', { rid }) },
  'open/preview/article': { not_found: () => call('open/preview/article', { key: 'none' }) },
  'staff/article/publish': {
    not_found: () => work('staff/article/publish', { rid }),
    draft_missing: async () => {
      const { data } = await work('staff/article/save', { content });
      await work('staff/article/publish', { rid: data.rid });
      return work('staff/article/publish', { rid: data.rid });
    },
    content_changed: async () => {
      const { data } = await work('staff/article/save', { content });
      return work('staff/article/publish', { rid: data.rid, shown: other });
    },
  },
  'staff/article/discard': {
    not_found: () => work('staff/article/discard', { rid }),
    draft_missing: async () => {
      const { data } = await work('staff/article/save', { content });
      await work('staff/article/publish', { rid: data.rid });
      return work('staff/article/discard', { rid: data.rid });
    },
    content_changed: async () => {
      const { data } = await work('staff/article/save', { content });
      return work('staff/article/discard', { rid: data.rid, shown: other });
    },
  },
  'staff/article/withdraw': { not_found: () => work('staff/article/withdraw', { rid }) },
} satisfies Partial<Scenarios>;
