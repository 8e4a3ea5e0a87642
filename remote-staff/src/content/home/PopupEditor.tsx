import { Box } from '@portal/shared/ui';
import { ItemList } from '../../ui/edit/ItemList';
import { TextLine } from '../../ui/edit/TextLine';
import { PictureField } from '../edit/PictureField';
import { PartEditor } from './PartEditor';
import { pictureName } from './partFields';

/** Writes the popup of the home page; without an entry it is closed. */
export const PopupEditor = () => (
  <PartEditor
    part="popup"
    listOf={(content) => (content.part === 'popup' ? content.list : undefined)}
    contentOf={(list) => ({ part: 'popup', list })}
    meaning="访客打开首页时出现的弹窗，点击后在新标签页打开链接。移除并发布即关闭。"
    lineOf={({ img, title, link }) => `${title} → ${link} [${pictureName(img)}]`}
    fields={({ content, set }) => (
      <ItemList
        path="list"
        noun="弹窗"
        items={content.list}
        onChange={(list) => set({ list })}
        empty={() => ({ img: '', title: '', link: '' })}
        most={1}
      >
        {({ img, title, link }, index, change) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PictureField
              path={`list.${index}.img`}
              label="弹窗图片"
              value={img}
              onChange={(chosen) => change({ img: chosen, title, link })}
            />
            <TextLine
              path={`list.${index}.title`}
              label="标题"
              value={title}
              onChange={(typed) => change({ img, title: typed, link })}
              max={60}
              hint="看不到图片的访客读到的文字"
            />
            <TextLine
              path={`list.${index}.link`}
              label="链接"
              value={link}
              onChange={(typed) => change({ img, title, link: typed })}
              max={500}
              hint="以 https:// 开头"
            />
          </Box>
        )}
      </ItemList>
    )}
  />
);
