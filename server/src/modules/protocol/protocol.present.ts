import type { Data, Protocol } from '@portal/shared/contract';
import { formatMaskedPhone } from '../user/user.rules';
import type { VersionSignature } from './protocol.signature.repo';

type Shown = NonNullable<Protocol['signature']>;

const evidence = ({ version, name, method, phone, sha256, consent, at }: VersionSignature) => ({
  version,
  name,
  method,
  sha256,
  consent,
  at: at.toISOString(),
  phone: formatMaskedPhone(phone),
});

/** Returns a signature for its member, with the picture as a data URL. */
export function presentSignature(signature: VersionSignature): Shown {
  const { picture } = signature;
  return { ...evidence(signature), picture: picture && `data:image/png;base64,${picture}` };
}

/** Returns a signature for staff, with the origin of the call. */
export function presentEvidence(
  signature: VersionSignature,
): Data<'staff/order/detail'>['signatures'][number] {
  const { ip, user_agent } = signature;
  return { ...evidence(signature), ip, user_agent };
}
