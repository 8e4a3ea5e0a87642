import type { Device } from '@portal/shared/contract';
import { booksTime } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import { SafeHtml } from '../../ui/html/SafeHtml';
import { Questions } from '../../ui/Questions';
import { EvaluationList } from '../evaluation/EvaluationList';
import { CardGrid } from './CardGrid';
import { Literature } from './Literature';
import { Process } from './Process';
import { Results } from './Results';
import { TimeSection } from './TimeSection';

export interface DetailSection {
  /** Element id and URL hash. */
  readonly id: string;
  readonly title: string;
  readonly body: ReactNode;
  /** Contains its own tiles and needs no frame. */
  readonly bare?: boolean;
  /** Height of the body in px, about, by breakpoint: until it is near the window, it takes that place and is not rendered. */
  readonly height?: { readonly xs: number; readonly md: number };
}

interface Candidate extends DetailSection {
  /** The content; the section is left out when it is empty. */
  readonly from: { readonly length: number };
}

const candidates = (device: Device, preview: boolean): readonly Candidate[] => [
  {
    id: 'time',
    title: '预约机时',
    from: booksTime(device) && !device.withdrawn && !preview ? [device] : [],
    body: <TimeSection device={device} />,
  },
  {
    id: 'about',
    title: '详情',
    from: device.detail,
    body: <SafeHtml html={device.detail} minHeight={160} />,
  },
  {
    id: 'sample',
    title: device.needs_sample ? '样品要求' : '数据要求',
    from: device.sample_requirements,
    body: <Requirements lines={device.sample_requirements} />,
  },
  {
    id: 'process',
    title: '流程',
    from: device.process,
    body: <Process steps={device.process} />,
    height: { xs: device.process.length * 91, md: Math.ceil(device.process.length / 3) * 123 },
  },
  {
    id: 'results',
    title: '典型结果',
    from: device.results,
    body: <Results charts={device.results} />,
    height: { xs: device.results.length * 361, md: device.results.length * 361 },
  },
  {
    id: 'literature',
    title: '参考文献',
    from: device.literature,
    body: <Literature references={device.literature} />,
  },
  {
    id: 'questions',
    title: '常见问题',
    from: device.questions,
    body: <Questions questions={device.questions} />,
  },
  {
    id: 'evaluation',
    title: '用户评价',
    from: preview || device.evaluation.count === 0 ? [] : [device],
    body: <EvaluationList device={device} />,
  },
  {
    id: 'related',
    title: '相关项目',
    from: device.related,
    body: <CardGrid devices={device.related} />,
    bare: true,
    height: { xs: device.related.length * 196, md: Math.ceil(device.related.length / 3) * 340 },
  },
];

/**
 * Returns the sections below the buying box; those without content are left out, and in a preview those that load what belongs
 * to a published service.
 */
export const sectionsOf = (device: Device, preview: boolean): readonly DetailSection[] =>
  candidates(device, preview).filter(({ from }) => from.length > 0);

function Requirements({ lines }: { readonly lines: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, '& li + li': { mt: 0.75 } }}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </Box>
  );
}
