import type { Setting } from '@portal/shared/contract';
import { fieldsOf } from '@portal/shared/form';
import type { TestItem } from '@portal/shared/rules';
import { DisposalSection } from './DisposalSection';
import { type OrderContext, type OrderFields, offeredSources } from './orderFields';
import { SampleSection } from './samples/SampleSection';
import { SourceSection } from './source/SourceSection';

const { useField } = fieldsOf<OrderFields>();

interface SampleSectionsProps {
  readonly setting: Setting;
  readonly context: OrderContext;
  /** Sets the count of an item, to make it agree with the samples. */
  readonly onCount: (item: TestItem, count: number) => void;
  /** Whether the count of an item may be changed. */
  readonly mayCount?: (item: TestItem) => boolean;
}

/** Everything about the samples. Stored ones are chosen and need no description. */
export function SampleSections({ setting, context, onCount, mayCount }: SampleSectionsProps) {
  const isStored = useField('source').value === 0;
  return (
    <>
      <SourceSection setting={setting} context={context} sources={offeredSources(context)} />
      {!isStored && (
        <SampleSection range={context.range} tests={context.tests} onCount={onCount} mayCount={mayCount} />
      )}
      <DisposalSection context={context} />
    </>
  );
}
