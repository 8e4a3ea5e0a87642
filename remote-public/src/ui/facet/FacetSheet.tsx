import { type LazyDialogProps, useLazyDialog } from '@portal/shared/parts';
import { Button, Icon } from '@portal/shared/ui';
import type { ComponentType } from 'react';

/** Path data of three lines of decreasing width. */
const funnel = 'M4 6h16M7 12h10M10 18h4';

interface FacetSheetProps<Props extends object> {
  /** Number of active filters. */
  readonly count: number;
  /** Loads the sheet of the list. */
  readonly load: () => Promise<ComponentType<Props & LazyDialogProps>>;
  readonly sheet: Props;
}

/** Facets on phones: a button with the number of active filters, and a sheet, whose code is loaded for it. */
export function FacetSheet<Props extends object>({ count, load, sheet: props }: FacetSheetProps<Props>) {
  const sheet = useLazyDialog('facets', load, props);
  return (
    <>
      <Button
        variant="outlined"
        aria-haspopup="dialog"
        startIcon={<Icon path={funnel} size={18} />}
        onClick={sheet.show}
        {...sheet.prefetchProps}
        sx={{ flex: 'none', height: 40, bgcolor: 'background.paper' }}
      >
        {count > 0 ? `筛选（${count}）` : '筛选'}
      </Button>
      {sheet.dialog}
    </>
  );
}
