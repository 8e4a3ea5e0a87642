import { chosen, type FieldRule, smsCode, text } from '@portal/shared/form';
import { type SigningMethod, texts } from '@portal/shared/rules';
import { lengthOf, type Stroke } from './strokes';

/** Fields of the form that signs an agreement. */
export interface SignFields {
  readonly method: SigningMethod;
  readonly strokes: readonly Stroke[];
  readonly name: string;
  readonly agreed: boolean;
  readonly code: string;
}

/** A shorter drawing, in widths of the frame, is no signature. */
const leastLength = 0.15;

const drawn: FieldRule<readonly Stroke[]> = {
  label: '签名',
  required: true,
  clean: (strokes) => strokes,
  check: (strokes, { method }) =>
    method === 'drawn' && lengthOf(strokes) < leastLength ? '[签名]请在框内手写签名' : undefined,
};

const agreed: FieldRule<boolean> = {
  label: '同意',
  required: true,
  clean: (value) => value,
  check: (value) => (value ? undefined : '请先阅读并同意协议'),
};

export const signRules = {
  method: chosen<SigningMethod>('签署方式'),
  strokes: drawn,
  name: text(texts.signer),
  agreed,
  code: smsCode,
};
