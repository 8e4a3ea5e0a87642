import { line } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useFieldError } from '../../ui/edit/FieldErrors';
import { PictureDialog } from '../picture/PictureDialog';

interface PictureFieldProps {
  readonly path: string;
  readonly label: string;
  /** Path of the picture; empty without one. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onRemove?: (() => void) | undefined;
}

/** One picture of content, which is chosen or uploaded. */
export function PictureField({ path, label, value, onChange, onRemove }: PictureFieldProps) {
  const error = useFieldError(path);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
        {value === '' ? (
          <Box
            sx={{ ...frame, display: 'grid', placeItems: 'center', color: 'text.secondary', fontSize: 13 }}
          >
            没有图片
          </Box>
        ) : (
          <Box component="img" src={value} alt={label} sx={frame} />
        )}
        <Box sx={{ display: 'grid', gap: 0.5, justifyItems: 'start' }}>
          <Button
            size="small"
            variant="outlined"
            aria-invalid={error !== undefined}
            onClick={() => setIsOpen(true)}
          >
            {value === '' ? `选择${label}` : `更换${label}`}
          </Button>
          {onRemove && (
            <Button size="small" color="inherit" aria-label={`移除${label}`} onClick={onRemove}>
              移除
            </Button>
          )}
        </Box>
      </Box>
      {error && <Box sx={{ color: 'error.main', fontSize: 12, mt: 0.5 }}>{error}</Box>}
      {isOpen && (
        <PictureDialog
          onClose={() => setIsOpen(false)}
          onChoose={({ src }) => {
            setIsOpen(false);
            onChange(src);
          }}
        />
      )}
    </Box>
  );
}

const frame = {
  ...line,
  flex: 'none',
  width: 132,
  aspectRatio: '3 / 2',
  objectFit: 'contain',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const;
