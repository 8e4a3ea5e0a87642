import type { Setting } from '@portal/shared/contract';
import { fieldsOf } from '@portal/shared/form';
import { DisposalSection } from './DisposalSection';
import { type OrderContext, type OrderFields, offeredSources } from './orderFields';
import { SampleSection } from './samples/SampleSection';
import { SourceSection } from './source/SourceSection';

const { useField } = fieldsOf<OrderFields>();

interface SampleSectionsProps {
  readonly setting: Setting;
  readonly context: OrderContext;
}

/** Everything about the samples. Stored ones are chosen and need no description. */
export function SampleSections({ setting, context }: SampleSectionsProps) {
  const isStored = useField('source').value === 0;
  return (
    <>
      <SourceSection setting={setting} context={context} sources={offeredSources(context)} />
      {!isStored && <SampleSection range={context.range} />}
      <DisposalSection addresses={context.addresses} />
    </>
  );
}
