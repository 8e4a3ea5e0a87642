import { FieldLabel, fieldsOf } from '@portal/shared/form';
import { Check, Panel } from '@portal/shared/parts';
import { type Material, materials } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import type { OrderFields } from './orderFields';

const { Text, useField } = fieldsOf<OrderFields>();

const keys = Object.keys(materials) as Material[];

/** Optional requests: materials for reimbursement, and a message. */
export function RequestSection() {
  const { value: wanted, set } = useField('materials');
  return (
    <Panel title="其他要求">
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Box component="fieldset" aria-label="报销材料" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
          <FieldLabel>需要的报销材料（选填）</FieldLabel>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3 }}>
            {keys.map((key) => (
              <Check
                key={key}
                checked={wanted.includes(key)}
                onChange={({ target }) =>
                  set(keys.filter((one) => (one === key ? target.checked : wanted.includes(one))))
                }
              >
                {materials[key]}
              </Check>
            ))}
          </Box>
        </Box>
        {wanted.includes('other') && <Text name="materials_other" placeholder="如：盖章的报价单、验收单" />}
        <Text
          name="fund_code"
          placeholder="选填，用于报销的课题号或经费编号"
          hint="随订单列在结算单、对账明细和导出表中，可作发票备注"
        />
        <Text name="message" label="备注" rows={2} placeholder="对检测的特殊要求（选填）" />
      </Box>
    </Panel>
  );
}
