import { line } from '@portal/shared/parts';
import { Box, Button, Paper } from '@portal/shared/ui';
import type { ReactNode } from 'react';

interface SavedCardProps {
  /** Name of the card for screen readers. */
  readonly label: string;
  /** Name of the record, which the buttons' names contain. */
  readonly name: string;
  readonly isDefault: boolean;
  /** True while the record is being made the default. */
  readonly pending: boolean;
  readonly onDefault: () => void;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
  readonly children: ReactNode;
}

/** One saved record of a list of cards, one of which is the default: its content, 编辑, 删除 and 设为默认. */
export function SavedCard(props: SavedCardProps) {
  const { label, name, isDefault, pending, onDefault, onEdit, onRemove, children } = props;
  return (
    <Paper component="li" aria-label={label} sx={card}>
      {children}
      <Box sx={{ display: 'flex', gap: 1, mx: -0.625, mt: 'auto', '& button': { minWidth: 0 } }}>
        <Button size="small" aria-label={`编辑：${name}`} onClick={onEdit}>
          编辑
        </Button>
        <Button size="small" color="inherit" aria-label={`删除：${name}`} onClick={onRemove}>
          删除
        </Button>
        {!isDefault && (
          <Button
            size="small"
            color="inherit"
            aria-label={`设为默认：${name}`}
            loading={pending}
            onClick={onDefault}
          >
            设为默认
          </Button>
        )}
      </Box>
    </Paper>
  );
}

const card = {
  ...line,
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 1,
  minWidth: 0,
} as const;
