import type { Chart } from '@portal/shared/contract';
import { readMeasurement } from '@portal/shared/measurement';
import { threadAnswers } from './kit/threadAnswers';
import { chartOf } from './modules/orderFile/orderFile.chart.rules';
import type { ChartedFile } from './ports/charts/charts';

/** Script of the threads of `threadCharts`. */
threadAnswers(
  ({ name, bytes }: ChartedFile): Chart | null => chartOf(name, readMeasurement(name, bytes)) ?? null,
);
