export type { Origin, OverlaysProps } from './origin';
export { mostFiles } from './overlay/useOverlay';
export { ViewerDialog } from './ViewerDialog';
