/**
 * Form controls, shared at run time like `@portal/shared/ui` but in a file of their own: the pages that a visitor
 * comes in by have no form, and need not wait for them.
 */
export { default as Tab } from '@mui/material/Tab';
export { default as Tabs } from '@mui/material/Tabs';
export { default as TextField } from '@mui/material/TextField';
