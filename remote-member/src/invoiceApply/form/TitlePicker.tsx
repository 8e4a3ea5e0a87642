import type { Invoice } from '@portal/shared/contract';
import { Chip } from '@portal/shared/extras';
import { FieldError, FieldLabel } from '@portal/shared/form';
import { line, lineAbove, plainList, RoomNote } from '@portal/shared/parts';
import { type InvoiceType, roomOf } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { titleLacks } from './applyFields';

interface TitlePickerProps {
  readonly titles: readonly Invoice[];
  readonly type: InvoiceType;
  /** Key of the chosen title; empty for none. */
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (rid: string) => void;
  /** Opens the form of a title. */
  readonly onEdit: (title: Invoice | 'new') => void;
}

/** Choice of a saved title; says what a title lacks for the type of invoice. */
export function TitlePicker({ titles, type, value, error, onChange, onEdit }: TitlePickerProps) {
  return (
    <Box role="radiogroup" aria-label="发票抬头" data-field="invoice_rid" sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <FieldLabel required>发票抬头</FieldLabel>
        <Button
          size="small"
          disabled={roomOf('invoiceTitles', titles.length).full}
          onClick={() => onEdit('new')}
        >
          新增抬头
        </Button>
      </Box>
      <RoomNote of="invoiceTitles" count={titles.length} onlyNear />
      {titles.length > 0 && (
        <Box component="ul" sx={list}>
          {titles.map((title) => (
            <Title
              key={title.rid}
              title={title}
              lacks={titleLacks(title, type)}
              chosen={title.rid === value}
              onChoose={() => onChange(title.rid)}
              onEdit={() => onEdit(title)}
            />
          ))}
        </Box>
      )}
      {titles.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          还没有保存的抬头，请先新增
        </Typography>
      )}
      <FieldError>{error}</FieldError>
    </Box>
  );
}

interface TitleProps {
  readonly title: Invoice;
  readonly lacks: readonly string[];
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onEdit: () => void;
}

function Title({ title, lacks, chosen, onChoose, onEdit }: TitleProps) {
  return (
    <Box component="li" sx={row}>
      <Box component="label" sx={label}>
        <input type="radio" name="invoice_rid" checked={chosen} onChange={onChoose} />
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {title.title}{' '}
          {title.default === 1 && (
            <Chip size="small" color="primary" variant="outlined" label="默认" component="span" />
          )}
          <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
            {title.tax_number || '个人'}
          </Typography>
          {chosen && lacks.length > 0 && (
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'error.main' }}>
              {lacks.join('，')}
            </Typography>
          )}
        </Box>
      </Box>
      {chosen && (
        <Button size="small" color="inherit" aria-label={`编辑抬头：${title.title}`} onClick={onEdit}>
          {lacks.length > 0 ? '去补全' : '编辑'}
        </Button>
      )}
    </Box>
  );
}

const list = { ...plainList, ...line, borderRadius: 1, maxHeight: 220, overflowY: 'auto' } as const;

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  px: 1.5,
  py: 0.75,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;

const label = {
  flex: 1,
  minWidth: 0,
  minHeight: 40,
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  cursor: 'pointer',
  typography: 'body2',
  '& input': { width: 18, height: 18, m: 0, flex: 'none', accentColor: 'var(--mui-palette-primary-main)' },
} as const;
