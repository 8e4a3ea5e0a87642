/**
 * Form controls and what is shown on demand, shared at run time like `@portal/shared/ui`, but in their own file: the pages on
 * which visitors usually arrive do not wait for it.
 */
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
export { default as TextField } from '@mui/material/TextField';
export { default as Tooltip } from '@mui/material/Tooltip';
