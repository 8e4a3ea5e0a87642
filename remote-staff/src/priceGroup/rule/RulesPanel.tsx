import type { Data } from '@portal/shared/contract';
import { DataTable, Panel, useFolded } from '@portal/shared/parts';
import { Box, Button, Typography } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { ActButtons } from '../../ui/ActButtons';
import { desk } from '../../ui/session/desk';
import { EndRuleDialog } from './EndRuleDialog';
import { RuleDialog } from './RuleDialog';
import { ruleColumns, ruleName, type ShownRule } from './ruleColumns';

type Act = 'edit' | 'end';

const acts = [
  { act: 'edit', label: '修改' },
  { act: 'end', label: '结束', ends: true },
] as const;

/** The rules of a price group: added, changed and ended. Those that were ended stay below. */
export const RulesPanel = observer(function RulesPanel({
  group,
}: {
  readonly group: Data<'staff/priceGroup/detail'>;
}) {
  const { code, rules } = group;
  const [asked, setAsked] = useState<{ readonly act: Act; readonly rule: ShownRule }>();
  const [isAdding, setIsAdding] = useState(false);
  const mayAct = desk.may(['manager']);
  const open = rules.filter(({ ended }) => ended === null);
  const [ended, showEnded] = useFolded(
    rules.filter((rule) => rule.ended !== null),
    { first: 5, what: '条' },
  );
  const close = () => setAsked(undefined);
  const columns = [
    ...ruleColumns,
    ...(mayAct
      ? [
          {
            label: '操作',
            acts: true,
            cell: (rule: ShownRule) => (
              <Box sx={{ whiteSpace: { md: 'nowrap' } }}>
                <ActButtons code={ruleName(rule)} acts={acts} onAct={(act) => setAsked({ act, rule })} />
              </Box>
            ),
          },
        ]
      : []),
  ];
  return (
    <>
      <Panel
        title={`价格规则 ${open.length} 条`}
        aside={
          mayAct && (
            <Button size="small" variant="contained" onClick={() => setIsAdding(true)}>
              新增规则
            </Button>
          )
        }
      >
        {open.length === 0 ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            没有有效的规则，组内客户按目录价下单。
          </Typography>
        ) : (
          <DataTable label="价格规则" columns={columns} rows={open} keyOf={({ rid }) => rid} />
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
          同时适用时，指定选项的优先于指定服务的，再优先于全部服务的；其中取达到的最高起订数量。价格不高于目录价。
        </Typography>
      </Panel>
      {ended.length > 0 && (
        <Panel title="已结束的规则">
          <DataTable label="已结束的规则" columns={ruleColumns} rows={ended} keyOf={({ rid }) => rid} />
          {showEnded}
        </Panel>
      )}
      {isAdding && <RuleDialog code={code} onClose={() => setIsAdding(false)} />}
      {asked?.act === 'edit' && <RuleDialog code={code} rule={asked.rule} onClose={close} />}
      {asked?.act === 'end' && <EndRuleDialog code={code} rule={asked.rule} onClose={close} />}
    </>
  );
});
