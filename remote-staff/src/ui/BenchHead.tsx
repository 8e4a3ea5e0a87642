import type { ReactNode } from 'react';
import { DeskHead } from './DeskHead';

interface BenchHeadProps {
  readonly acts?: ReactNode;
}

/** The heading of the bench, and the switch between its files of data, worksheets and reports. */
export const BenchHead = ({ acts }: BenchHeadProps) => (
  <DeskHead
    title="检测台"
    tabs={[
      { label: '数据与交付', path: '/staff/bench' },
      { label: '工作单', path: '/staff/bench/worksheets' },
      { label: '检测报告', path: '/staff/bench/reports' },
    ]}
    acts={acts}
  />
);
