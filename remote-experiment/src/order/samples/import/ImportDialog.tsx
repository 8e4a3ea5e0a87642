import { TextField } from '@portal/shared/controls';
import { Dialog, DialogActions, DialogContent, DialogTitle, Divider } from '@portal/shared/extras';
import { FieldError } from '@portal/shared/form';
import { DownloadButton, FileDrop, type LazyDialogProps } from '@portal/shared/parts';
import type { TestItem } from '@portal/shared/rules';
import { type TableReading, tableTypes, UnreadableFile } from '@portal/shared/table';
import { Box, Button, Icon, icons } from '@portal/shared/ui';
import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { readSamples, type SampleReading } from '../reading/sampleReading';
import { readSampleFile } from '../sampleFile';
import type { SampleFields, SampleRange } from '../sampleList';
import { readSampleText } from '../sampleText';
import { ImportPreview } from './ImportPreview';
import { TestQuestions } from './TestQuestions';
import { useTestAnswers } from './useTestAnswers';

interface ImportDialogProps extends LazyDialogProps {
  /** The samples of the form, which the template contains. */
  readonly rows: readonly SampleFields[];
  readonly range: SampleRange;
  /** Items of the order that samples go to. */
  readonly tests: readonly TestItem[];
  readonly onImport: (reading: SampleReading) => void;
}

/**
 * Takes the list of samples from a file or a pasted text. What was read is shown with its problems first, and names of tests that the
 * order does not have are asked; the form changes only when the member confirms. A file is read in the browser and not sent.
 */
export function ImportDialog({ open, onClose, ...content }: ImportDialogProps) {
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>导入样品清单</DialogTitle>
      <ImportContent {...content} onClose={onClose} />
    </Dialog>
  );
}

/** What the member gave, and what was read from it. */
interface Given {
  readonly text: string;
  /** Name of the file; undefined for a text. */
  readonly file?: string;
  readonly table?: TableReading;
  readonly error?: string;
}

function ImportContent({ rows, range, tests, onImport, onClose }: Omit<ImportDialogProps, 'open'>) {
  const [given, setGiven] = useState<Given>({ text: '' });
  /** Increased by each input, so that a file that is read slowly does not replace a newer input. */
  const turn = useRef(0);
  const onFile = async (file: File) => {
    const mine = ++turn.current;
    const result = await read(file);
    if (mine === turn.current) setGiven({ text: '', file: file.name, ...result });
  };
  const onText = (text: string) => {
    turn.current++;
    setGiven({ text, ...(text.trim() !== '' && { table: readSampleText(text) }) });
  };
  const { table, error } = given;
  const answers = useTestAnswers(table, tests);
  const { named } = answers;
  const reading = useMemo(() => table && readSamples(table, { tests, named }), [table, tests, named]);
  const accept = () => {
    if (!reading || !answers.areComplete()) return;
    onImport(reading);
    onClose();
  };
  const count = Math.min(reading?.rows.length ?? 0, range.most);
  return (
    <>
      <DialogContent sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <FileField file={given.file} error={error} onFile={(file) => void onFile(file)}>
          <DownloadButton
            variant="text"
            startIcon={<Icon path={icons.download} size={18} />}
            name="样品清单模板.xlsx"
            page={`${window.location.pathname}${window.location.search}`}
            ask={() => templateUrl(rows, tests)}
          >
            下载模板
          </DownloadButton>
        </FileField>
        <Divider>或</Divider>
        <TextField
          label="粘贴清单"
          multiline
          minRows={3}
          maxRows={8}
          value={given.text}
          placeholder={'从 Excel、WPS 或在线表格复制后粘贴；也可以每行写一个样品名称'}
          onChange={({ target }) => onText(target.value)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
        {answers.names.length > 0 && <TestQuestions answers={answers} tests={tests} />}
        {reading && <ImportPreview reading={reading} range={range} tests={tests} />}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          取消
        </Button>
        <Button variant="contained" disabled={!reading || count === 0} onClick={accept}>
          {count === 0 ? '填入清单' : `填入 ${count} 个样品`}
        </Button>
      </DialogActions>
    </>
  );
}

interface FileFieldProps {
  readonly file: string | undefined;
  readonly error: string | undefined;
  readonly onFile: (file: File) => void;
  /** Buttons beside that of the file. */
  readonly children: ReactNode;
}

function FileField({ file, error, onFile, children }: FileFieldProps) {
  return (
    <Box>
      <FileDrop
        label="样品清单文件"
        accept={tableTypes}
        invalid={error !== undefined}
        button={file ? '换一个文件' : '选择文件'}
        actions={children}
        hint={file ?? '.xlsx 或 .csv，2 MB 以内。文件只在您的浏览器里读取，不会上传'}
        onFiles={([chosen]) => chosen && onFile(chosen)}
      />
      <FieldError>{error}</FieldError>
    </Box>
  );
}

async function read(file: File): Promise<Pick<Given, 'table' | 'error'>> {
  try {
    return { table: await readSampleFile(file) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { error: error.message };
    return { error: '读取文件失败，请重试' };
  }
}

/** Returns a URL of the template, which is valid until the page is left. */
async function templateUrl(
  rows: readonly SampleFields[],
  tests: readonly TestItem[],
): Promise<{ url: string }> {
  const { sampleTemplate } = await import('./sampleTemplate');
  return { url: URL.createObjectURL(sampleTemplate(rows, tests)) };
}
