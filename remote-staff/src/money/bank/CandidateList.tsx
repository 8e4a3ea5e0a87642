import { Check, lineAbove, plainList } from '@portal/shared/parts';
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
          <Box component="li" key={one.code} sx={{ ...lineAbove, '& > label': { width: 1, py: 0.5 } }}>
            <Check type="radio" name={name} checked={one.code === picked} onChange={() => onPick(one.code)}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                {candidateText(one)}
                {one.statement !== null && `（结算单 ${one.statement}）`}
                <Box sx={{ color: 'text.secondary' }}>{`${one.member} · ${groundText(one)}`}</Box>
              </Box>
              <Money fen={one.amount_fen} />
            </Check>
          </Box>
        ))}
      </Box>
      {fitting > candidates.length && (
        <Box sx={{ color: 'text.secondary', fontSize: 13 }}>共 {fitting} 项，其余请按编号查找</Box>
      )}
    </Box>
  );
}
