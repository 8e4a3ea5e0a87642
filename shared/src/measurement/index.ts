export { axisTitle } from './families';
export type { Axis, Curve, Reading } from './reading';
export { readMeasurement } from './readMeasurement';
