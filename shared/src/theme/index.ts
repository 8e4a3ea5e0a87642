export { PortalTheme } from './PortalTheme';
