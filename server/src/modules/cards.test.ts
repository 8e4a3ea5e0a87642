import { type ApprovalActName, approvalActLabels } from '@portal/shared/rules';
import { modules } from '.';
import { runOf } from './approval/approval.service';

test('one module says what each act does when the second person agrees', () => {
  const names = Object.keys(approvalActLabels) as ApprovalActName[];
  expect(names.map(runOf(modules))).toHaveLength(names.length);
});
