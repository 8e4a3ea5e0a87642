import { Panel } from '@portal/shared/parts';
import { limits, texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { ItemList } from '../ui/edit/ItemList';
import { TextLine } from '../ui/edit/TextLine';
import type { Edited } from '../ui/edit/useEdited';
import { PicturesPanel } from './PicturesPanel';
import { ItemFields, SampleFields } from './ReportRows';
import type { ReportDraft } from './reportContent';
import { TableField } from './TableField';

interface ReportFieldsProps {
  readonly edited: Edited<ReportDraft>;
  readonly order_code: string;
  /** True for a later version, which says what it changes. */
  readonly amended: boolean;
}

const two = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

/** The fields of a report. */
export function ReportFields({ edited, order_code, amended }: ReportFieldsProps) {
  const { content, set, revision } = edited;
  return (
    <>
      {amended && (
        <Panel title="更正说明">
          <Words
            name="reason"
            of={texts.amendReason}
            value={content.reason}
            onChange={(reason) => set({ reason })}
          />
        </Panel>
      )}
      <Panel title="委托与检测">
        <Box sx={two}>
          <TextLine
            path="client"
            label={texts.reportClient[0]}
            value={content.client}
            onChange={(client) => set({ client })}
            max={texts.reportClient[1]}
          />
          <TextLine
            path="client_address"
            label="委托方地址"
            value={content.client_address}
            onChange={(client_address) => set({ client_address })}
            max={texts.address[1]}
            optional
          />
          <DayLine
            name="tested_from"
            label="检测开始日期"
            value={content.tested_from}
            onChange={(tested_from) => set({ tested_from })}
          />
          <DayLine
            name="tested_to"
            label="检测结束日期"
            value={content.tested_to}
            onChange={(tested_to) => set({ tested_to })}
          />
        </Box>
      </Panel>
      <Panel title="样品">
        <ItemList
          path="samples"
          noun="样品"
          items={content.samples}
          onChange={(samples) => set({ samples })}
          empty={() => ({ number: '', name: '', received: null })}
          most={limits.reportSamples}
        >
          {(sample, index, change) => <SampleFields index={index} value={sample} onChange={change} />}
        </ItemList>
      </Panel>
      <Panel title="检测项目">
        <ItemList
          path="items"
          noun="检测项目"
          items={content.items}
          onChange={(items) => set({ items })}
          empty={() => ({ name: '', method: '', instrument: '' })}
          most={limits.reportItems}
        >
          {(item, index, change) => <ItemFields index={index} value={item} onChange={change} />}
        </ItemList>
      </Panel>
      <Panel title="检测结果">
        <ItemList
          key={revision}
          path="results"
          noun="表格"
          items={content.results}
          onChange={(results) => set({ results })}
          empty={() => ({ title: '', rows: [] })}
          most={limits.reportTables}
        >
          {(table, index, change) => (
            <TableField path={`results.${index}`} index={index} value={table} onChange={change} />
          )}
        </ItemList>
      </Panel>
      <PicturesPanel
        order_code={order_code}
        pictures={content.pictures}
        onChange={(pictures) => set({ pictures })}
      />
      <Panel title="结论与备注">
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          <Words
            name="conclusion"
            of={texts.reportConclusion}
            value={content.conclusion}
            onChange={(conclusion) => set({ conclusion })}
            optional
          />
          <Words
            name="remark"
            of={texts.reportRemark}
            value={content.remark}
            onChange={(remark) => set({ remark })}
            optional
          />
        </Box>
      </Panel>
    </>
  );
}

interface WordsProps {
  readonly name: string;
  readonly of: readonly [label: string, max: number, ...lines: string[]];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly optional?: boolean;
}

const Words = ({ name, of: [label, max], value, onChange, optional = false }: WordsProps) => (
  <TextLine
    path={name}
    label={label}
    value={value}
    onChange={onChange}
    max={max}
    rows={3}
    optional={optional}
  />
);

interface DayLineProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
}

const DayLine = ({ name, label, value, onChange }: DayLineProps) => (
  <TextLine
    path={name}
    label={label}
    value={value ?? ''}
    onChange={(day) => onChange(day === '' ? null : day)}
    max={10}
    type="date"
    optional
  />
);
