export type { UploadTarget } from './FileUpload';
export { FileUploads } from './FileUploads';
export { targetOfOrder } from './orderTarget';
export { uploads } from './uploads';
