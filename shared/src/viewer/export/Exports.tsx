import { notify } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { MoreMenu } from '../../menu';
import type { Series } from '../curves/useShown';
import { lightInk } from '../plot/ink';
import { svgOf } from '../plot/svgOf';
import { csvOf } from './csvOf';
import { jcampOf } from './jcampOf';
import { type Figure, figureScene, figureWidths, pngOf } from './pngOf';
import { saveBlob } from './saveBlob';

interface ExportsProps {
  readonly series: readonly Series[];
  readonly figure: Figure;
  readonly fileName: string;
  /** What was done with the curves: stands in every file. */
  readonly remarks: readonly string[];
}

/** Saves the drawing as a figure, or the shown curves' numbers. */
export function Exports({ series, figure, fileName, remarks }: ExportsProps) {
  const base = fileName.replace(/\.[^.]*$/, '');
  const savePng = async (name: string, mm: number) => {
    try {
      saveBlob(name, await pngOf(figure, mm, remarks), 'image/png');
    } catch {
      notify.error('图片生成失败，请改存 SVG');
    }
  };
  const names = figure.drawn.map(({ name }) => name);
  const svg = () => svgOf(figureScene(figure, figureWidths.单栏), lightInk, names, remarks);
  const items = [
    ...Object.entries(figureWidths).map(([column, mm]) => ({
      label: `PNG 图片（${column} ${mm} mm，300 dpi）`,
      onClick: () => void savePng(`${base}.png`, mm),
    })),
    { label: 'SVG 矢量图', onClick: () => saveBlob(`${base}.svg`, svg(), 'image/svg+xml') },
    {
      label: 'CSV 数据',
      onClick: () => saveBlob(`${base}.csv`, csvOf(series, remarks), 'text/csv'),
    },
    {
      label: 'JCAMP-DX 数据',
      onClick: () => saveBlob(`${base}.jdx`, jcampOf(base, series, remarks), 'chemical/x-jcamp-dx'),
    },
  ];
  return (
    <Box sx={{ ml: 'auto' }}>
      <MoreMenu text="导出" of={fileName} items={items} />
    </Box>
  );
}
