import type { ReportContent } from '@portal/shared/contract';
import { texts } from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { TextLine } from '../ui/edit/TextLine';

interface RowProps<Row> {
  readonly index: number;
  readonly value: Row;
  readonly onChange: (value: Row) => void;
}

const three = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr 1fr' } } as const;

/** A sample of a report. */
export const SampleFields = ({ index, value, onChange }: RowProps<ReportContent['samples'][number]>) => (
  <Box sx={three}>
    <TextLine
      path={`samples.${index}.number`}
      label={texts.sampleNumber[0]}
      name={`样品 ${index + 1} 编号`}
      value={value.number}
      onChange={(number) => onChange({ ...value, number })}
      max={texts.sampleNumber[1]}
      optional
    />
    <TextLine
      path={`samples.${index}.name`}
      label={texts.sampleName[0]}
      name={`样品 ${index + 1} 名称`}
      value={value.name}
      onChange={(name) => onChange({ ...value, name })}
      max={texts.sampleName[1]}
    />
    <TextLine
      path={`samples.${index}.received`}
      label="收样日期"
      name={`样品 ${index + 1} 收样日期`}
      value={value.received ?? ''}
      onChange={(day) => onChange({ ...value, received: day === '' ? null : day })}
      max={10}
      type="date"
      optional
    />
  </Box>
);

/** What was tested, by which method, on which instrument. */
export const ItemFields = ({ index, value, onChange }: RowProps<ReportContent['items'][number]>) => (
  <Box sx={three}>
    <TextLine
      path={`items.${index}.name`}
      label={texts.reportItem[0]}
      name={`检测项目 ${index + 1} 名称`}
      value={value.name}
      onChange={(name) => onChange({ ...value, name })}
      max={texts.reportItem[1]}
    />
    <TextLine
      path={`items.${index}.method`}
      label={texts.reportMethod[0]}
      name={`检测项目 ${index + 1} 方法`}
      value={value.method}
      onChange={(method) => onChange({ ...value, method })}
      max={texts.reportMethod[1]}
    />
    <TextLine
      path={`items.${index}.instrument`}
      label={texts.reportInstrument[0]}
      name={`检测项目 ${index + 1} 仪器`}
      value={value.instrument}
      onChange={(instrument) => onChange({ ...value, instrument })}
      max={texts.reportInstrument[1]}
      optional
    />
  </Box>
);
