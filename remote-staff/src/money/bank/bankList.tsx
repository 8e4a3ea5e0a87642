import type { Data } from '@portal/shared/contract';
import type { Column } from '@portal/shared/parts';
import { type BankLineState, formatInstant, type MatchGround, matchGroundLabels } from '@portal/shared/rules';
import { Box, Money } from '@portal/shared/ui';
import type { ReactNode } from 'react';
import type { ListKind } from '../../ui/list/listQuery';
import { AskedMark } from '../AskedMark';

export type BankRow = Data<'staff/bankLine/list'>['list'][number];

/** What became of each line of an act on several. */
export type MatchResult = Data<'staff/bankLine/match'>['list'];

/** What a line can pay; without a ground it was found by its code. */
export interface Candidate extends Omit<BankRow['candidates'][number], 'ground'> {
  readonly ground?: MatchGround;
}

export const bankList: ListKind<BankLineState> = {
  path: '/staff/money/bank',
  filters: [
    { key: 'open', label: '待核对', states: ['open'] },
    { key: 'matched', label: '已到账', states: ['matched'] },
    { key: 'aside', label: '已搁置', states: ['aside'] },
    { key: 'all', label: '全部', states: [] },
  ],
};

/** Returns the candidate that is certain; undefined when none is, or when a second person is asked already. */
export const sureOf = ({ candidates, proposed }: BankRow): Candidate | undefined =>
  candidates.find(({ code }) => code === proposed);

/** Returns the row of a line as the call that books it takes it. */
export const bookedRow = (
  code: string,
  { code: target, amount_fen }: Pick<Candidate, 'code' | 'amount_fen'>,
) => ({
  code,
  target,
  seen: { amount_fen },
});

/** Returns why a candidate fits. */
export const groundText = ({ ground }: Candidate): string =>
  ground === undefined ? '按编号找到' : matchGroundLabels[ground];

/** Returns what a candidate is, with its code. */
export const candidateText = ({ kind, code }: Pick<Candidate, 'kind' | 'code'>): string =>
  `${kind === 'statement' ? '结算单' : '转账凭证'} ${code}`;

/** Returns what a code names, by its letter. */
const paidText = (code: string): string =>
  candidateText({ kind: code.startsWith('S') ? 'statement' : 'transferApply', code });

/** Returns how many fit, such as 适合 3 张结算单. */
function fittingText({ candidates, fitting }: BankRow): string {
  const kinds = new Set(candidates.map(({ kind }) => kind));
  const what = kinds.size > 1 ? '项' : kinds.has('statement') ? '张结算单' : '笔转账凭证';
  const isSure = candidates.some(({ ground }) => ground === 'code' || ground === 'payer');
  if (isSure) return `适合 ${fitting} ${what}，请选择`;
  return candidates.every(({ ground }) => ground === 'amount')
    ? `${fitting} ${what}仅金额一致`
    : `附言有编号，金额不同`;
}

/** What a line pays, has paid, or could pay. */
function Paid({ row }: { readonly row: BankRow }): ReactNode {
  const { state, paid, approval, asked, reason, candidates, decided, decided_by } = row;
  if (state === 'matched') return <Two first={paidText(paid)} second={decidedText(decided, decided_by)} />;
  if (state === 'aside') return <Two first={reason} second={decidedText(decided, decided_by)} />;
  if (approval)
    return (
      <>
        {paidText(asked)} <AskedMark approval={approval} />
      </>
    );
  const sure = sureOf(row);
  if (sure) return <Two first={candidateText(sure)} second={`${sure.member}，${groundText(sure)}`} />;
  return (
    <Box sx={{ color: 'text.secondary' }}>
      {candidates.length === 0 ? '没有找到，可按编号查找' : fittingText(row)}
    </Box>
  );
}

const decidedText = (decided: string | null, by: string): string =>
  [decided === null ? '' : formatInstant(decided), by].filter(Boolean).join('，');

const Two = ({ first, second }: { readonly first: string; readonly second: string }) => (
  <>
    {first}
    <Box sx={{ color: 'text.secondary', fontSize: 13 }}>{second}</Box>
  </>
);

/** Who paid, from which account, with which remark; as wide as a row on a tablet has room for. */
const Payer = ({ row: { payer, account, remark } }: { readonly row: BankRow }) => (
  <Box sx={{ width: { sm: 190, lg: 260 }, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
    <Two first={payer || '（银行未提供）'} second={account} />
    {remark}
  </Box>
);

/** The columns of the list; the buttons of a row and why its last act was refused are of the page. */
export const bankColumns: readonly Column<BankRow>[] = [
  { label: '流水', cell: ({ code, day }) => <Two first={code} second={day} /> },
  { label: '金额', numeric: true, cell: ({ amount_fen }) => <Money fen={amount_fen} /> },
  { label: '付款人', cell: (row) => <Payer row={row} /> },
  { label: '用于', wide: true, cell: (row) => <Paid row={row} /> },
];
