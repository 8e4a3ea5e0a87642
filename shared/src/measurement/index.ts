export { readMeasurement } from './readMeasurement';
export type { Axis, Curve, Fact, Family, Picture, Reading, TableBlock } from './reading';
