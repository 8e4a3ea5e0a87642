import { fieldsOf } from '@portal/shared/form';
import { Box, Button } from '@portal/shared/ui';
import type { ApplyFields, ApplyScene } from './applyFields';

const { Text, useField, useValue } = fieldsOf<ApplyFields>();

/** The remark of the invoice; the projects of the chosen statements are put in by a button, and what was typed stays. */
export function NoteField({ statements }: Pick<ApplyScene, 'statements'>) {
  const { value: note, set } = useField('note');
  const parts = useValue('parts');
  const chosen = statements.filter(({ statement_rid }) => statement_rid in parts);
  const codes = [...new Set(chosen.flatMap(({ fund_codes }) => fund_codes))];
  const missing = codes.filter((code) => !note.includes(code)).join('、');
  return (
    <Box>
      <Text name="note" placeholder="选填，印在发票备注栏，如合同号、课题号" />
      {missing && (
        <Button
          size="small"
          onClick={() => set([note.trim(), `课题编号：${missing}`].filter(Boolean).join('，'))}
          sx={{ mt: 0.5, px: 0, overflowWrap: 'anywhere', textAlign: 'left' }}
        >
          填入课题编号：{missing}
        </Button>
      )}
    </Box>
  );
}
