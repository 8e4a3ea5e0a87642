import { FieldError, FieldLabel } from '@portal/shared/form';
import { Check, line, lineAbove, plainList, RoomNote } from '@portal/shared/parts';
import { formatFen, type InvoiceType, roomOf, statementStateLabels } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { AmountInput } from '../../ui/money/AmountInput';
import {
  type ApplyScene,
  amountProblem,
  choicesOf,
  mostOf,
  type Parts,
  type Statement,
  typedAmount,
} from './applyFields';

/** The next page of statements. */
export interface More {
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => Promise<unknown>;
}

interface StatementPickerProps {
  readonly scene: ApplyScene;
  readonly type: InvoiceType;
  readonly parts: Parts;
  readonly error: string | undefined;
  readonly onChange: (parts: Parts) => void;
  readonly more: More;
}

/** Choice of statements, each with the amount to invoice; by default all that may be invoiced. */
export function StatementPicker({ scene, type, parts, error, onChange, more }: StatementPickerProps) {
  const choices = choicesOf(scene, { type, parts, invoice_rid: '', note: '', email: '' });
  const count = Object.keys(parts).length;
  const { full } = roomOf('invoiceParts', count);
  const toggle = (rid: string, chosen: boolean) => {
    const { [rid]: _dropped, ...rest } = parts;
    onChange(chosen ? { ...rest, [rid]: null } : rest);
  };
  return (
    <Box role="group" aria-label="结算单" data-field="parts" sx={{ minWidth: 0 }}>
      <FieldLabel required>结算单</FieldLabel>
      {choices.length > 0 && <RoomNote of="invoiceParts" count={count} />}
      {choices.length === 0 ? (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {noneTexts[type]}
        </Typography>
      ) : (
        <Box component="ul" sx={list}>
          {choices.map((one) => (
            <Choice
              key={one.statement_rid}
              statement={one}
              most={mostOf(one, type, scene.saved)}
              typed={parts[one.statement_rid]}
              disabled={full && !(one.statement_rid in parts)}
              onToggle={(chosen) => toggle(one.statement_rid, chosen)}
              onType={(typed) => onChange({ ...parts, [one.statement_rid]: typed })}
            />
          ))}
        </Box>
      )}
      {more.hasNextPage && (
        <Button size="small" loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
          加载更早的结算单
        </Button>
      )}
      <FieldError>{error}</FieldError>
    </Box>
  );
}

const confirmedFirst = '没有可开票的结算单。结算单确认后即可开票，赠送金支付的部分不可开票。';
const noneTexts = {
  1: confirmedFirst,
  3: confirmedFirst,
  5: '还没有结算单。',
  6: '还没有已付款的结算单。',
} as const;

interface ChoiceProps {
  readonly statement: Statement;
  readonly most: number;
  /** The typed amount; null for all, undefined when the statement is not chosen. */
  readonly typed: string | null | undefined;
  /** True when no more statements can be chosen. */
  readonly disabled: boolean;
  readonly onToggle: (chosen: boolean) => void;
  readonly onType: (typed: string) => void;
}

function Choice({
  statement: { code, state, total_fen },
  most,
  typed,
  disabled,
  onToggle,
  onType,
}: ChoiceProps) {
  const chosen = typed !== undefined;
  const problem = chosen ? amountProblem(typed, most) : undefined;
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Check checked={chosen} disabled={disabled} onChange={({ target }) => onToggle(target.checked)}>
          <span>
            {code}
            <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
              {statementStateLabels[state]}，共 {formatFen(total_fen)}，可开 {formatFen(most)}
            </Typography>
          </span>
        </Check>
      </Box>
      {chosen && (
        <Box sx={{ flex: '1 1 148px', maxWidth: { sm: 148 } }}>
          <AmountInput
            label={`开票金额（元）：${code}`}
            value={typedAmount(typed, most)}
            invalid={problem !== undefined}
            onChange={onType}
          />
          {problem && (
            <Typography variant="caption" component="p" sx={{ color: 'error.main' }}>
              {problem}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
}

const list = { ...plainList, ...line, borderRadius: 1, maxHeight: 280, overflowY: 'auto' } as const;

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  px: 1.5,
  py: 0.75,
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
