import { isRefused, query } from '@portal/shared/api';
import { Trail } from '@portal/shared/parts';
import { paths, useParams, useTitle } from '@portal/shared/portal';
import { Box, EmptyState, PageColumn, QueryView, Skeleton, Typography } from '@portal/shared/ui';
import { useQuery } from '@tanstack/react-query';
import { CodeForm } from './CodeForm';
import { FileCheck } from './FileCheck';
import { ReportFacts } from './ReportFacts';

/** `/verify/{code}`: whether a report with this code was issued and is valid, for anybody who holds it; `/verify`: the field for the code. */
export function VerifyPage() {
  const { code } = useParams();
  useTitle('报告查验');
  return (
    <PageColumn>
      <Box sx={{ pt: 2, pb: { xs: 5, md: 8 }, maxWidth: 760 }}>
        <Trail
          steps={code ? [{ name: '报告查验', to: paths.verify() }] : []}
          here={code ? '查验结果' : '报告查验'}
        />
        <Typography variant="h1" sx={{ mb: 1 }}>
          报告查验
        </Typography>
        {code ? <Verified key={code} code={code} /> : <Asked />}
      </Box>
    </PageColumn>
  );
}

function Asked() {
  return (
    <>
      <Typography sx={{ mb: 3, color: 'text.secondary' }}>
        扫描检测报告上的二维码，或输入报告上的查验码，核对报告是否由本实验室签发、现在是否有效。
      </Typography>
      <CodeForm code="" />
    </>
  );
}

function Verified({ code }: { readonly code: string }) {
  const verified = useQuery(query('open/report/verify', { code }));
  if (isRefused(verified.error, 'open/report/verify', 'not_found', 'invalid_input'))
    return <Unknown code={code} />;
  return (
    <QueryView
      query={verified}
      loading={<Skeleton variant="rounded" height={360} role="status" aria-label="正在查验" />}
    >
      {(report) => (
        <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', mt: 2 }}>
          <ReportFacts report={report} />
          <FileCheck report={report} />
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            查验结果只说明本实验室是否签发了这份报告、现在是否有效，以及文件是否被改动。请确认地址栏中的网址属于本实验室。
          </Typography>
        </Box>
      )}
    </QueryView>
  );
}

function Unknown({ code }: { readonly code: string }) {
  return (
    <>
      <EmptyState
        title="没有查到这份报告"
        text="本实验室没有签发过带此查验码的报告。请核对查验码是否完整；如果确认无误，报告可能不是本实验室签发的，请联系我们。"
      />
      <CodeForm code={code} />
    </>
  );
}
