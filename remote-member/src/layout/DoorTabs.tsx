import { line, TabLinks } from '@portal/shared/parts';
import { useLocation } from '@portal/shared/portal';
import { Paper } from '@portal/shared/ui';
import { doorOf } from './doors';

/** The pages of the current door as tabs above the page; nothing for a door with one page and below a list, such as on an order. */
export function DoorTabs() {
  const here = doorOf(useLocation());
  if (!here || here.below || here.door.tabs.length === 1) return null;
  const { door, tab } = here;
  return (
    <Paper sx={{ ...line, mb: 2 }}>
      <TabLinks
        label={door.label}
        tabs={door.tabs.map(({ label, to }) => ({ label, to, count: undefined, current: to === tab.to }))}
      />
    </Paper>
  );
}
