/** File extensions that the server accepts as attachments (its `fileType.ts` checks the content), for file choosers. */
export const attachmentTypes =
  '.pdf,.jpg,.jpeg,.png,.webp,.bmp,.tif,.tiff,.xlsx,.xls,.docx,.doc,.pptx,.ppt,.csv,.txt,.zip,.rar,.7z,.gz';

/** Extensions of text files with measured data or sequences, besides tables and plain text. */
export const dataTextExtensions = [
  ...['.tsv', '.dat', '.xy', '.asc', '.cif'],
  ...['.fasta', '.fastq', '.fa', '.fq', '.vcf'],
] as const;

/** File extensions that the server accepts as raw data of a data analysis. Other formats arrive in an archive. */
export const rawFileTypes = `${attachmentTypes},${dataTextExtensions.join(',')}`;
