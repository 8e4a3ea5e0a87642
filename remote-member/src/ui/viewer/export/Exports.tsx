import { startDownload } from '@portal/shared/parts';
import { notify } from '@portal/shared/portal';
import { Box } from '@portal/shared/ui';
import { MoreMenu } from '../../MoreMenu';
import type { Series } from '../curves/useShown';
import { lightInk } from '../plot/ink';
import type { Titles } from '../plot/scene';
import { svgOf } from '../plot/svgOf';
import type { Drawn, Window } from '../plot/window';
import { csvOf } from './csvOf';
import { jcampOf } from './jcampOf';
import { figureScene, figureWidths, pngOf } from './pngOf';

interface ExportsProps {
  readonly series: readonly Series[];
  readonly drawn: readonly Drawn[];
  readonly window: Window;
  readonly titles: Titles;
  readonly fileName: string;
}

/** Saves the drawing as a figure, or the shown curves' numbers. */
export function Exports({ series, drawn, window, titles, fileName }: ExportsProps) {
  const base = fileName.replace(/\.[^.]*$/, '');
  const save = (name: string, content: Blob) => {
    const url = URL.createObjectURL(content);
    startDownload(url, name);
    // The browser takes the file in a later task.
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  const savePng = async (name: string, mm: number) => {
    try {
      save(name, await pngOf(drawn, window, titles, mm));
    } catch {
      notify.error('图片生成失败，请改存 SVG');
    }
  };
  const names = drawn.map(({ name }) => name);
  const svg = () => svgOf(figureScene(drawn, window, titles, figureWidths.单栏), lightInk, names);
  const items = [
    ...Object.entries(figureWidths).map(([column, mm]) => ({
      label: `PNG 图片（${column} ${mm} mm，300 dpi）`,
      onClick: () => void savePng(`${base}.png`, mm),
    })),
    { label: 'SVG 矢量图', onClick: () => save(`${base}.svg`, new Blob([svg()], { type: 'image/svg+xml' })) },
    {
      label: 'CSV 数据',
      onClick: () => save(`${base}.csv`, new Blob([csvOf(series)], { type: 'text/csv' })),
    },
    {
      label: 'JCAMP-DX 数据',
      onClick: () => save(`${base}.jdx`, new Blob([jcampOf(base, series)], { type: 'chemical/x-jcamp-dx' })),
    },
  ];
  return (
    <Box sx={{ ml: 'auto' }}>
      <MoreMenu text="导出" of={fileName} items={items} />
    </Box>
  );
}
