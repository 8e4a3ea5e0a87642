import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import { useErrorBelow } from '../../ui/edit/FieldErrors';
import { ItemList } from '../../ui/edit/ItemList';
import { TextLine } from '../../ui/edit/TextLine';
import { PartEditor } from './PartEditor';
import type { PartItem } from './partFields';

type Thanks = PartItem<'thanks'>;

const labels: Readonly<Record<keyof Thanks, string>> = {
  company: '单位',
  title: '标题',
  code: '编号',
  content: '内容',
  sketch: '摘要',
  source: '原文链接',
};

const most: Readonly<Record<keyof Thanks, number>> = {
  company: 100,
  title: 300,
  code: 60,
  content: 300,
  sketch: 1000,
  source: 500,
};

const names = ['company', 'title', 'code', 'content', 'sketch', 'source'] as const;

/** Writes the acknowledgements, in their order; each is opened to be written, since there are many. */
export const ThanksEditor = () => (
  <PartEditor
    part="thanks"
    listOf={(content) => (content.part === 'thanks' ? content.list : undefined)}
    contentOf={(list) => ({ part: 'thanks', list })}
    meaning="客户论文里对实验室的致谢。首页显示前五条，其余在致谢页，按这里的顺序。"
    lineOf={({ company, title }) => `${company}：${title}`}
    fields={({ content, set }) => (
      <ItemList<Thanks>
        path="list"
        noun="致谢"
        items={content.list}
        onChange={(list) => set({ list })}
        empty={() => ({ company: '', title: '', code: '', content: '', sketch: '', source: '' })}
        most={500}
      >
        {(row, index, change) => (
          <ThanksFields
            row={row}
            index={index}
            onChange={(changed) => change(Object.assign({}, row, changed))}
          />
        )}
      </ItemList>
    )}
  />
);

interface ThanksFieldsProps {
  readonly row: Thanks;
  readonly index: number;
  readonly onChange: (change: Partial<Thanks>) => void;
}

function ThanksFields({ row, index, onChange }: ThanksFieldsProps) {
  const error = useErrorBelow(`list.${index}`);
  const [isOpen, setIsOpen] = useState(row.title === '');
  if (!isOpen && error === undefined)
    return (
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
        <Box sx={{ flex: 1, minWidth: 0, fontSize: 14, overflowWrap: 'anywhere' }}>
          <Box sx={{ color: 'text.secondary' }}>{row.company}</Box>
          {row.title}
        </Box>
        <Button size="small" aria-label={`编辑致谢 ${index + 1}`} onClick={() => setIsOpen(true)}>
          编辑
        </Button>
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {names.map((name) => (
        <TextLine
          key={name}
          path={`list.${index}.${name}`}
          label={labels[name]}
          name={`${labels[name]} ${index + 1}`}
          value={row[name]}
          onChange={(typed) => onChange({ [name]: typed })}
          max={most[name]}
          optional={name === 'source'}
          {...(name === 'sketch' && { rows: 3 })}
          hint={name === 'source' ? '可不填；https:// 开头，或本站的 /article/…、/detail/…' : undefined}
        />
      ))}
    </Box>
  );
}
