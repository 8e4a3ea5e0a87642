import { Dialog, DialogActions, DialogContent, DialogTitle } from '@portal/shared/extras';
import { Check, type LazyDialogProps } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { densities, type GridView, usualView } from './useGridView';

/** A column that may be hidden. */
export interface HideableColumn {
  readonly field: string;
  readonly label: string;
}

interface GridViewDialogProps extends LazyDialogProps {
  readonly columns: readonly HideableColumn[];
  readonly view: GridView;
  readonly onView: (view: GridView) => void;
}

/** Chooses the columns of a grid and the height of its rows; each choice applies at once and is kept in this browser. */
export function GridViewDialog({ columns, view, onView, open, onClose }: GridViewDialogProps) {
  const { hidden, density } = view;
  const toggle = (field: string) =>
    onView({
      ...view,
      hidden: hidden.includes(field) ? hidden.filter((one) => one !== field) : [...hidden, field],
    });
  return (
    <Dialog open={open} onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="grid-view">
      <DialogTitle id="grid-view">列与行高</DialogTitle>
      <DialogContent>
        <Box component="fieldset" sx={group}>
          <Typography component="legend" variant="body2" sx={legend}>
            显示的列
          </Typography>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
            {columns.map(({ field, label }) => (
              <Check key={field} checked={!hidden.includes(field)} onChange={() => toggle(field)}>
                {label}
              </Check>
            ))}
          </Box>
        </Box>
        <Box component="fieldset" sx={{ ...group, mt: 2 }}>
          <Typography component="legend" variant="body2" sx={legend}>
            行高
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {densities.map(({ key, label }) => (
              <Check
                key={key}
                type="radio"
                name="density"
                checked={key === density}
                onChange={() => onView({ ...view, density: key })}
              >
                {label}
              </Check>
            ))}
          </Box>
        </Box>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={() => onView(usualView)}>
          恢复默认
        </Button>
        <Button onClick={onClose}>完成</Button>
      </DialogActions>
    </Dialog>
  );
}

const group = { border: 0, p: 0, m: 0, minWidth: 0 } as const;
const legend = { p: 0, mb: 0.5, color: 'text.secondary' } as const;
