import { priceRuleDays, priceRuleValue } from '@portal/shared/rules';
import { DeskDialog } from '../../ui/DeskDialog';
import { useDialogAct } from '../../ui/useDialogAct';
import { ruleName, type ShownRule } from './ruleColumns';

interface EndRuleDialogProps {
  /** Code of the group. */
  readonly code: string;
  readonly rule: ShownRule;
  readonly onClose: () => void;
}

/** Ends a rule now. */
export function EndRuleDialog({ code, rule, onClose }: EndRuleDialogProps) {
  const name = ruleName(rule);
  const act = useDialogAct('staff/priceGroup/endRule', { done: `${name}：规则已结束`, onDone: onClose });
  return (
    <DeskDialog
      title="结束价格规则"
      confirm="结束"
      color="error"
      act={act}
      noun="规则"
      over={false}
      facts={`${name}，${priceRuleValue(rule)}，${priceRuleDays(rule)}。结束后立即不再适用，已下的订单价格不变。`}
      onClose={onClose}
      onConfirm={() => act.mutate({ code, rid: rule.rid })}
    />
  );
}
