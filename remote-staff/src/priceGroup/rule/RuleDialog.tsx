import { TextField } from '@portal/shared/controls';
import { amountMessage, fenOf, formatFen, labClock, ruledPrice } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useState } from 'react';
import { DeskDialog } from '../../ui/DeskDialog';
import { countOf } from '../../ui/quote/countOf';
import { useDialogAct } from '../../ui/useDialogAct';
import { useNow } from '../../ui/useNow';
import { fieldError } from '../fieldError';
import type { ShownRule } from './ruleColumns';
import { noRule, priceOf, ruleOf, type TypedRule, typedRule } from './typedRule';
import { type PricedService, usePricedServices } from './usePricedServices';

interface RuleDialogProps {
  /** Code of the group. */
  readonly code: string;
  /** As it was when the dialog opened; none for a new one. */
  readonly rule?: ShownRule;
  readonly onClose: () => void;
}

/** Adds a rule to a price group, or changes one unless a colleague did meanwhile. What was typed stays after a refusal. */
export function RuleDialog({ code, rule, onClose }: RuleDialogProps) {
  const { today } = labClock(useNow());
  const [typed, setTyped] = useState(rule ? typedRule(rule) : noRule(today));
  const services = usePricedServices().data ?? [];
  const service = services.find(({ rid }) => rid === typed.device_rid);
  const act = useDialogAct('staff/priceGroup/saveRule', { done: '规则已保存', onDone: onClose });
  const saved = ruleOf(typed);
  const type = (part: Partial<TypedRule>) => setTyped({ ...typed, ...part });
  const isFixed = typed.kind === 'fixed';
  const field = (name: keyof TypedRule, label: string, wrong: string | undefined, maxLength = 12) => ({
    label,
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => type({ [name]: target.value }),
    fullWidth: true,
    autoComplete: 'off',
    error: wrong !== undefined,
    helperText: wrong,
    slotProps: { htmlInput: { maxLength } },
  });
  return (
    <DeskDialog
      title={rule ? '修改价格规则' : '新增价格规则'}
      confirm="保存"
      act={act}
      noun="规则"
      over={false}
      disabled={!saved}
      facts={factsOf(service, typed)}
      onClose={onClose}
      onConfirm={() =>
        saved && act.mutate({ ...saved, code, ...(rule && { rid: rule.rid, etag: rule.etag }) })
      }
    >
      <Box sx={fields}>
        <TextField
          {...field('device_rid', '服务项目', undefined)}
          select
          onChange={({ target }) => type({ device_rid: target.value, choice: '' })}
          slotProps={shrunk}
        >
          <option value="">全部服务</option>
          {services.map(({ rid, name }) => (
            <option key={rid} value={rid}>
              {name}
            </option>
          ))}
        </TextField>
        <TextField
          {...field('choice', '只用于选项', undefined)}
          {...fieldError(act.error, 'choice')}
          select
          disabled={!service || service.options.length === 0}
          slotProps={shrunk}
        >
          <option value="">不限</option>
          {service?.options.map((option) => (
            <optgroup key={option.key} label={option.label}>
              {option.choices.map((choice) => (
                <option key={choice.key} value={`${option.key}:${choice.key}`}>
                  {choice.label}
                </option>
              ))}
            </optgroup>
          ))}
        </TextField>
        <TextField
          label="方式"
          select
          value={typed.kind}
          onChange={({ target }) => type({ kind: target.value === 'fixed' ? 'fixed' : 'percent', value: '' })}
          slotProps={shrunk}
        >
          <option value="percent">目录价的百分比</option>
          <option value="fixed">固定单价</option>
        </TextField>
        <TextField
          {...field('value', isFixed ? '固定单价（元）' : '折扣比例（%）', wrongValue(typed))}
          {...fieldError(act.error, isFixed ? 'fixed_fen' : 'percent')}
          required
        />
        <TextField
          {...field('from_count', `起订数量${service ? `（${service.unit}）` : ''}`, wrongCount(typed), 6)}
          required
        />
        <Box sx={{ display: { xs: 'none', sm: 'block' } }} />
        <TextField
          {...field('starts', '开始日期', undefined)}
          {...fieldError(act.error, 'starts')}
          type="date"
          required
          slotProps={dated()}
        />
        <TextField
          {...field('ends', '结束日期（含当日，可不填）', wrongEnd(typed))}
          {...fieldError(act.error, 'ends')}
          type="date"
          slotProps={dated(typed.starts)}
        />
      </Box>
    </DeskDialog>
  );
}

/** What a service costs now, and what the rule makes of it. */
function factsOf(service: PricedService | undefined, typed: TypedRule): string {
  if (!service) return typed.device_rid === '' ? '适用于全部服务，只能按目录价的百分比。' : '';
  const value = priceOf(typed);
  const own =
    value && typed.choice === '' ? `，本组价 ${formatFen(ruledPrice(value, service.list_fen))}` : '';
  const cost = service.cost_fen === null ? '未填写' : ` ${formatFen(service.cost_fen)}`;
  return `每${service.unit}：目录价 ${formatFen(service.list_fen)} 起${own}，成本${cost}。`;
}

function wrongValue({ kind, value, device_rid }: TypedRule): string | undefined {
  if (kind === 'fixed' && device_rid === '') return '请先选择服务项目';
  if (value.trim() === '') return kind === 'percent' ? '如 80 为八折' : undefined;
  if (kind === 'percent') return priceOf({ ...noRule(''), value }) ? undefined : '1–100 的整数';
  return fenOf(value) === undefined ? amountMessage('固定单价', value) : undefined;
}

const wrongCount = ({ from_count }: TypedRule): string | undefined =>
  from_count.trim() !== '' && countOf(from_count) === undefined ? '1–999 的整数' : undefined;

const wrongEnd = ({ starts, ends }: TypedRule): string | undefined =>
  ends !== '' && ends < starts ? '不能早于开始日期' : undefined;

const shrunk = { select: { native: true }, inputLabel: { shrink: true } } as const;
const dated = (min = '') => ({
  inputLabel: { shrink: true },
  htmlInput: { max: '2099-12-31', ...(min && { min }) },
});

const fields = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
  '& > :nth-of-type(-n+2)': { gridColumn: '1 / -1' },
} as const;
