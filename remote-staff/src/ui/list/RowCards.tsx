import { line, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import type { Column, ShownRow } from './column';

interface RowCardsProps {
  readonly label: string;
  readonly rows: readonly ShownRow[];
  readonly columns: readonly Column[];
}

/** The rows of a list on a phone: a card each, with its buttons below. */
export function RowCards({ label, rows, columns }: RowCardsProps) {
  const placed = (place: Column['card']) => columns.filter(({ card }) => card === place);
  return (
    <Box component="ul" aria-label={label} sx={{ ...plainList, display: 'grid', gap: 1 }}>
      {rows.map(({ code, name = code, cells, acts }) => (
        <Box component="li" key={code} aria-label={name} sx={cardStyle}>
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            {placed('title').map(({ field }) => (
              <b key={field}>{cells.get(field)}</b>
            ))}
            <Box sx={{ ml: 'auto' }}>
              {placed('aside').map(({ field }) => (
                <span key={field}>{cells.get(field)}</span>
              ))}
            </Box>
          </Box>
          {placed(undefined)
            .filter(({ field }) => cells.get(field) !== '')
            .map(({ field, label: term }) => (
              <Box key={field} sx={{ display: 'flex', gap: 1.5 }}>
                <Box component="span" sx={{ color: 'text.secondary', flex: '0 0 4.5em' }}>
                  {term}
                </Box>
                <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                  {cells.get(field)}
                </Box>
              </Box>
            ))}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5, '&:empty': { display: 'none' } }}>
            {acts}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const cardStyle = {
  ...line,
  display: 'grid',
  gap: 0.5,
  p: 1.5,
  borderRadius: 1,
  bgcolor: 'background.paper',
  fontSize: 14,
} as const;
