import { query } from '@portal/shared/api';
import { useScrollToHash } from '@portal/shared/parts';
import { Box, QueryView, Skeleton } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { Earlier } from './Earlier';
import { EndedLine } from './EndedLine';
import { QuotationPanel } from './QuotationPanel';
import { inputOf, type QuotationsOf } from './quotationRow';

interface QuotationSectionProps {
  readonly of: QuotationsOf;
  /** True when there should be a quotation, so that a skeleton keeps its place while it is loading. */
  readonly expected: boolean;
  /** Milliseconds between two requests while the page is visible; false when no quotation can follow. */
  readonly refetchInterval: number | false;
  /** What an order cost before a quotation: then a quotation that has ended is one line. */
  readonly ordered_fen?: number;
}

/**
 * The newest quotation of an order or a requirement with the member's answer, and the earlier ones. Nothing when there is
 * none. The link to it is `#quotation`.
 */
export function QuotationSection({ of, expected, refetchInterval, ordered_fen }: QuotationSectionProps) {
  const quotations = useQuery({
    ...query('auth/quotation/list', inputOf(of)),
    refetchInterval,
    refetchOnWindowFocus: 'always',
  });
  const newest = quotations.data?.list[0];
  const short = ordered_fen !== undefined && newest !== undefined && newest.state !== 'open';
  const detail = useQuery({
    ...query('auth/quotation/detail', { rid: newest?.rid ?? '' }),
    enabled: newest !== undefined && !short,
  });
  useScrollToHash('quotation', detail.data !== undefined);
  if (newest && short)
    return (
      <EndedLine
        quotation={newest}
        ordered_fen={ordered_fen}
        earlier={<Earlier of={of} count={(quotations.data?.total ?? 1) - 1} />}
      />
    );
  const loading = expected || newest ? <Skeleton variant="rounded" height={240} /> : null;
  return (
    <Box id="quotation" sx={{ '&:empty': { display: 'none' } }}>
      <QueryView query={quotations} loading={loading}>
        {({ total }) =>
          newest && (
            <QueryView query={detail} loading={loading}>
              {({ lines }) => (
                <QuotationPanel
                  quotation={{ ...newest, lines }}
                  earlier={<Earlier of={of} count={(total ?? 1) - 1} />}
                />
              )}
            </QueryView>
          )
        }
      </QueryView>
    </Box>
  );
}
