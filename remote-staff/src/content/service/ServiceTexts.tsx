import type { DeviceContent } from '@portal/shared/contract';
import { Panel } from '@portal/shared/parts';
import { Box } from '@portal/shared/ui';
import { ItemList } from '../../ui/edit/ItemList';
import { TextLine } from '../../ui/edit/TextLine';
import type { Edited } from '../../ui/edit/useEdited';
import { HtmlField } from '../edit/HtmlField';
import { serviceLabels } from './serviceContent';

/** The texts of a service's page. */
export const ServiceTexts = ({ edited: { content, set } }: { readonly edited: Edited<DeviceContent> }) => (
  <>
    <Panel title="详情">
      <HtmlField
        path="detail"
        label={serviceLabels.detail}
        html={content.detail}
        revision={0}
        onChange={(detail) => set({ detail })}
      />
    </Panel>
    <Panel title="流程">
      <ItemList
        path="process"
        noun="步骤"
        items={content.process}
        onChange={(process) => set({ process })}
        empty={() => ({ title: '', text: '' })}
        most={20}
      >
        {(step, index, change) => (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <TextLine
              path={`process.${index}.title`}
              label="步骤"
              name={`步骤 ${index + 1}`}
              value={step.title}
              onChange={(title) => change({ ...step, title })}
              max={40}
            />
            <TextLine
              path={`process.${index}.text`}
              label="说明"
              name={`步骤 ${index + 1} 说明`}
              value={step.text}
              onChange={(text) => change({ ...step, text })}
              max={500}
              rows={2}
            />
          </Box>
        )}
      </ItemList>
    </Panel>
    <Panel title="常见问题">
      <ItemList
        path="questions"
        noun="问题"
        items={content.questions}
        onChange={(questions) => set({ questions })}
        empty={() => ({ question: '', answer: '' })}
        most={30}
      >
        {(one, index, change) => (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <TextLine
              path={`questions.${index}.question`}
              label="问题"
              name={`问题 ${index + 1}`}
              value={one.question}
              onChange={(question) => change({ ...one, question })}
              max={200}
            />
            <TextLine
              path={`questions.${index}.answer`}
              label="回答"
              name={`回答 ${index + 1}`}
              value={one.answer}
              onChange={(answer) => change({ ...one, answer })}
              max={2000}
              rows={3}
            />
          </Box>
        )}
      </ItemList>
    </Panel>
    <Panel title="参考文献">
      <ItemList<DeviceContent['literature'][number]>
        path="literature"
        noun="文献"
        items={content.literature}
        onChange={(literature) => set({ literature })}
        empty={() => ({ text: '' })}
        most={30}
      >
        {(one, index, change) => (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <TextLine
              path={`literature.${index}.text`}
              label="文献"
              name={`文献 ${index + 1}`}
              value={one.text}
              onChange={(text) => change({ ...one, text })}
              max={500}
              rows={1}
            />
            <TextLine
              path={`literature.${index}.source`}
              label="链接"
              name={`文献 ${index + 1} 链接`}
              value={one.source ?? ''}
              onChange={(source) => change(source.trim() === '' ? { text: one.text } : { ...one, source })}
              max={500}
              optional
            />
          </Box>
        )}
      </ItemList>
    </Panel>
    {content.results.length > 0 && (
      <Panel title="典型结果">
        <Box component="ul" sx={{ m: 0, pl: 2.5, fontSize: 14 }}>
          {content.results.map(({ title, series }) => (
            <li key={title}>
              {title}：{series.map(({ name, points }) => `${name}（${points.length} 点）`).join('、')}
            </li>
          ))}
        </Box>
        <Box sx={{ mt: 1, fontSize: 13, color: 'text.secondary' }}>
          曲线数据不在这里改，保存时原样保留；终端：service save
        </Box>
      </Panel>
    )}
  </>
);
