export { Dropdown } from './Dropdown';
export { MoreMenu } from './MoreMenu';
