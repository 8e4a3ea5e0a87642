import { chartNumber } from '@portal/shared/chart';
import type { KeptView } from '@portal/shared/contract';
import { axisTitle, familyNames, isReversed, type Reading } from '@portal/shared/measurement';
import { grouped } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { useEffect, useMemo, useRef, useState } from 'react';
import { ActPanel } from '../acts/ActPanel';
import { ActResults } from '../acts/ActResults';
import { actLines } from '../acts/actLines';
import { type Acts, changesCurve } from '../acts/settings';
import { useActed } from '../acts/useActed';
import { Exports } from '../export/Exports';
import { axisName, viewText } from '../kept/plainView';
import { Notes } from '../Notes';
import { NotesPanel } from '../notes/NotesPanel';
import { noteText } from '../notes/noteText';
import type { Origin } from '../origin';
import { useOverlay } from '../overlay/useOverlay';
import type { ViewedFile } from '../viewedFile';
import { arranged } from './arranged';
import { CurveFacts } from './CurveFacts';
import { CurveList } from './CurveList';
import { CurveTable } from './CurveTable';
import { Plot } from './Plot';
import { PlotTools } from './PlotTools';
import { SpotBar } from './SpotBar';
import { spotText } from './spotText';
import { useInk } from './useInk';
import { usePlotWindow } from './usePlotWindow';
import { type Series, useShown } from './useShown';

interface CurvesViewProps {
  readonly reading: Extract<Reading, { kind: 'curves' }>;
  /** The curves of the file. */
  readonly own: readonly Series[];
  readonly file: ViewedFile;
  readonly origin: Origin;
  /** Asks the lab about a place of the file, which is named in words; none where nothing can be asked. */
  readonly onAsk?: ((spot: string) => void) | undefined;
  /** What is set at first, and what is set after each change. */
  readonly from: KeptView;
  readonly onChange: (view: KeptView) => void;
}

/** The curves of a file: which are shown, the drawing, its tools, what the file says, and the values as a table. */
export function CurvesView(props: CurvesViewProps) {
  const { reading, own, file, origin, onAsk, from, onChange } = props;
  const { name: fileName, rid: fileRid } = file;
  const { keys, add, toggle, arrangement, setArrangement } = useShown(from);
  const overlay = useOverlay(
    (own.find(({ key }) => keys.includes(key)) ?? own[0])?.curve,
    origin.linkOf,
    add,
  );
  const series = useMemo(() => [...own, ...overlay.files.flatMap((one) => one.series)], [own, overlay.files]);
  const shown = useMemo(() => series.filter(({ key }) => keys.includes(key)), [series, keys]);
  const [acts, setActs] = useState<Acts>(from.acts);
  const [notes, setNotes] = useState(from.notes);
  const [marked, setMarked] = useState<number>();
  const acted = useActed(shown, acts);
  const drawn = useMemo(
    () =>
      arranged({
        shown: acted.series,
        all: series,
        arrangement,
        peaks: (key) => acted.results.get(key)?.peaks ?? [],
        originals: acts.original ? shown : [],
      }),
    [acted.series, acted.results, series, arrangement, acts.original, shown],
  );
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
  const view = usePlotWindow(drawn, titles.x, from.range ? [from.range.from, from.range.to] : undefined);
  const axis = first ? axisName(first) : '';
  const drawnNotes = useMemo(() => notes.filter((note) => note.axis === axis), [notes, axis]);
  const [low, high] = view.window.x;
  const { of } = from;
  const set = useMemo(
    (): KeptView => ({
      of,
      shown: own.flatMap(({ key }, index) => (keys.includes(key) ? [index] : [])),
      acts,
      range: view.whole || !(low < high) ? null : { from: low, to: high },
      ...arrangement,
      notes,
    }),
    [of, own, keys, acts, view.whole, low, high, arrangement, notes],
  );
  const told = useRef(onChange);
  told.current = onChange;
  const last = useRef(viewText(from));
  // What is only opened was not set: it must not replace settings that did not fit.
  useEffect(() => {
    const text = viewText(set);
    if (text === last.current) return;
    last.current = text;
    told.current(set);
  }, [set]);
  if (!first) return null;
  const points = shown.reduce((sum, { curve }) => sum + curve.x.length, 0);
  // The curves of the file stand beside the changed ones where the drawing shows them.
  const originals = acts.original && changesCurve(acts) ? shown : [];
  const saved = [...acted.series, ...originals.map((one) => ({ ...one, name: `${one.name}（原始）` }))];
  const label = `${familyNames[first.family]}：${shown.map(({ name }) => name).join('、')}。横轴${titles.x}，从 ${chartNumber(low)} 到 ${chartNumber(high)}；纵轴${titles.y}。`;
  const spotOf = () =>
    spotText({
      fileName,
      curves: shown.map(({ name }) => name),
      count: series.length,
      axis: titles.x,
      marked,
      range: view.window.x,
    });
  return (
    <>
      <Notes
        notes={[
          ...notesOf(shown, ({ key, curve }) => [...curve.notes, ...(acted.results.get(key)?.notes ?? [])]),
          ...(acted.failure ? [acted.failure] : []),
        ]}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
          {reading.format} · {familyNames[first.family]} · {grouped(points)} 个点
          {acted.working && ' · 正在处理…'}
        </Typography>
        <Exports
          series={saved}
          figure={{ drawn, notes: drawnNotes, window: view.window, titles }}
          fileName={fileName}
          remarks={[...actLines(acts), ...drawnNotes.map(noteText)]}
        />
      </Box>
      <Plot
        drawn={drawn}
        titles={titles}
        view={view}
        ink={ink}
        label={label}
        marked={marked}
        notes={drawnNotes}
        onMark={setMarked}
      />
      <PlotTools
        view={view}
        many={shown.length > 1}
        arrangement={arrangement}
        onArrange={setArrangement}
        reversed={titles.reversed}
      />
      {onAsk && (
        <SpotBar
          axis={titles.x}
          marked={marked}
          onClear={() => setMarked(undefined)}
          onAsk={() => onAsk(spotOf())}
        />
      )}
      <NotesPanel
        title={titles.x}
        axis={axis}
        notes={notes}
        onChange={(next) => setNotes([...next])}
        marked={marked}
        onPlaced={() => setMarked(undefined)}
        onClear={onAsk ? undefined : () => setMarked(undefined)}
        range={view.window.x}
      />
      <ActPanel curve={first} acts={acts} onChange={setActs} shown={view.window.x} />
      <ActResults
        series={acted.series}
        results={acted.results}
        acts={acts}
        base={fileName.replace(/\.[^.]*$/, '')}
      />
      {series.length > 1 && (
        <CurveList series={series} shown={shown} onToggle={(one) => toggle(one, shown)} ink={ink} />
      )}
      {origin.Overlays && <origin.Overlays overlay={overlay} opened={fileRid} />}
      <CurveFacts curves={shown.map(({ curve }) => curve)} />
      <CurveTable series={acted.series} range={view.window.x} titles={titles} />
    </>
  );
}

/** The notes of the shown curves, each with its curve's name when there are several. */
function notesOf(shown: readonly Series[], of: (one: Series) => readonly string[]): string[] {
  const notes = shown.flatMap((one) =>
    of(one).map((note) => (shown.length > 1 ? `${one.name}：${note}` : note)),
  );
  return [...new Set(notes)];
}
