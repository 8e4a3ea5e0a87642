import type { Data } from '@portal/shared/contract';
import { lineAbove, Panel, plainList } from '@portal/shared/parts';
import {
  formatFen,
  formatInstant,
  formatRange,
  invoiceApplyStateLabels,
  quotationStateLabels,
  requirementStateLabels,
  reservationStateLabels,
  samplingStateLabels,
  statementStateLabels,
} from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import { observer } from 'mobx-react-lite';
import { desk } from '../ui/session/desk';
import { PlaceLink } from './PlaceLink';

type Member = Data<'staff/desk/member'>;

/** A record as a row; `to` is its page, undefined where the person has none. */
interface Row {
  readonly code: string;
  readonly to: string | undefined;
  readonly state: string;
  readonly note: string;
  readonly fen?: number;
}

interface Group {
  readonly title: string;
  readonly total: number;
  readonly rows: readonly Row[];
}

/** Requirements, quotations, statements and invoices that are open, and the latest visits and instrument times. */
export const MemberRecords = observer(function MemberRecords({ member }: { readonly member: Member }) {
  const groups = groupsOf(member).filter(({ total }) => total > 0);
  return (
    <Panel title="往来">
      {groups.length === 0 && (
        <Box sx={{ color: 'text.secondary' }}>没有未完成的需求、报价和结算，也没有预约</Box>
      )}
      {groups.map(({ title, total, rows }) => (
        <Box key={title} sx={{ '& + &': { mt: 2 } }}>
          <Box component="h3" sx={{ m: 0, mb: 0.5, fontSize: 14, fontWeight: 600 }}>
            {title} {total}
          </Box>
          <Box component="ul" sx={plainList}>
            {rows.map((row) => (
              <Box component="li" key={row.code} sx={{ ...lineAbove, ...rowStyle }}>
                <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                  {row.to === undefined ? <b>{row.code}</b> : <PlaceLink to={row.to}>{row.code}</PlaceLink>}
                  {row.note !== '' && <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{row.note}</Box>}
                </Box>
                <Box sx={{ whiteSpace: 'nowrap', color: 'text.secondary' }}>{row.state}</Box>
                {row.fen !== undefined && <Money fen={row.fen} />}
              </Box>
            ))}
          </Box>
        </Box>
      ))}
    </Panel>
  );
});

const rowStyle = { display: 'flex', gap: 1.5, py: 1, fontSize: 14 } as const;

function groupsOf(member: Member): Group[] {
  return [...askedGroups(member), ...moneyGroups(member), ...visitGroups(member)];
}

function askedGroups({ requirements, quotations }: Member): Group[] {
  return [
    {
      title: '未完成的需求',
      total: requirements?.total ?? 0,
      rows: (requirements?.list ?? []).map(({ code, state, title, created }) => ({
        code,
        to: `/staff/requirements/${code}`,
        state: requirementStateLabels[state],
        note: `${formatInstant(created)} ${title}`,
      })),
    },
    {
      title: '待答复的报价',
      total: quotations.total,
      rows: quotations.list.map(({ code, state, valid_until, amount_fen }) => ({
        code,
        to: `/staff/quotations/${code}`,
        state: quotationStateLabels[state],
        note: `有效期至 ${valid_until}`,
        fen: amount_fen,
      })),
    },
  ];
}

function moneyGroups({ statements, invoices }: Member): Group[] {
  return [
    {
      title: '未结清的结算单',
      total: statements?.total ?? 0,
      rows: (statements?.list ?? []).map(({ code, state, amount_fen, owed_fen }) => ({
        code,
        to: desk.may(['finance', 'manager']) ? `/staff/money/statements/${code}` : undefined,
        state: statementStateLabels[state],
        note: owed_fen > 0 && owed_fen !== amount_fen ? `待付款 ${formatFen(owed_fen)}` : '',
        fen: amount_fen,
      })),
    },
    {
      title: '办理中的发票',
      total: invoices?.total ?? 0,
      rows: (invoices?.list ?? []).map(({ code, state, amount_fen, title }) => ({
        code,
        to: `/staff/money/invoices/${code}`,
        state: invoiceApplyStateLabels[state],
        note: title,
        fen: amount_fen,
      })),
    },
  ];
}

function visitGroups({ reservations, samplings }: Member): Group[] {
  return [
    {
      title: '机时',
      total: reservations?.total ?? 0,
      rows: (reservations?.list ?? []).map(({ code, state, starts, ends, instrument }) => ({
        code,
        to: undefined,
        state: reservationStateLabels[state],
        note: `${instrument} ${formatRange({ starts, ends })}`,
      })),
    },
    {
      title: '上门取样',
      total: samplings?.total ?? 0,
      rows: (samplings?.list ?? []).map(({ code, state, date, time }) => ({
        code,
        to: `/staff/visits/bookings?code=${code}`,
        state: samplingStateLabels[state],
        note: `${date} ${time}`,
      })),
    },
  ];
}
