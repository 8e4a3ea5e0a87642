/**
 * Form controls, shared at run time like `@portal/shared/ui`, but in their own file: the pages on which visitors
 * usually arrive have no form and do not wait for it.
 */
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
export { default as TextField } from '@mui/material/TextField';
