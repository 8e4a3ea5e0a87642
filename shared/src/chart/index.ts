export { ChartFigure } from './ChartFigure';
