import { file, optionalFile } from '@portal/shared/form';
import { limits } from '@portal/shared/rules';

/** Props of the upload of a voucher, besides its name. */
export const voucherUpload = {
  types: '.pdf,.jpg,.jpeg,.png',
  typesText: 'PDF、JPG、PNG',
  maxBytes: limits.uploadBytes,
} as const;

/** The picture or PDF of a bank transfer. */
export const voucher = file('转账凭证');

/** The same for a record that has a voucher, which stays when no other one is chosen. */
export const otherVoucher = optionalFile('更换转账凭证');
