import { fieldsOf } from '@portal/shared/form';
import { needsSupervisor, type Organization, organizations } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { CertificationFields } from './fields';
import { Group } from './Group';

/** Order as in the specification, section 3. */
const types: readonly Organization[] = [0, 3, 1, 2];

const { Text, Choice, useValue } = fieldsOf<CertificationFields>();

/** Fields about the member's identity; students also name their supervisor. */
export function BasicGroup() {
  const isStudent = needsSupervisor(useValue('organization'));
  return (
    <Group title="基本信息">
      <Text name="name" autoComplete="name" hint="请填写真实姓名，用于签订协议和开票" />
      <Text name="email" autoComplete="email" />
      <Box sx={{ gridColumn: '1 / -1' }}>
        <Choice
          name="organization"
          choices={types.map((value) => ({ value, label: organizations[value] }))}
        />
      </Box>
      <Text name="company" autoComplete="organization" />
      {isStudent && (
        <>
          <Text name="teacher" autoComplete="off" />
          <Text name="teacher_phone" autoComplete="off" hint="仅在联系不到您时，用于核对样品与结算" />
          <Text name="teacher_mail" autoComplete="off" />
        </>
      )}
    </Group>
  );
}
