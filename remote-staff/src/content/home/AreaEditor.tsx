import { query } from '@portal/shared/api';
import { TextField } from '@portal/shared/controls';
import { serviceType } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useFieldError } from '../../ui/edit/FieldErrors';
import { ItemList } from '../../ui/edit/ItemList';
import { TextLine } from '../../ui/edit/TextLine';
import { PictureField } from '../edit/PictureField';
import { PartEditor } from './PartEditor';
import type { PartItem } from './partFields';

type Area = PartItem<'prefecture'>;

/** Writes the special areas; the page shows them by their number. */
export const AreaEditor = () => (
  <PartEditor
    part="prefecture"
    listOf={(content) => (content.part === 'prefecture' ? content.list : undefined)}
    contentOf={(list) => ({ part: 'prefecture', list })}
    meaning="首页的热门专区，按专区的编号显示；每个专区只能有一项，图片可不选。"
    lineOf={({ title, sketch }) => `${title}：${sketch}`}
    fields={({ content, set }) => (
      <ItemList<Area>
        path="list"
        noun="专区"
        items={content.list}
        onChange={(list) => set({ list })}
        empty={() => ({ id: 0, title: '', sketch: '' })}
        most={20}
      >
        {(area, index, change) => (
          <AreaFields
            area={area}
            index={index}
            onChange={(changed) => change(Object.assign({}, area, changed))}
            onRemovePicture={() => {
              const { img: _, ...rest } = area;
              change(rest);
            }}
          />
        )}
      </ItemList>
    )}
  />
);

interface AreaFieldsProps {
  readonly area: Area;
  readonly index: number;
  readonly onChange: (change: Partial<Area>) => void;
  readonly onRemovePicture: () => void;
}

function AreaFields({ area, index, onChange, onRemovePicture }: AreaFieldsProps) {
  const types = useQuery(query('open/web/type/group', {})).data ?? [];
  const children = types.find(({ id }) => id === serviceType.area)?.typeChildArr ?? [];
  // Unknown while the areas are loading, and when one is no longer offered.
  const isKnown = children.some(({ id }) => id === area.id);
  const error = useFieldError(`list.${index}.id`);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextField
        select
        size="small"
        label="专区"
        value={area.id}
        required
        error={error !== undefined}
        helperText={error}
        onChange={({ target }) => onChange({ id: Number(target.value) })}
        slotProps={{
          select: { native: true },
          inputLabel: { shrink: true },
          htmlInput: { 'aria-label': `专区 ${index + 1}` },
        }}
      >
        <option value={0}>请选择</option>
        {area.id !== 0 && !isKnown && <option value={area.id}>{`专区 ${area.id}`}</option>}
        {children.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </TextField>
      <PictureField
        path={`list.${index}.img`}
        label={`专区图片 ${index + 1}`}
        value={area.img ?? ''}
        onChange={(img) => onChange({ img })}
        onRemove={area.img === undefined ? undefined : onRemovePicture}
      />
      <TextLine
        path={`list.${index}.title`}
        label="标题"
        name={`标题 ${index + 1}`}
        value={area.title}
        onChange={(title) => onChange({ title })}
        max={60}
      />
      <TextLine
        path={`list.${index}.sketch`}
        label="简介"
        name={`简介 ${index + 1}`}
        value={area.sketch}
        onChange={(sketch) => onChange({ sketch })}
        max={200}
        rows={2}
      />
    </Box>
  );
}
