import { chartHeight, layoutOf, margin } from '../../../shared/src/chart/chartLayout.ts';
import { chartNumber } from '../../../shared/src/chart/chartNumber.ts';
import { resultsOf } from '../../src/seed/device/result.ts';
import { el, ink, lines, n, picture, rect, word } from './canvas.mjs';

/** The typical result of a service, drawn from the data of its page. */

const pens = [ink.deep, ink.warm, ink.mid, ink.soft];
/** Space in px above the plot for the title and the legend. */
const head = 40;
const floor = chartHeight - margin.bottom;
const maxTitle = 440;

const title = (text) => {
  const words = text.replace('（示例数据）', '');
  const size = Math.min(20, Math.floor(maxTitle / words.length));
  return word(20, 32, words, size, { 'font-weight': 600 });
};

function axes(chart, { x, y, width }) {
  const small = { fill: ink.quiet };
  const grid = y.ticks.map((tick) => [
    [margin.left, y.at(tick)],
    [width - margin.right, y.at(tick)],
  ]);
  const marks = x.ticks.map((tick) => [
    [x.at(tick), floor],
    [x.at(tick), floor + 5],
  ]);
  return (
    lines(grid, ink.pale, 1) +
    lines(
      [
        [
          [margin.left, floor],
          [width - margin.right, floor],
        ],
        ...marks,
      ],
      ink.mid,
      2,
    ) +
    y.ticks
      .map((tick) =>
        word(margin.left - 8, y.at(tick) + 4, chartNumber(tick), 12, { ...small, 'text-anchor': 'end' }),
      )
      .join('') +
    x.ticks
      .map((tick) =>
        word(x.at(tick), floor + 20, chartNumber(tick), 12, { ...small, 'text-anchor': 'middle' }),
      )
      .join('') +
    word(20, 14, chart.y_label, 14, small) +
    word(width - margin.right, floor + 40, chart.x_label, 14, { ...small, 'text-anchor': 'end' }) +
    word(20, floor + 40, '示例数据', 14, small)
  );
}

/** Names of the series at the right above the plot; none for a single series. */
const legend = ({ series }, width) =>
  series.length === 1
    ? ''
    : el(
        'text',
        {
          x: width - margin.right,
          y: 14,
          'font-size': 14,
          'text-anchor': 'end',
          'font-family': 'sans-serif',
        },
        series
          .map(({ name }, i) => el('tspan', { fill: pens[i], dx: i === 0 ? 0 : 10 }, `― ${name}`))
          .join(''),
      );

const traced = (points, { x, y }) =>
  points.map(([at, value], i) => `${i === 0 ? 'M' : 'L'}${n(x.at(at))} ${n(y.at(value))}`).join('');

function curve(points, layout, i, filled) {
  const d = traced(points, layout);
  const [first, last] = [points[0], points.at(-1)];
  const area = `${d}L${n(layout.x.at(last[0]))} ${floor}L${n(layout.x.at(first[0]))} ${floor}z`;
  const stroke = { fill: 'none', stroke: pens[i], 'stroke-width': 2.5, 'stroke-linejoin': 'round' };
  return (
    (filled ? el('path', { d: area, fill: pens[i], 'fill-opacity': 0.12 }) : '') +
    el('path', { d, ...stroke })
  );
}

function bars(points, { x, y, band }, i, count) {
  const width = (band * 0.76) / count;
  const zero = Math.min(Math.max(y.at(0), margin.top), floor);
  return points
    .map(([at, value]) => {
      const left = x.at(at) - (band * 0.76) / 2 + i * width;
      const top = Math.min(y.at(value), zero);
      return rect(left, top, Math.max(width - 1, 1), Math.abs(zero - y.at(value)), pens[i]);
    })
    .join('');
}

function drawn(chart) {
  const layout = layoutOf(chart, 480);
  const single = chart.series.length === 1;
  const body = chart.series
    .map(({ points }, i) =>
      chart.kind === 'line' ? curve(points, layout, i, single) : bars(points, layout, i, chart.series.length),
    )
    .join('');
  const inside = axes(chart, layout) + el('g', { class: 'plot' }, body) + legend(chart, layout.width);
  return picture(title(chart.title) + el('g', { transform: `translate(0 ${head})` }, inside));
}

/** Returns the picture of a service's first typical result; undefined when it has none. */
export function resultPicture(rid) {
  const [chart] = resultsOf(rid);
  return chart && drawn(chart);
}
