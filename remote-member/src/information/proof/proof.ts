import { chosen, password, smsCode } from '@portal/shared/form';

/** How the owner proves a change: by the password, or by a code sent to the own phone. */
export type ProofKind = 'password' | 'code';

/** Fields of a form that proves who sends it. */
export interface ProofValues {
  readonly proof: ProofKind;
  readonly old: string;
  readonly code: string;
}

export const noProof: ProofValues = { proof: 'password', old: '', code: '' };

export const proofRules = {
  proof: chosen<ProofKind>('验证方式'),
  old: password('登录密码'),
  code: smsCode,
};

/** Returns the proof as the calls take it. */
export const proofInput = ({ proof, old, code }: ProofValues) => (proof === 'password' ? { old } : { code });
