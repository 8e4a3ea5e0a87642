import { useLazyDialog } from '@portal/shared/parts';
import { Box, Button, Icon, icons } from '@portal/shared/ui';
import type { Place } from './doors';

const load = () => import('./MenuSheet').then((m) => m.MenuSheet);

/** Says where in the member area the page is, and opens the sheet with every page. */
export function MenuButton({ here }: { readonly here: Place | undefined }) {
  const sheet = useLazyDialog('member menu', load, { here });
  return (
    <>
      <Button
        fullWidth
        color="inherit"
        aria-haspopup="dialog"
        aria-expanded={sheet.open}
        {...sheet.prefetchProps}
        loading={sheet.loading}
        onClick={sheet.show}
        endIcon={<Icon path={icons.down} />}
        sx={{ minHeight: 48, px: 2, justifyContent: 'space-between', fontWeight: 400 }}
      >
        <span>
          全部页面
          <Box component="span" sx={{ color: 'text.secondary', ml: 1.5 }}>
            {here && nameOf(here)}
          </Box>
        </span>
      </Button>
      {sheet.dialog}
    </>
  );
}

/** The door and, where it has several pages, the page: 结算单 · 待付款. */
const nameOf = ({ door, tab }: Place) => (door.tabs.length > 1 ? `${door.label} · ${tab.label}` : door.label);
