import { fieldsOf } from '@portal/shared/form';
import { ConfirmDialog } from '@portal/shared/parts';
import { Box, Button } from '@portal/shared/ui';
import { useState } from 'react';
import type { Requirement } from '../ui/requirement/requirement';
import { templates } from './templateTexts';

const { useField, useActions } = fieldsOf<Requirement>();
type Template = (typeof templates)[number];

/** Buttons that begin the text with a template: at once when nothing is written, else after a question. */
export function TemplateButtons() {
  const title = useField('title');
  const content = useField('content');
  const { focus } = useActions();
  const [asked, setAsked] = useState<Template>();
  const fill = (template: Template) => {
    setAsked(undefined);
    title.set(template.title);
    content.set(template.content);
    focus('content');
  };
  const choose = (template: Template) =>
    isWritten(title.value, content.value) ? setAsked(template) : fill(template);
  return (
    <Box role="group" aria-label="模板" sx={row}>
      <Box component="span" sx={{ color: 'text.secondary' }}>
        用模板填写
      </Box>
      {templates.map((template) => (
        <Button key={template.label} size="small" variant="outlined" onClick={() => choose(template)}>
          {template.label}
        </Button>
      ))}
      <ConfirmDialog
        open={asked !== undefined}
        title="换成模板"
        confirm="替换"
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && fill(asked)}
      >
        {`已写的标题和需求描述将换成“${asked?.label ?? ''}”模板。`}
      </ConfirmDialog>
    </Box>
  );
}

/** Returns whether there is anything that a person wrote: what a template wrote is not. */
const isWritten = (title: string, content: string): boolean =>
  (title.trim() !== '' || content.trim() !== '') &&
  !templates.some((template) => template.title === title && template.content === content);

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  typography: 'body2',
} as const;
