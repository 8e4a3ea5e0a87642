import { useLazyDialog } from '@portal/shared/parts';
import { Button } from '@portal/shared/ui';
import type { HideableColumn } from './GridViewDialog';
import type { GridView } from './useGridView';

interface GridViewButtonProps {
  readonly columns: readonly HideableColumn[];
  readonly view: GridView;
  readonly onView: (view: GridView) => void;
}

/** Opens the choice of columns and of the height of rows, and says when columns are hidden. */
export function GridViewButton({ columns, view, onView }: GridViewButtonProps) {
  const dialog = useLazyDialog('grid view', () => import('./GridViewDialog').then((m) => m.GridViewDialog), {
    columns,
    view,
    onView,
  });
  const hidden = columns.filter(({ field }) => view.hidden.includes(field)).length;
  return (
    <>
      <Button
        {...dialog.prefetchProps}
        size="small"
        color="inherit"
        loading={dialog.loading}
        onClick={dialog.show}
      >
        {hidden === 0 ? '列与行高' : `列与行高（隐藏 ${hidden} 列）`}
      </Button>
      {dialog.dialog}
    </>
  );
}
