export { axisTitle, familyNames, isReversed } from './families';
export { jcampUnit } from './jcamp/units';
export type { Axis, Curve, Picture, Reading, TableBlock } from './reading';
export { readMeasurement } from './readMeasurement';
