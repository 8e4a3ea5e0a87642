import { Box } from '@portal/shared/ui';
import { ItemList } from '../../ui/edit/ItemList';
import { TextLine } from '../../ui/edit/TextLine';
import { PictureField } from '../edit/PictureField';
import { PartEditor } from './PartEditor';
import { pictureName } from './partFields';

/** Writes the partners, in their order. */
export const PartnerEditor = () => (
  <PartEditor
    part="partner"
    listOf={(content) => (content.part === 'partner' ? content.list : undefined)}
    contentOf={(list) => ({ part: 'partner', list })}
    meaning="首页下方的合作单位，按这里的顺序，最多 60 家。"
    lineOf={({ name, img }) => `${name} [${pictureName(img)}]`}
    fields={({ content, set }) => (
      <ItemList
        path="list"
        noun="单位"
        items={content.list}
        onChange={(list) => set({ list })}
        empty={() => ({ name: '', img: '' })}
        most={60}
      >
        {({ name, img }, index, change) => (
          <Box sx={{ display: 'grid', gap: 2 }}>
            <PictureField
              path={`list.${index}.img`}
              label={`标志 ${index + 1}`}
              value={img}
              onChange={(chosen) => change({ name, img: chosen })}
            />
            <TextLine
              path={`list.${index}.name`}
              label="名称"
              name={`名称 ${index + 1}`}
              value={name}
              onChange={(typed) => change({ name: typed, img })}
              max={60}
            />
          </Box>
        )}
      </ItemList>
    )}
  />
);
