import type { KeptView, SavedView } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import type { Reading } from '@portal/shared/measurement';
import { Box, Button, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { CurvesView } from '../curves/CurvesView';
import { seriesOf } from '../curves/useShown';
import type { Origin } from '../origin';
import type { ViewedFile } from '../viewedFile';
import { KeptBar } from './KeptBar';
import type { Keeping } from './keeping';
import { fits, plainView, viewText } from './plainView';
import { useKeeping } from './useKeeping';

interface KeptCurvesProps {
  readonly reading: Extract<Reading, { kind: 'curves' }>;
  readonly file: ViewedFile;
  readonly origin: Origin;
  readonly onAsk?: ((spot: string) => void) | undefined;
}

/** Keeps nothing: the files of others. */
const nowhere: Keeping = { read: async () => ({ kept: null }) };

/** The curves of a file as they were set the last time; what is set now is kept with the file. */
export function KeptCurves(props: KeptCurvesProps) {
  const { file, origin } = props;
  const { rid } = file;
  const keeping = origin.keeping ?? nowhere;
  // Read once for each time that the viewer is opened: afterwards what is here counts.
  const kept = useQuery({
    queryKey: ['kept view', rid],
    queryFn: ({ signal }) => keeping.read(rid, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (kept.data) return <Opened {...props} keeping={keeping} first={kept.data} />;
  if (kept.isPending)
    return <Skeleton variant="rounded" height={420} role="status" aria-label="正在读取保存的设置" />;
  return (
    <>
      <Alert
        severity="warning"
        variant="outlined"
        action={
          <Button size="small" color="inherit" onClick={() => void kept.refetch()}>
            重试
          </Button>
        }
      >
        保存的设置与标注读取失败，这里的改动不会保存
      </Alert>
      <Opened {...props} keeping={nowhere} first={{ kept: null }} />
    </>
  );
}

interface OpenedProps extends KeptCurvesProps {
  readonly keeping: Keeping;
  readonly first: SavedView;
}

/** What the drawing begins with; each beginning is drawn anew. */
interface Beginning {
  readonly number: number;
  readonly view: KeptView;
  /** What was set before 恢复原样. */
  readonly before?: KeptView;
}

function Opened({ keeping, first, ...props }: OpenedProps) {
  const { reading, file } = props;
  const own = useMemo(() => seriesOf(reading), [reading]);
  const plain = useMemo(() => plainView(own), [own]);
  const foreign = first.kept !== null && !fits(first.kept, plain);
  const [from, setFrom] = useState<Beginning>({
    number: 0,
    view: first.kept && !foreign ? first.kept : plain,
  });
  const [view, setView] = useState(from.view);
  const { state, keep, retry, follow } = useKeeping(file.rid, keeping, first);
  const isPlain = (one: KeptView) => viewText(one) === viewText(plain);
  const change = (next: KeptView) => {
    setView(next);
    keep(isPlain(next) ? null : next);
  };
  const begin = (next: KeptView, before?: KeptView) => {
    setFrom(({ number }) => ({ number: number + 1, view: next, ...(before && { before }) }));
    change(next);
  };
  const changed = state.kind === 'changed' ? state.view : undefined;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, minWidth: 0 }}>
      {foreign && (
        <Alert severity="info" variant="outlined">
          以前保存的设置与标注同现在读出的曲线不符，没有套用；在此设置后会替换它们
        </Alert>
      )}
      <KeptBar
        isSet={!isPlain(view)}
        keeps={keeping.save !== undefined}
        state={state}
        undoable={from.before !== undefined}
        onReset={() => begin(plain, view)}
        onUndo={() => from.before && begin(from.before)}
        onRetry={retry}
        onTheirs={() => {
          if (!changed) return;
          follow(changed);
          begin(changed.kept ?? plain);
        }}
        onOwn={() => {
          if (!changed) return;
          follow(changed);
          change(view);
        }}
      />
      <CurvesView key={from.number} {...props} own={own} from={from.view} onChange={change} />
    </Box>
  );
}
