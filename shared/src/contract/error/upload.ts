import { limits, requiredMessage } from '../../rules';

/** Refusals about uploads and files. */
export const uploadErrors = {
  file_missing: { status: 422, msg: '请选择要上传的文件' },
  file_type_refused: {
    status: 422,
    msg: '不支持该文件类型，请上传 PDF、图片、表格、文档、文本数据或压缩包；其他格式可打包为 zip 后上传',
  },
  part_damaged: { status: 422, msg: '文件分片在传输中损坏，请重新上传该分片' },
  upload_limit: {
    status: 409,
    msg: `未完成的上传最多 ${limits.resumableUploads} 个，请先完成或取消其中一个`,
  },
  upload_act_refused: { status: 409, msg: '该上传当前不能进行此操作' },
  link_expired: { status: 403, msg: '下载链接已失效，请重新获取' },
} as const;

/** More exact messages about uploads and files. */
export const uploadReasons = {
  fileEmpty: requiredMessage('文件'),
  fileTooLarge: (bytes: number) => `[文件]不能超过 ${bytes / 1024 / 1024}MB`,
  filesTooLarge: (bytes: number) => `[文件]合计不能超过 ${bytes / 1024 / 1024}MB`,
  tooManyFiles: (most: number) => `[文件]不能超过 ${most} 个`,
  /** What is wrong with one of several files. */
  fileOf: (name: string, reason: string) => `“${name}”：${reason}`,
  pictureType: '[图片]请上传完整的 JPG、PNG 或 WebP 图片',
  picturePixels: ({ width, height }: { readonly width: number; readonly height: number }, most: number) =>
    `[图片]尺寸为 ${width}×${height}，不能超过 ${most / 10_000} 万像素，请缩小后上传`,
  pictureEmpty: '[图片]宽度或高度为 0，请重新导出后上传',
  heic: '不支持 HEIC 照片，请转换为 JPG 后上传（iPhone 可在“设置 > 相机 > 格式”中选择“兼容性最佳”）',
  signedType: '[文件]签字件请上传 PDF 或图片',
  signedPages: '[文件]多页签字件的每一页请上传 JPG 图片',
  signedTooLarge: `[文件]各页图片合计不能超过 ${limits.uploadBytes / 1024 / 1024}MB`,
  uploadMissing: (parts: readonly number[]) =>
    `[文件]还缺第 ${parts.slice(0, 10).join('、')}${parts.length > 10 ? ' 等' : ''} 片，请补传后再完成`,
  uploadQuota: '24 小时内上传的文件已达上限，请稍后再试或联系客户经理',
  uploadJoining: '文件正在合并，请稍后再试',
  partSize: (bytes: number) => `[文件]该分片应为 ${bytes} 字节`,
  partUnknown: '[分片序号]文件没有这一片',
} as const;
