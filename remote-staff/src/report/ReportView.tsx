import type { StaffReport } from '@portal/shared/contract';
import { Fact, FactList, Panel, plainList } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { RecordColumns } from '../ui/RecordColumns';
import { PictureShown } from './PictureShown';
import { ReportActs } from './ReportActs';
import { ReportAside } from './ReportAside';
import { ReportHead } from './ReportHead';
import { ResultTable } from './ResultTable';
import { useOrderPictures } from './useOrderPictures';

/** A report that is not a draft, or of somebody who does not write: what it says, and the acts of its state. */
export const ReportView = ({ report }: { readonly report: StaffReport }) => (
  <>
    <ReportHead report={report}>
      <ReportActs report={report} />
    </ReportHead>
    <RecordColumns main={<Content report={report} />} aside={<ReportAside report={report} />} />
  </>
);

function Content({ report: { content, order_code } }: { readonly report: StaffReport }) {
  const { samples, items, results, pictures, tested_from, tested_to, conclusion, remark } = content;
  const tested = [tested_from, tested_to].filter((day) => day !== null);
  return (
    <>
      <Panel title="委托与检测">
        <FactList columns={2}>
          <Fact term="委托方">{content.client}</Fact>
          <Fact term="地址">{content.client_address}</Fact>
          <Fact term="检测日期">{[...new Set(tested)].join(' 至 ')}</Fact>
        </FactList>
      </Panel>
      <Panel title="样品">
        <ResultTable
          label="样品"
          rows={[
            ['样品编号', '样品名称', '收样日期'],
            ...samples.map(({ number, name, received }) => [number, name, received ?? '']),
          ]}
        />
      </Panel>
      <Panel title="检测项目">
        <ResultTable
          label="检测项目"
          rows={[
            ['检测项目', '检测方法', '检测仪器'],
            ...items.map(({ name, method, instrument }) => [name, method, instrument]),
          ]}
        />
      </Panel>
      {results.map(({ title, rows }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a table has no name of its own
        <Panel key={index} title={title || '检测结果'}>
          <ResultTable label={title || `检测结果 ${index + 1}`} rows={rows} />
        </Panel>
      ))}
      {pictures.length > 0 && <Pictures order_code={order_code} pictures={pictures} />}
      {conclusion !== '' && <Words title="结论" text={conclusion} />}
      {remark !== '' && <Words title="备注" text={remark} />}
    </>
  );
}

interface PicturesProps {
  readonly order_code: string;
  readonly pictures: StaffReport['content']['pictures'];
}

function Pictures({ order_code, pictures }: PicturesProps) {
  const known = useOrderPictures(order_code);
  return (
    <Panel title="图片">
      <Box component="ul" sx={{ ...plainList, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {pictures.map(({ file_rid, caption }, index) => (
          <Box component="li" key={file_rid} sx={{ width: 160, fontSize: 13, overflowWrap: 'anywhere' }}>
            <PictureShown picture={known.find(({ rid }) => rid === file_rid)} caption={caption} />图{' '}
            {index + 1} {caption}
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const Words = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <Panel title={title}>
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 14 }}>{text}</Box>
  </Panel>
);
