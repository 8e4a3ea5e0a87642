import { Box } from '@portal/shared/ui';
import { ItemList } from '../../ui/edit/ItemList';
import { TextLine } from '../../ui/edit/TextLine';
import { PictureField } from '../edit/PictureField';
import { LinkField } from './LinkField';
import { PartEditor } from './PartEditor';
import { type PartItem, pictureName } from './partFields';

type Slide = PartItem<'banner'>;

/** Writes the slides of the banner, in their order. */
export const BannerEditor = () => (
  <PartEditor
    part="banner"
    listOf={(content) => (content.part === 'banner' ? content.list : undefined)}
    contentOf={(list) => ({ part: 'banner', list })}
    meaning="首页最上面轮流显示的图片，按这里的顺序。标题、说明和链接都可不填；最多 10 张，至少一张。"
    lineOf={({ img, title, description, redirect }) =>
      [title ?? '（无标题）', description, redirect && `→ ${redirect}`, `[${pictureName(img)}]`]
        .filter(Boolean)
        .join(' ')
    }
    fields={({ content, set }) => (
      <ItemList<Slide>
        path="list"
        noun="轮播图"
        items={content.list}
        onChange={(list) => set({ list })}
        empty={() => ({ img: '' })}
        most={10}
      >
        {(slide, index, change) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PictureField
              path={`list.${index}.img`}
              label={`图片 ${index + 1}`}
              value={slide.img}
              onChange={(img) => change(slideOf(Object.assign({}, slide, { img })))}
            />
            <TextLine
              path={`list.${index}.title`}
              label="标题"
              name={`标题 ${index + 1}`}
              value={slide.title ?? ''}
              onChange={(title) => change(slideOf(Object.assign({}, slide, { title })))}
              max={40}
              optional
            />
            <TextLine
              path={`list.${index}.description`}
              label="说明"
              name={`说明 ${index + 1}`}
              value={slide.description ?? ''}
              onChange={(description) => change(slideOf(Object.assign({}, slide, { description })))}
              max={100}
              optional
            />
            <LinkField
              path={`list.${index}.redirect`}
              name={`链接 ${index + 1}`}
              value={slide.redirect ?? ''}
              onChange={(redirect) => change(slideOf(Object.assign({}, slide, { redirect })))}
            />
          </Box>
        )}
      </ItemList>
    )}
  />
);

/** Returns a slide without the texts that are empty. */
const slideOf = ({ img, title = '', description = '', redirect = '' }: Slide): Slide => ({
  img,
  ...(title.trim() !== '' && { title }),
  ...(description.trim() !== '' && { description }),
  ...(redirect.trim() !== '' && { redirect }),
});
