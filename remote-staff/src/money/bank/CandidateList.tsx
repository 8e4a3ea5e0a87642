import { lineAbove, plainList } from '@portal/shared/parts';
import { Box, Money } from '@portal/shared/ui';
import { useId } from 'react';
import { type Candidate, candidateText, groundText } from './bankList';

interface CandidateListProps {
  readonly candidates: readonly Candidate[];
  /** How many fit in all: not all may be listed. */
  readonly fitting: number;
  readonly picked: string | undefined;
  readonly onPick: (code: string) => void;
}

/** What a line can pay, one of which is picked. */
export function CandidateList({ candidates, fitting, picked, onPick }: CandidateListProps) {
  const name = useId();
  if (candidates.length === 0) return null;
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 2, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, fontSize: 14, fontWeight: 600 }}>
        用于
      </Box>
      <Box component="ul" sx={{ ...plainList, maxHeight: '30vh', overflow: 'auto' }}>
        {candidates.map((one) => (
          <Box component="li" key={one.code} sx={lineAbove}>
            <Box
              component="label"
              sx={{
                display: 'flex',
                gap: 1,
                py: 1,
                fontSize: 14,
                cursor: 'pointer',
                alignItems: 'flex-start',
              }}
            >
              <Box
                component="input"
                type="radio"
                name={name}
                checked={one.code === picked}
                onChange={() => onPick(one.code)}
                sx={{
                  width: 18,
                  height: 18,
                  m: 0,
                  mt: 0.25,
                  flex: 'none',
                  accentColor: 'var(--mui-palette-primary-main)',
                }}
              />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {candidateText(one)}
                {one.statement !== null && `（结算单 ${one.statement}）`}
                <Box sx={{ color: 'text.secondary' }}>{`${one.member} · ${groundText(one)}`}</Box>
              </Box>
              <Money fen={one.amount_fen} />
            </Box>
          </Box>
        ))}
      </Box>
      {fitting > candidates.length && (
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>共 {fitting} 项，其余请按编号查找</Box>
      )}
    </Box>
  );
}
