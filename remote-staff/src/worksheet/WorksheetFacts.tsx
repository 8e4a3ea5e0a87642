import type { Data } from '@portal/shared/contract';
import { Fact, FactList, Panel } from '@portal/shared/parts';
import { formatInstant } from '@portal/shared/rules';

interface WorksheetFactsProps {
  readonly worksheet: Data<'staff/worksheet/detail'>;
}

/** What is measured, on what, and how far it is. */
export const WorksheetFacts = ({ worksheet }: WorksheetFactsProps) => {
  const { service, instrument, note, samples, measured, checked, created, created_by } = worksheet;
  return (
    <Panel title={service}>
      <FactList columns={2}>
        <Fact term="仪器">{instrument}</Fact>
        <Fact term="进度">
          {samples} 个样品，已测 {measured}，已复核 {checked}
        </Fact>
        <Fact term="建立">
          {created_by} {formatInstant(created)}
        </Fact>
        <Fact term="备注">{note}</Fact>
      </FactList>
    </Panel>
  );
};
