/**
 * More parts of MUI, shared at run time like `@portal/shared/ui`, but in a file of their own: those that the home page has none of. It
 * is loaded with the code of the pages that show them.
 */
export { default as Alert } from '@mui/material/Alert';
export { default as Chip } from '@mui/material/Chip';
export { default as DialogActions } from '@mui/material/DialogActions';
export { default as DialogContent } from '@mui/material/DialogContent';
export { default as DialogTitle } from '@mui/material/DialogTitle';
export { default as Divider } from '@mui/material/Divider';
export { Dialog } from './Dialog';
export { Drawer } from './Drawer';
export { useBackCloses } from './useBackCloses';
