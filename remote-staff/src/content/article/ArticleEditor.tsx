import { call, presentOf } from '@portal/shared/api';
import type { ArticleContent, Data } from '@portal/shared/contract';
import { notify, useNavigate } from '@portal/shared/portal';
import { labClock } from '@portal/shared/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useEdited } from '../../ui/edit/useEdited';
import { useKept } from '../../ui/edit/useKept';
import { useNow } from '../../ui/useNow';
import type { ContentCalls } from '../edit/contentCalls';
import { EditFrame } from '../edit/EditFrame';
import { ArticleFacts } from './ArticleFacts';
import { ArticleText } from './ArticleText';
import { articleLabels, emptyArticle } from './articleContent';
import { articleList, articlePath } from './articleList';

interface ArticleEditorProps {
  /** Undefined for a new article: its first save makes it. */
  readonly detail: Data<'staff/article/detail'> | undefined;
}

/** Writes an article. */
export function ArticleEditor({ detail }: ArticleEditorProps) {
  const now = useNow();
  const [empty] = useState(() => emptyArticle(labClock(now).today));
  const navigate = useNavigate();
  const queries = useQueryClient();
  const rid = detail?.rid;
  const edited = useEdited<ArticleContent>({
    start: { content: detail?.draft ?? detail?.published ?? empty, etag: detail?.etag },
    kept: useKept(`article.${rid ?? 'new'}`, empty),
    save: async (content, etag) => {
      const input = { content, ...(rid !== undefined && { rid }), ...(etag !== undefined && { etag }) };
      const saved = await call('staff/article/save', input);
      await queries.invalidateQueries();
      notify.success('草稿已保存');
      return { content: saved.draft, etag: saved.etag, rid: saved.rid };
    },
    onSaved: (saved) => {
      if (rid === undefined) void navigate(articlePath(saved.rid), { replace: true });
    },
    present: (error) => {
      const present = presentOf(error, 'staff/article/save');
      const content = present?.draft ?? present?.published;
      return present && content ? { content, etag: present.etag } : undefined;
    },
  });
  const { content } = edited;
  return (
    <EditFrame
      noun="文章"
      title={content.title.trim() || '新文章'}
      back={{ path: articleList.path, label: '文章' }}
      detail={detail}
      calls={callsOf(rid ?? '')}
      edited={edited}
      labels={articleLabels}
      main={<ArticleText edited={edited} />}
      aside={<ArticleFacts edited={edited} />}
    />
  );
}

const callsOf = (rid: string): ContentCalls => ({
  publish: (given) => call('staff/article/publish', { ...given, rid }),
  discard: (given) => call('staff/article/discard', { ...given, rid }),
  withdraw: () => call('staff/article/withdraw', { rid }),
  previewLink: () => call('staff/article/previewLink', { rid }),
});
