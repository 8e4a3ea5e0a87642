import { fromWidth } from '@portal/shared/parts';
import { Skeleton, useMediaQuery } from '@portal/shared/ui';
import { lazy, type ReactNode, Suspense } from 'react';
import { CodeLost } from '../CodeLost';
import type { Column, ListColumn, ShownRow } from './column';
import { ListFrame, type ListFrameProps } from './ListFrame';
import { RowCards } from './RowCards';
import { useGridCode } from './useGridCode';
import { GridViewButton } from './view/GridViewButton';
import { useGridView } from './view/useGridView';

const loadGrid = () => import('./RowGrid');
const RowGrid = lazy(() =>
  loadGrid().then(
    (m) => ({ default: m.RowGrid }),
    () => ({ default: CodeLost }),
  ),
);

export interface DeskListProps<Row, State extends string> extends Omit<ListFrameProps<Row, State>, 'tools'> {
  readonly columns: readonly ListColumn<Row>[];
  /** Returns how a row is called; its number by default. */
  readonly nameOf?: (row: Row) => string;
  /** The buttons of a row. */
  readonly acts: (row: Row) => ReactNode;
  readonly actsWidth: number;
  /** Returns the first act of a row, which Enter does; undefined when there is none. */
  readonly enter: (row: Row) => (() => void) | undefined;
}

/** A list of the desk: a grid on wide screens, cards on phones. Filter, number and page stand in the URL. */
export function DeskList<Row extends { readonly code: string }, State extends string>({
  columns,
  nameOf,
  acts,
  actsWidth,
  enter,
  ...frame
}: DeskListProps<Row, State>) {
  const isWide = useMediaQuery(fromWidth(900));
  useGridCode(loadGrid);
  const [view, setView] = useGridView(frame.kind.path);
  const draw = (row: Row): ShownRow => ({
    code: row.code,
    ...(nameOf && { name: nameOf(row) }),
    cells: new Map(columns.map(({ field, show }) => [field, show(row)])),
    acts: acts(row),
    enter: enter(row),
  });
  const { noun } = frame;
  return (
    <ListFrame
      {...frame}
      tools={isWide && <GridViewButton columns={columns.filter(isHideable)} view={view} onView={setView} />}
    >
      {(list) =>
        isWide ? (
          <Suspense fallback={<Skeleton variant="rounded" height={420} />}>
            <RowGrid label={noun} rows={list.map(draw)} columns={columns} actsWidth={actsWidth} view={view} />
          </Suspense>
        ) : (
          <RowCards label={noun} rows={list.map(draw)} columns={columns} />
        )
      }
    </ListFrame>
  );
}

/** What names a row stays. */
const isHideable = ({ card }: Column): boolean => card !== 'title';
