import { chartNumber } from '@portal/shared/chart';
import { axisTitle, familyNames, isReversed, type Reading } from '@portal/shared/measurement';
import { grouped } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useMemo } from 'react';
import { Exports } from '../export/Exports';
import { Notes } from '../Notes';
import { CurveFacts } from './CurveFacts';
import { CurveList } from './CurveList';
import { CurveTable } from './CurveTable';
import { Plot } from './Plot';
import { PlotTools } from './PlotTools';
import { useInk } from './useInk';
import { usePlotWindow } from './usePlotWindow';
import { type Series, seriesOf, useShown } from './useShown';

interface CurvesViewProps {
  readonly reading: Extract<Reading, { kind: 'curves' }>;
  readonly fileName: string;
}

/** The curves of a file: which are shown, the drawing, its tools, what the file says, and the values as a table. */
export function CurvesView({ reading, fileName }: CurvesViewProps) {
  const series = useMemo(() => seriesOf(reading), [reading]);
  const { shown, drawn, toggle, arrangement, setArrangement } = useShown(series);
  const ink = useInk();
  const first = (shown[0] ?? series[0])?.curve;
  const titles = useMemo(
    () => ({
      x: first ? axisTitle(first.xAxis) : '',
      y: arrangement.normalised ? '归一化' : first ? axisTitle(first.yAxis) : '',
      reversed: first ? isReversed(first) : false,
    }),
    [first, arrangement.normalised],
  );
  const view = usePlotWindow(drawn, titles.x);
  if (!first) return null;
  const points = shown.reduce((sum, { curve }) => sum + curve.x.length, 0);
  const [from, to] = view.window.x;
  const label = `${familyNames[first.family]}：${shown.map(({ name }) => name).join('、')}。横轴${titles.x}，从 ${chartNumber(from)} 到 ${chartNumber(to)}；纵轴${titles.y}。`;
  return (
    <>
      <Notes notes={notesOf(shown)} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {reading.format} · {familyNames[first.family]} · {grouped(points)} 个点
        </Typography>
        <Exports series={shown} drawn={drawn} window={view.window} titles={titles} fileName={fileName} />
      </Box>
      <Plot drawn={drawn} titles={titles} view={view} ink={ink} label={label} />
      <PlotTools
        view={view}
        many={shown.length > 1}
        arrangement={arrangement}
        onArrange={setArrangement}
        reversed={titles.reversed}
      />
      {series.length > 1 && <CurveList series={series} shown={shown} onToggle={toggle} ink={ink} />}
      <CurveFacts curves={shown.map(({ curve }) => curve)} />
      <CurveTable series={shown} range={view.window.x} titles={titles} />
    </>
  );
}

/** The notes of the shown curves, each with its curve's name when there are several. */
function notesOf(shown: readonly Series[]): string[] {
  const notes = shown.flatMap(({ name, curve }) =>
    curve.notes.map((note) => (shown.length > 1 ? `${name}：${note}` : note)),
  );
  return [...new Set(notes)];
}
