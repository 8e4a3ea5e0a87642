import type { Reader } from '../reader';
import type { Curve } from '../reading';
import { curvesOfGrid, type Titled, tableReading } from './readGrid';
import { gridOf } from './textReader';

const format = 'Micromeritics 报告';
const pageHead = /^\s*(?:micromeritics instrument corp|麦克默瑞提克)/i;
const tabular = /isotherm tabular (?:report|data)|等温线(?:数据)?(?:表|列表|制表)/i;
const otherTable = /\bbet\b|t-plot|\bbjh\b|langmuir|dubinin|horvath|\bdft\b|thickness|1\/\[|cumulative/i;

/** Takes the page heads out of a table that goes on over pages: only its rows of numbers are left of the later pages. */
function joinedPages(text: string): string {
  const pages: string[][] = [[]];
  for (const line of text.split('\n')) {
    if (pageHead.test(line)) pages.push([]);
    pages.at(-1)?.push(line);
  }
  let open = false;
  const lines = pages.flatMap((page) => {
    const goesOn = open && page.some((line) => tabular.test(line));
    open = page.some((line) => tabular.test(line));
    return goesOn ? page.filter((line) => /^\s*[-\d.]+\s+[-\d.]+/.test(line)) : page;
  });
  return lines.join('\n');
}

const isIsotherm = ({ above }: Titled): boolean => {
  const near = above.split('\n').slice(-14).join('\n');
  return /isotherm|等温线|adsorbed|吸附量/i.test(above) && !otherTable.test(near);
};

const same = (a: Curve, b: Curve): boolean =>
  a.x.length === b.x.length &&
  a.x.every((value, index) => Math.abs(value - (b.x[index] ?? 0)) < 1e-4) &&
  a.y.every((value, index) => Math.abs(value - (b.y[index] ?? 0)) <= 1e-3 * Math.abs(value));

/** Reads the isotherm of a paged report; its other tables are no curves. The plot of the same points is left out. */
export const micromeriticsReader: Reader = {
  fits: (file) => /micromeritics/i.test((file.text() ?? '').slice(0, 3000)),
  read: (file) => {
    const grid = gridOf(file.name, joinedPages(file.text() ?? ''), 'space');
    const { curves, notes } = curvesOfGrid(grid, isIsotherm);
    const isotherms = curves
      .filter(({ family }) => family === 'isotherm')
      .map((curve) => ({ ...curve, name: curve.name.replace(/^micromeritics[^·]* · /i, '') }));
    const different = isotherms.filter(
      (curve, index) => !isotherms.slice(0, index).some((other) => same(other, curve)),
    );
    if (different.length === 0) return tableReading(grid, format, notes);
    return { kind: 'curves', format, notes, curves: different };
  },
};
