export { PortalTheme } from '../theme';
export { Icon, icons } from './Icon';
export { Logo } from './Logo';
export { Money } from './Money';
export * from './mui';
export { PageColumn } from './Page';
export { FailureGroup, QueryView } from './QueryView';
export { SearchField } from './SearchField';
export { EmptyState, ErrorState } from './States';
