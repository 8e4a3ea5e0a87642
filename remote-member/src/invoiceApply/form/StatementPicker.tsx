import { FieldError, FieldLabel } from '@portal/shared/form';
import { RoomNote } from '@portal/shared/parts';
import { formatFen, type InvoiceType, roomOf, statementStateLabels } from '@portal/shared/rules';
import { Box, Button, Typography } from '@portal/shared/ui';
import { AmountChoice, choiceList } from './AmountChoice';
import { type ApplyScene, choicesOf, mostOf, type Parts, type Statement } from './applyFields';

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
  const choices = choicesOf(scene, { type, parts, prestores: {}, invoice_rid: '', note: '', email: '' });
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
        <Box component="ul" sx={choiceList}>
          {choices.map((one) => (
            <AmountChoice
              key={one.statement_rid}
              code={one.code}
              note={noteOf(one)}
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

/** State and amount, and what is not invoiced again. */
const noteOf = ({ state, total_fen, invoiced_cash_fen }: Statement): string =>
  [
    `${statementStateLabels[state]}，共 ${formatFen(total_fen)}`,
    ...(invoiced_cash_fen > 0 ? [`其中 ${formatFen(invoiced_cash_fen)} 由已开票的预存款支付，不再开票`] : []),
  ].join('，');

const confirmedFirst = '没有可开票的结算单。结算单确认后即可开票，赠送金支付的部分不可开票。';
const noneTexts = {
  1: confirmedFirst,
  3: confirmedFirst,
  5: '还没有结算单。',
  6: '还没有已付款的结算单。',
} as const;
