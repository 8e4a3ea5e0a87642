import { Alert } from '@portal/shared/extras';
import { FieldError } from '@portal/shared/form';
import { FileDrop, Panel } from '@portal/shared/parts';
import { limits } from '@portal/shared/rules';
import { tableTypes } from '@portal/shared/table';
import { BankColumnFields } from './BankColumnFields';
import { BankPreview } from './BankPreview';
import { type Imported, useBankFile } from './useBankFile';

/** The bank's file is dropped, shown with what each line is, and its new lines are stored when a person says so. */
export function BankImport() {
  const { file, error, imported, isStoring, onFile, answer, close, store } = useBankFile();
  return (
    <Panel title="导入银行流水">
      <FileDrop
        label="银行流水文件"
        accept={tableTypes}
        invalid={error !== undefined}
        button={file ? '换一个文件' : '选择文件'}
        hint={
          file?.name ??
          `网银下载的 .xlsx 或 .csv，${limits.bankFileMegabytes} MB、${limits.bankLines} 行以内，重复导入不会重复记账`
        }
        onFiles={([chosen]) => chosen && void onFile(chosen)}
      />
      <FieldError>{error}</FieldError>
      {imported && (
        <Alert severity="success" sx={{ mt: 1.5 }}>
          {importedText(imported)}
        </Alert>
      )}
      {file && (
        <>
          <BankColumnFields key={file.choice} file={file} onAnswer={answer} />
          {file.reading.missing.length === 0 && (
            <BankPreview file={file} isStoring={isStoring} onStore={() => void store()} onClose={close} />
          )}
        </>
      )}
    </Panel>
  );
}

function importedText({ added, known }: Imported): string {
  const before = known > 0 ? `，${known} 条之前已导入` : '';
  return added > 0 ? `已导入 ${added} 条收入流水${before}` : `没有新的流水${before}`;
}
