export { ChartFigure } from './ChartFigure';
export { chartNumber } from './chartNumber';
export { linearScale } from './chartScale';
export { useWidth } from './useWidth';
