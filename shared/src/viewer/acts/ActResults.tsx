import { chartNumber } from '@portal/shared/chart';
import { Box, Button, Typography } from '@portal/shared/ui';
import type { Series } from '../curves/useShown';
import { csvTable } from '../export/csvOf';
import { saveBlob } from '../export/saveBlob';
import { TableFrame } from '../tables/TableFrame';
import { actLines } from './actLines';
import type { Acted } from './actOn';
import { peakRows } from './peakRows';
import { mostPeaks } from './peaks';
import type { Acts } from './settings';

interface ActResultsProps {
  readonly series: readonly Series[];
  readonly results: ReadonlyMap<string, Acted>;
  readonly acts: Acts;
  /** Name of the file without its extension. */
  readonly base: string;
}

/** What the acts found: areas, crystallinity, and the peaks as a list that can be saved. */
export function ActResults({ series, results, acts, base }: ActResultsProps) {
  const told = series.flatMap((one) => sentencesOf(one, results.get(one.key), series.length > 1));
  const lists = series.map(({ key, name, curve }) => ({ name, curve, peaks: results.get(key)?.peaks ?? [] }));
  const wanted = acts.peaks !== null || acts.scherrer !== null;
  const { columns, rows } = peakRows(lists, false);
  const save = () => {
    const exact = peakRows(lists, true);
    saveBlob(`${base}-峰表.csv`, csvTable(actLines(acts), exact.columns, exact.rows), 'text/csv');
  };
  return (
    <>
      <Box role="status" aria-label="处理结果" sx={{ typography: 'body1', fontWeight: 500 }}>
        {told.map((text) => (
          <div key={text}>{text}</div>
        ))}
      </Box>
      {wanted && (
        <Box component="section" aria-label="峰" sx={{ minWidth: 0, typography: 'body2' }}>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 0.5 }}>
            <Typography variant="subtitle1" component="h3" sx={{ flex: 1 }}>
              {rows.length === 0 ? '没有符合条件的峰' : `峰表，共 ${rows.length} 个`}
            </Typography>
            {rows.length > 0 && (
              <Button variant="outlined" color="inherit" onClick={save}>
                导出峰表 CSV
              </Button>
            )}
          </Box>
          {rows.length >= mostPeaks && (
            <Box sx={{ color: 'text.secondary', mb: 0.5 }}>
              每条曲线只列最高的 {mostPeaks} 个峰，可提高最小峰高
            </Box>
          )}
          {rows.length > 0 && <TableFrame label="峰表" columns={columns} rows={rows} />}
        </Box>
      )}
    </>
  );
}

function sentencesOf({ name, curve }: Series, acted: Acted | undefined, many: boolean): string[] {
  const before = many ? `${name}：` : '';
  const { unit } = curve.xAxis;
  const integral = acted?.integral;
  const crystallinity = acted?.crystallinity;
  return [
    ...(integral
      ? [
          `${before}面积 ${chartNumber(integral.area)}（${chartNumber(integral.from)} 至 ${chartNumber(integral.to)}${unit && ` ${unit}`}），最高 ${chartNumber(integral.height)}，在 ${chartNumber(integral.top)}`,
        ]
      : []),
    ...(crystallinity
      ? [
          `${before}结晶度 ${crystallinity.degree.toFixed(1)}%（结晶 ${chartNumber(crystallinity.crystalline)}，非晶 ${chartNumber(crystallinity.amorphous)}）`,
        ]
      : []),
  ];
}
