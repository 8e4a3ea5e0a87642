import { useLazyDialog } from '@portal/shared/parts';
import { Button, Icon } from '@portal/shared/ui';
import { activeFacets } from './activeFilter';
import type { Filter } from './useFilter';

/** Path data of three lines of decreasing width. */
const funnel = 'M4 6h16M7 12h10M10 18h4';

const loadDrawer = () => import('./FacetDrawer').then((module) => module.FacetDrawer);

/** Facets on phones: a button with the number of active filters, and a sheet, whose code is loaded for it. */
export function FacetSheet(filtered: Filter) {
  const sheet = useLazyDialog('facets', loadDrawer, filtered);
  const count = activeFacets(filtered.filter).length;
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
