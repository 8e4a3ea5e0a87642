export { FileUpload, type UploadTarget } from './FileUpload';
export { FileUploads } from './FileUploads';
export { targetOfOrder } from './orderTarget';
export { UploadBar, uploadStatusText } from './UploadRow';
export { Uploads, uploads } from './uploads';
