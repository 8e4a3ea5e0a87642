/** Extensions of text files that instruments and programs write, besides tables and plain text: XML and JSON too. */
export const dataTextExtensions = [
  ...['.tsv', '.dat', '.asc', '.prn', '.asp', '.log', '.json', '.xml'],
  ...['.jdx', '.dx', '.jcamp', '.vms', '.mgf', '.mzml', '.mzxml'],
  ...['.xy', '.xye', '.ras', '.uxd', '.x00', '.xrdml', '.cif', '.rod', '.pdb', '.mol'],
  ...['.fasta', '.fastq', '.fa', '.fq', '.vcf'],
] as const;

/** Extensions under which programs write zip archives that stay as they are: invoices, and scans of diffractometers. */
export const packedExtensions = ['.ofd', '.brml', '.rasx'] as const;

/**
 * File extensions that the server accepts as attachments and raw data (its `fileType.rules.ts` checks the content), for file
 * choosers. Other formats arrive in an archive.
 */
export const attachmentTypes = [
  ...['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.bmp', '.tif', '.tiff'],
  ...['.xlsx', '.xls', '.docx', '.doc', '.pptx', '.ppt', '.csv', '.txt', '.zip', '.rar', '.7z', '.gz'],
  ...packedExtensions,
  ...dataTextExtensions,
].join(',');
