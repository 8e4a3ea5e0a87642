import { call, messageOf, upload } from '@portal/shared/api';
import type { Data } from '@portal/shared/contract';
import { Alert } from '@portal/shared/extras';
import { DownloadButton, FileDrop, fileSize, lineAbove, Panel, plainList } from '@portal/shared/parts';
import {
  type InvoiceApplyState,
  invoiceSlotNames,
  invoiceSlots,
  isTaxInvoice,
  requiredSlots,
} from '@portal/shared/rules';
import { Box } from '@portal/shared/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { invoicePath } from './invoiceList';
import { bySlot } from './invoiceSlot';

interface InvoiceFilesProps {
  readonly invoice: Data<'staff/invoiceApply/detail'>;
}

/** States in which files are added; those of an issued invoice are only completed. */
const adding: readonly InvoiceApplyState[] = ['issuing', 'issued', 'red_confirmed', 'red'];

/** The files of an invoice and of its red letter: all formats are chosen or dropped at once and told apart by their names. */
export function InvoiceFiles({ invoice }: InvoiceFilesProps) {
  const { code, type, state, files } = invoice;
  const isRed = state === 'red_confirmed' || state === 'red';
  const queries = useQueryClient();
  const send = useMutation({
    mutationFn: async (chosen: readonly File[]) => {
      const { known, unknown } = bySlot(chosen);
      const refused = unknown.map((name) => `${name}：不是发票文件，或同一格式有两个`);
      for (const { slot, file } of known)
        await upload('staff/invoiceApply/file', file, { code, slot }).catch((error: unknown) =>
          refused.push(`${file.name}：${messageOf(error)}`),
        );
      return refused;
    },
    onSettled: () => queries.invalidateQueries(),
  });
  const missing = requiredSlots(type).filter(
    (slot) => !files.some((file) => file.slot === slot && file.red === isRed),
  );
  return (
    <Panel title="文件">
      {isTaxInvoice(type) && adding.includes(state) && (
        <FileDrop
          label={isRed ? '红字发票文件' : '发票文件'}
          accept={invoiceSlotNames.map((slot) => `.${slot}`).join(',')}
          multiple
          disabled={send.isPending}
          button={send.isPending ? '正在上传…' : '选择文件'}
          hint={
            missing.length > 0
              ? `还缺 ${missing.map((slot) => invoiceSlots[slot]).join('、')}；三种格式可以一次选择`
              : '文件已齐；可以补充其他格式'
          }
          onFiles={(chosen) => send.mutate(chosen)}
        >
          {send.data !== undefined && send.data.length > 0 && (
            <Alert severity="warning" sx={{ mt: 1 }}>
              {send.data.map((text) => (
                <div key={text}>{text}</div>
              ))}
            </Alert>
          )}
        </FileDrop>
      )}
      {files.length === 0 && <Box sx={{ color: 'text.secondary', mt: 1 }}>还没有文件</Box>}
      <Box component="ul" sx={{ ...plainList, mt: 1 }}>
        {files.map(({ slot, red, name, size }) => (
          <Box component="li" key={`${slot} ${red}`} sx={row}>
            <b>{red ? `红字 ${invoiceSlots[slot]}` : invoiceSlots[slot]}</b>
            <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {name} {size > 0 && fileSize(size)}
            </Box>
            <DownloadButton
              size="small"
              variant="outlined"
              aria-label={`下载 ${name}`}
              name={name}
              page={invoicePath(code)}
              ask={async () => {
                const now = await call('staff/invoiceApply/detail', { code });
                const link = now.links.find((one) => one.slot === slot && one.red === red)?.link;
                if (link === undefined) throw new Error(`${code} has no file ${name} any more`);
                return { url: link };
              }}
            >
              下载
            </DownloadButton>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

const row = { ...lineAbove, display: 'flex', alignItems: 'center', gap: 1.5, py: 1, fontSize: 14 } as const;
