import { query } from '@portal/shared/api';
import { firstCharacters } from '@portal/shared/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Milliseconds after the last key until the server is asked. */
const pause = 150;

/** Longest text that the call takes. */
const most = 100;

export const findInput = (typed: string) => ({ keyword: firstCharacters(typed.trim(), most) });

/** Finds what fits the typed text, as it is typed. */
export function useFound(typed: string) {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(findInput(typed).keyword), typed.trim() === '' ? 0 : pause);
    return () => clearTimeout(timer);
  }, [typed]);
  const found = useQuery({
    ...query('staff/desk/find', { keyword: asked }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return {
    list: asked === '' ? [] : (found.data?.list ?? []),
    isAnswered: asked === findInput(typed).keyword && found.isSuccess && !found.isPlaceholderData,
    error: asked === '' ? null : found.error,
  };
}
