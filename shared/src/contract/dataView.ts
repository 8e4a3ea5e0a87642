import { z } from 'zod';
import { formatMessage, limits, mostShown, texts, viewBounds } from '../rules';
import { across } from './across';
import { components } from './component';
import { endpoint } from './endpoint';
import { etag, startedFrom } from './etag';
import { rid, text } from './field';

/** A number of the viewer within its bounds. */
function within(name: keyof typeof viewBounds, label: string) {
  const { min, max } = viewBounds[name];
  const message = `[${label}]须在 ${min} 至 ${max} 之间`;
  return z.number(formatMessage(label)).min(min, message).max(max, message);
}

const abscissa = (label: string) => within('abscissa', label);

const smooth = z.strictObject({
  window: within('window', '平滑窗口').refine((points) => points % 2 === 1, '[平滑窗口]须为奇数'),
  degree: within('degree', '多项式次数').int('[多项式次数]须为整数'),
});

const scherrer = z.strictObject({
  k: within('k', 'K'),
  wavelength: within('wavelength', '波长'),
  instrument: within('instrument', '仪器展宽'),
  shape: z.enum(['gauss', 'lorentz'], formatMessage('峰形')),
});

/** What is done with the shown curves; null for what is not done. */
const acts = z.strictObject({
  smooth: smooth.nullable(),
  baseline: z.strictObject({ stiffness: within('stiffness', '基线 lg λ') }).nullable(),
  peaks: z.strictObject({ least: within('least', '最小峰高') }).nullable(),
  integral: z
    .strictObject({
      from: abscissa('积分起点'),
      to: abscissa('积分终点'),
      background: z.enum(['line', 'zero'], formatMessage('积分背景')),
    })
    .nullable(),
  scherrer: scherrer.nullable(),
  crystallinity: z
    .strictObject({
      from: abscissa('结晶度起点'),
      to: abscissa('结晶度终点'),
      stiffness: within('stiffness', '结晶度 lg λ'),
    })
    .nullable(),
  original: z.boolean(formatMessage('显示原始曲线')),
});

/** A text at an abscissa, or at a span of it, of the axis with this title. */
const note = z
  .strictObject({
    axis: text(...texts.viewAxis),
    from: abscissa('标注位置'),
    to: abscissa('标注终点'),
    text: text(...texts.viewNote),
  })
  .refine(({ from, to }) => from <= to, {
    error: '[标注终点]不能小于起点',
    path: ['to'],
    ...across('from', 'to'),
  });

/** What a member set in the viewer for a file. The file itself never changes. */
export const keptView = z
  .strictObject({
    /** What the settings were made for: with other curves they do not fit. */
    of: z.strictObject({
      curves: z
        .int(formatMessage('曲线数'))
        .min(1, formatMessage('曲线数'))
        .max(100_000, formatMessage('曲线数')),
      axis: text(...texts.viewAxis),
    }),
    /** Numbers of the shown curves in the file; files that lie over it are not kept. */
    shown: z
      .array(z.int(formatMessage('曲线')).min(0, formatMessage('曲线')), formatMessage('曲线'))
      .max(mostShown, `[曲线]最多 ${mostShown} 条`),
    acts,
    /** Abscissas that are shown; null for all. */
    range: z
      .strictObject({ from: abscissa('图中起点'), to: abscissa('图中终点') })
      .refine(({ from, to }) => from < to, {
        error: '[图中终点]须大于起点',
        path: ['to'],
        ...across('from', 'to'),
      })
      .nullable(),
    normalised: z.boolean(formatMessage('归一化')),
    offset: within('offset', '错开'),
    notes: z.array(note, formatMessage('标注')).max(limits.viewNotes, `[标注]最多 ${limits.viewNotes} 条`),
  })
  .register(components, { id: 'KeptView' });
export type KeptView = z.infer<typeof keptView>;

/** What is kept; null, and without an etag, when nothing is. */
const saved = z.object({ kept: keptView.nullable(), etag: etag.optional() });
export type SavedView = z.infer<typeof saved>;

/** Calls of what a member keeps with a file of data: the settings of the viewer, and annotations. */
export const dataViewEndpoints = {
  'auth/dataView/detail': endpoint({
    access: 'member',
    scope: 'file:read',
    reads: true,
    unrestricted: true,
    errors: ['not_found'],
    summary:
      'The settings of the viewer and the annotations that the member keeps with a file of delivered data',
    input: z.strictObject({ rid: rid('orderFile') }),
    example: { rid: 'k3v9x0q2' },
    data: saved,
  }),
  'auth/dataView/save': endpoint({
    access: 'member',
    scope: 'closed',
    outdates: ['auth/dataView/detail', 'open/dataShare/view'],
    edits: z.object({ kept: keptView, etag }),
    errors: ['not_found'],
    summary:
      'Keeps the settings of the viewer and annotations with a file of delivered data instead of those that were seen; null keeps nothing. The file stays as it is',
    input: z.strictObject({ rid: rid('orderFile'), kept: keptView.nullable(), etag: startedFrom }),
    example: { rid: 'k3v9x0q2', kept: null },
    data: saved,
  }),
};
