import { query } from '@portal/shared/api';
import { useSearchParams } from '@portal/shared/portal';
import { useQuery } from '@tanstack/react-query';
import { findFilterOf } from '../ui/find/findFilter';
import type { Begun } from '../ui/requirement/requirement';

/** Returns how a requirement begins that comes from the finder: undefined for another, and while it loads. */
export function useFound(): { readonly begun: Begun | undefined; readonly isLoading: boolean } {
  const [search] = useSearchParams();
  const filter = findFilterOf(search);
  const found = useQuery({
    ...query('open/web/device/find', filter ?? { question: '', sample: '' }),
    enabled: filter !== undefined,
  });
  if (!filter || !found.data) return { begun: undefined, isLoading: found.isLoading };
  const asked = found.data.questions.find(({ key }) => key === filter.question);
  const sample = found.data.samples.find(({ value }) => value === filter.sample)?.value;
  if (!asked && !sample) return { begun: undefined, isLoading: false };
  const about = asked && `${asked.label}（${asked.hint}）`;
  const begun = {
    name: [asked?.key, sample].join('/'),
    title: [sample, asked?.label].filter(Boolean).join('：'),
    content: [about && `想知道：${about}`, sample && `样品：${sample}`, '']
      .filter((line) => line !== undefined)
      .join('\n'),
  };
  return { begun, isLoading: false };
}
