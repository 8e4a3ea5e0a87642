import type { ArticleContent } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { Panel } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { TextLine } from '../../ui/edit/TextLine';
import type { Edited } from '../../ui/edit/useEdited';
import { PictureField } from '../edit/PictureField';
import { ArticleServices } from './ArticleServices';
import { articleLabels } from './articleContent';
import { articleTypes } from './articleList';

/** What stands around the text of an article: column, day, author, cover, source and services. */
export const ArticleFacts = ({ edited: { content, set } }: { readonly edited: Edited<ArticleContent> }) => (
  <Panel title="设置">
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label={articleLabels.type}
        value={content.type}
        onChange={({ target: { value } }) => {
          if (value === 'news' || value === 'course' || value === 'service') set({ type: value });
        }}
        slotProps={{ select: { native: true } }}
      >
        {Object.entries(articleTypes).map(([type, label]) => (
          <option key={type} value={type}>
            {label}
          </option>
        ))}
      </TextField>
      <TextLine
        path="created"
        label={articleLabels.created}
        type="date"
        value={content.created}
        onChange={(created) => set({ created })}
        max={10}
      />
      <TextLine
        path="author"
        label={articleLabels.author}
        value={content.author}
        onChange={(author) => set({ author })}
        max={40}
      />
      <PictureField
        path="img"
        label={articleLabels.img}
        value={content.img}
        onChange={(img) => set({ img })}
      />
      <TextLine
        path="source"
        label={articleLabels.source}
        value={content.source ?? ''}
        onChange={(source) => set({ source: source.trim() === '' ? null : source })}
        max={500}
        optional
        hint="转载或本站另一页时填写，可不填"
      />
      <ArticleServices devices={content.devices} onChange={(devices) => set({ devices })} />
    </Box>
  </Panel>
);
