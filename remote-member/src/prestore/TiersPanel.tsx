import { query } from '@portal/shared/api';
import { line, Panel, plainList } from '@portal/shared/parts';
import { formatFen } from '@portal/shared/rules';
import { Box, ButtonBase, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';

/** The amounts that earn a bonus. Choosing one starts a prepayment of this amount. */
export function TiersPanel({ onChoose }: { readonly onChoose: (amount_fen: number) => void }) {
  const rule = useQuery(query('auth/prestore_rule_balance', {}));
  if (rule.data?.tiers.length === 0) return null;
  return (
    <Panel title="预存有礼">
      <QueryView query={rule} loading={<Skeleton variant="rounded" height={76} />}>
        {({ tiers }) => (
          <Box component="ul" aria-label="预存档位" sx={list}>
            {tiers.map(({ amount_fen, bonus_fen }) => (
              <li key={amount_fen}>
                <ButtonBase
                  aria-label={`预存 ${formatFen(amount_fen)}，赠送 ${formatFen(bonus_fen)}`}
                  onClick={() => onChoose(amount_fen)}
                  sx={tier}
                >
                  <Typography component="span" sx={{ fontWeight: 600 }}>
                    预存 {formatFen(amount_fen)}
                  </Typography>
                  <Typography component="span" variant="body2" sx={{ color: 'secondary.main' }}>
                    送 {formatFen(bonus_fen)}
                  </Typography>
                </ButtonBase>
              </li>
            ))}
          </Box>
        )}
      </QueryView>
    </Panel>
  );
}

const list = {
  ...plainList,
  display: 'grid',
  gap: 1.5,
  // Four tiers are one row, or two full ones: on tablets the fourth stood alone.
  gridTemplateColumns: {
    xs: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
    md: 'repeat(auto-fit, minmax(11.25rem, 1fr))',
  },
} as const;

const tier = {
  ...line,
  width: 1,
  borderRadius: 1,
  px: 2,
  py: 1.5,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 0.25,
  fontVariantNumeric: 'tabular-nums',
  '&:hover, &:focus-visible': { borderColor: 'primary.main' },
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
