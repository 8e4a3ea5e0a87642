import type { ArticleContent } from '@portal/shared/contract';
import { Panel } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { TextLine } from '../../ui/edit/TextLine';
import type { Edited } from '../../ui/edit/useEdited';
import { HtmlField } from '../edit/HtmlField';
import { articleLabels } from './articleContent';

/** Title, summary and text of an article. */
export const ArticleText = ({
  edited: { content, set, revision },
}: {
  readonly edited: Edited<ArticleContent>;
}) => (
  <Panel title="正文">
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextLine
        path="title"
        label={articleLabels.title}
        value={content.title}
        onChange={(title) => set({ title })}
        max={100}
        size="medium"
      />
      <TextLine
        path="sketch"
        label={articleLabels.sketch}
        value={content.sketch}
        onChange={(sketch) => set({ sketch })}
        max={300}
        rows={2}
        hint="一两句话，列表和搜索结果里显示"
      />
      <HtmlField
        path="body"
        label={articleLabels.body}
        html={content.body}
        revision={revision}
        onChange={(body) => set({ body })}
      />
    </Box>
  </Panel>
);
