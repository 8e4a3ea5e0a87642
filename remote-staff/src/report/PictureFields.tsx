import type { ReportContent } from '@portal/shared/contract';
import { TextField } from '@portal/shared/controls';
import { texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useFieldError } from '../ui/edit/FieldErrors';
import { TextLine } from '../ui/edit/TextLine';
import { PictureShown } from './PictureShown';
import type { OrderPicture } from './useOrderPictures';

type Chosen = ReportContent['pictures'][number];

interface PictureFieldsProps {
  readonly index: number;
  readonly value: Chosen;
  /** Pictures of the order that a report can print. */
  readonly known: readonly OrderPicture[];
  readonly onChange: (value: Chosen) => void;
}

/** A picture of a report: which of the order's it is, and its caption. */
export function PictureFields({ index, value, known, onChange }: PictureFieldsProps) {
  const error = useFieldError(`pictures.${index}.file_rid`);
  const picture = known.find(({ rid }) => rid === value.file_rid);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
      <PictureShown picture={picture} caption={value.caption} />
      <Box sx={{ display: 'grid', gap: 1.5, flex: '1 1 240px', minWidth: 0, alignContent: 'start' }}>
        <TextField
          select
          label="图片"
          value={picture ? value.file_rid : ''}
          onChange={({ target }) => onChange({ ...value, file_rid: target.value })}
          fullWidth
          size="small"
          error={error !== undefined}
          helperText={error}
          slotProps={{
            select: { native: true },
            inputLabel: { shrink: true },
            htmlInput: { 'aria-label': `图片 ${index + 1}` },
          }}
        >
          <option value="">请选择</option>
          {known.map(({ rid, name }) => (
            <option key={rid} value={rid}>
              {name}
            </option>
          ))}
        </TextField>
        <TextLine
          path={`pictures.${index}.caption`}
          label={texts.reportCaption[0]}
          name={`图片 ${index + 1} 说明`}
          value={value.caption}
          onChange={(caption) => onChange({ ...value, caption })}
          max={texts.reportCaption[1]}
          optional
        />
      </Box>
    </Box>
  );
}
