export { RegionPicker } from './RegionPicker';
export { noRegion, type Region } from './region';
