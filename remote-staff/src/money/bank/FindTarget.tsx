import { call, messageOf } from '@portal/shared/api';
import { FieldError } from '@portal/shared/form';
import { pressedKey } from '@portal/shared/parts';
import { dashedCode } from '@portal/shared/rules';
import { Box, Button, SearchField } from '@portal/shared/ui';
import { useState } from 'react';
import type { Candidate } from './bankList';

interface FindTargetProps {
  readonly onFound: (candidate: Candidate) => void;
}

/** Finds a statement or a reported transfer by its code. */
export function FindTarget({ onFound }: FindTargetProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isAsking, setIsAsking] = useState(false);
  const find = async () => {
    setIsAsking(true);
    setError('');
    try {
      const found = await candidateOf(dashedCode(typed));
      if (typeof found === 'string') setError(found);
      else onFound(found);
    } catch (problem) {
      setError(messageOf(problem));
    }
    setIsAsking(false);
  };
  const ask = () => {
    if (typed.trim() !== '' && !isAsking) void find();
  };
  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <SearchField
          aria-label="按编号查找"
          placeholder="结算单号 S… 或凭证号 Z…"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (pressedKey(event) !== 'Enter') return;
            // The dialog around it is not sent.
            event.preventDefault();
            ask();
          }}
        />
        <Button variant="outlined" disabled={isAsking || typed.trim() === ''} onClick={ask}>
          查找
        </Button>
      </Box>
      <FieldError>{error || undefined}</FieldError>
    </Box>
  );
}

/** Returns what a code names and a line can pay; a text says why it can't. */
async function candidateOf(code: string): Promise<Candidate | string> {
  if (code.startsWith('Z')) {
    const [found] = (await call('staff/transferApply/list', { code })).list;
    if (!found) return `没有转账凭证 ${code}`;
    if (found.state !== 'waiting') return `转账凭证 ${code} 已处理，不能再到账`;
    const { amount_fen, member, statement } = found;
    return { kind: 'transferApply', code, amount_fen, member, statement: statement?.code ?? null };
  }
  const { state, owed_fen, waiting_fen, member } = await call('staff/statement/detail', { code });
  const amount_fen = owed_fen - waiting_fen;
  if (state !== 'unpaid' || amount_fen <= 0) return `结算单 ${code} 没有待付款`;
  return { kind: 'statement', code, amount_fen, member, statement: null };
}
