import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { useBackCloses } from './useBackCloses';

/** A sheet at an edge that the back button closes, as Escape does. */
export function Drawer(props: DrawerProps) {
  useBackCloses(props.open ?? false, () => props.onClose?.({}, 'escapeKeyDown'));
  return <MuiDrawer {...props} />;
}
