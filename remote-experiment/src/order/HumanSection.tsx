import { fieldsOf } from '@portal/shared/form';
import { Panel } from '@portal/shared/parts';
import { type HumanAnswer, humanAnswers, humanPromise } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { asksAboutHuman, type OrderContext, type OrderFields } from './orderFields';

const { Choice, Check, useValue } = fieldsOf<OrderFields>();

const answers: readonly HumanAnswer[] = ['none', 'agreed'];

/** Whether samples or data are of people, when a service or a sample asks; if so, with the promise that the law asks for. */
export function HumanSection({ context }: { readonly context: OrderContext }) {
  const about = {
    source: useValue('source'),
    samples: useValue('samples'),
    stored: useValue('stored'),
  };
  const ofPeople = useValue('human') === 'agreed';
  if (!asksAboutHuman(about, context)) return null;
  return (
    <Panel title="人源样品">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Choice name="human" choices={answers.map((value) => ({ value, label: humanAnswers[value] }))} />
        {ofPeople && <Check name="humanAgreed">我承诺：{humanPromise}。</Check>}
      </Box>
    </Panel>
  );
}
