import type { Cluster } from '@portal/shared/contract';
import { FieldError, FieldLabel } from '@portal/shared/form';
import { Check, line, lineAbove, plainList, useFolded } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box, Typography } from '@portal/shared/ui';
import { own, type PayerKey, type PayScene } from './payPlan';

interface PayerPickerProps {
  readonly scene: PayScene;
  readonly payers: readonly PayerKey[];
  readonly error: string | undefined;
  readonly onChange: (payers: readonly PayerKey[]) => void;
}

/** Choice of who pays: groups with what they can spend, and the member's balance. */
export function PayerPicker({ scene, payers, error, onChange }: PayerPickerProps) {
  const { available } = scene.statement;
  const balance = `预存 ${formatFen(available.cash_fen)}，赠送金 ${formatFen(available.bonus_fen)}`;
  const [clusters, showAll] = useFolded(scene.clusters, {
    first: 8,
    what: '个社群',
    keep: ({ rid }) => payers.includes(rid),
  });
  const rows = [
    ...clusters.map((cluster) => ({
      key: cluster.rid,
      name: cluster.name,
      note: [groupNote(cluster), ...(scene.caps.get(cluster.rid)?.texts ?? [])].join('；'),
    })),
    { key: own, name: '我的余额', note: balance },
  ];
  const toggle = (key: PayerKey, chosen: boolean) =>
    onChange(chosen ? [...payers, key] : payers.filter((one) => one !== key));
  return (
    <Box role="group" aria-label="付款方" data-field="payers" sx={{ minWidth: 0 }}>
      <FieldLabel required>付款方</FieldLabel>
      <Box component="ul" sx={list}>
        {rows.map(({ key, name, note }) => (
          <Box component="li" key={key} sx={row}>
            {rows.length === 1 ? (
              <Payer name={name} note={note} />
            ) : (
              <Check checked={payers.includes(key)} onChange={({ target }) => toggle(key, target.checked)}>
                <Payer name={name} note={note} />
              </Check>
            )}
          </Box>
        ))}
      </Box>
      {showAll}
      <FieldError>{error}</FieldError>
    </Box>
  );
}

/** What a group can spend, as far as the member sees it, and above which amount a manager has to approve. */
function groupNote({ available, allowance: { limit_fen, used_fen }, approval_fen, can }: Cluster): string {
  return [
    available && `社群余额 ${formatFen(available.cash_fen + available.bonus_fen)}`,
    limit_fen === null ? '本月额度不限' : `本月额度剩 ${formatFen(Math.max(0, limit_fen - used_fen))}`,
    approval_fen !== null && !can.includes('approve') && `超过 ${formatFen(approval_fen)} 须管理员批准`,
  ]
    .filter(Boolean)
    .join('，');
}

const Payer = ({ name, note }: { readonly name: string; readonly note: string }) => (
  <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
    {name}
    <Typography variant="caption" component="span" sx={{ display: 'block', color: 'text.secondary' }}>
      {note}
    </Typography>
  </Box>
);

const list = { ...plainList, ...line, borderRadius: 1 } as const;

const row = {
  px: 1.5,
  py: 0.75,
  typography: 'body2',
  ...lineAbove,
  '&:first-of-type': { borderTop: 0 },
} as const;
