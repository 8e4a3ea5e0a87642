import type { Curve } from '@portal/shared/measurement';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Series } from '../curves/useShown';
import { pyramidOf } from '../plot/pyramid';
import { readingQuery } from '../read/useReading';
import type { LinkOf, ViewedFile } from '../viewedFile';
import { fitOf } from './fit';

/** Most files that lie over each other, the opened one counted. */
export const mostFiles = 10;

/** A file of the member that lies over the opened one. */
export interface OverlayFile {
  readonly rid: string;
  readonly name: string;
  readonly series: readonly Series[];
}

/** What is said of a file that was picked: that it is read, why it can't lie over the others, or what is asked first. */
export interface OverlaySaid {
  readonly name: string;
  readonly text: string;
  /** Takes the file in spite of the question. */
  readonly take?: () => void;
}

/** Files over the opened one. */
export interface Overlay {
  readonly files: readonly OverlayFile[];
  readonly said: OverlaySaid | undefined;
  readonly add: (file: ViewedFile) => Promise<void>;
  readonly remove: (rid: string) => void;
}

/** Keeps the files that lie over the opened one; `onAdd` is told the curves of a new one. */
export function useOverlay(
  base: Curve | undefined,
  linkOf: LinkOf,
  onAdd: (series: readonly Series[]) => void,
): Overlay {
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly OverlayFile[]>([]);
  const [said, setSaid] = useState<OverlaySaid>();
  const take = ({ rid, name }: Pick<ViewedFile, 'rid' | 'name'>, curves: readonly Curve[]) => {
    const series = seriesFrom(rid, name, curves);
    setFiles((now) =>
      [...now.filter((one) => one.rid !== rid), { rid, name, series }].slice(0, mostFiles - 1),
    );
    setSaid(undefined);
    onAdd(series);
  };
  const add: Overlay['add'] = async (file) => {
    if (!base || files.some(({ rid }) => rid === file.rid)) return;
    setSaid({ name: file.name, text: '正在读取…' });
    try {
      const fit = fitOf(base, await client.fetchQuery(readingQuery(file, linkOf)));
      if (fit.kind === 'taken') take(file, fit.curves);
      else if (fit.kind === 'refused') setSaid({ name: file.name, text: fit.reason });
      else setSaid({ name: file.name, text: fit.question, take: () => take(file, fit.curves) });
    } catch {
      setSaid({ name: file.name, text: '文件读取失败，请重试' });
    }
  };
  return { files, said, add, remove: (rid) => setFiles((now) => now.filter((one) => one.rid !== rid)) };
}

function seriesFrom(rid: string, file: string, curves: readonly Curve[]): Series[] {
  const base = file.replace(/\.[^.]*$/, '');
  return curves.map((curve, index) => ({
    key: `${rid} ${index}`,
    name: curves.length > 1 ? `${base} · ${curve.name || `第 ${index + 1} 组`}` : base,
    curve,
    pyramid: pyramidOf(curve),
  }));
}
