/** File extensions that the server accepts as attachments (its `fileType.ts` checks the content), for file choosers. */
export const attachmentTypes =
  '.pdf,.jpg,.jpeg,.png,.webp,.bmp,.tif,.tiff,.xlsx,.xls,.docx,.doc,.pptx,.ppt,.csv,.txt,.zip,.rar,.7z,.gz';
