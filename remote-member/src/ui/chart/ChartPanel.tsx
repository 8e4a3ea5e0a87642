import { type Column, DataTable, LazyPart, Panel } from '@portal/shared/parts';
import { Box, Button, QueryView, Skeleton } from '@portal/shared/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';

interface ByMonth {
  readonly month: string;
}

interface ChartProps<Row> {
  readonly months: Row[];
  readonly height: number;
}

interface ChartPanelProps<Row extends ByMonth> {
  readonly title: string;
  readonly months: UseQueryResult<Row[]>;
  /** Returns true for a month without anything to show; when all months are empty, there is no panel. */
  readonly isEmpty: (row: Row) => boolean;
  /** Columns of the table beside the month. */
  readonly columns: readonly Column<Row>[];
  /** Height of the chart in pixels. */
  readonly height: number;
  /** Unique name of the chart's code. */
  readonly name: string;
  /** Loads the chart. */
  readonly load: () => Promise<ComponentType<ChartProps<Row>>>;
  /** What is chosen and said above the chart. */
  readonly children?: ReactNode;
}

/** A chart by month, with its data as a table behind a switch. */
export function ChartPanel<Row extends ByMonth>(props: ChartPanelProps<Row>) {
  const { title, months, isEmpty, columns, height, name, load, children } = props;
  const [asTable, setAsTable] = useState(false);
  if (months.data?.every(isEmpty)) return null;
  const loading = <Skeleton variant="rounded" height={height} />;
  return (
    <Panel
      title={title}
      aside={
        <Button size="small" color="inherit" aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
          {asTable ? '看图表' : '看数据'}
        </Button>
      }
    >
      {children}
      <QueryView query={months} loading={loading}>
        {(rows) =>
          asTable ? (
            <DataTable
              label={title}
              rows={rows}
              keyOf={({ month }) => month}
              columns={[{ label: '月份', cell: ({ month }) => month, wide: true }, ...columns]}
            />
          ) : (
            <Box sx={{ minHeight: height }}>
              <LazyPart name={name} load={load} props={{ months: rows, height }} eager loading={loading} />
            </Box>
          )
        }
      </QueryView>
    </Panel>
  );
}
