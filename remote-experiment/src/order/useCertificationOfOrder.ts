import { type Certification, useCertification } from '@portal/shared/parts';
import { useEffect, useRef } from 'react';

/**
 * The certification that an order needs. Opens its dialog once when the page of a member without it is opened. Use it
 * inside `observer`.
 */
export function useCertificationOfOrder(): Certification {
  const certification = useCertification();
  const { ask, missing } = certification;
  const asked = useRef(false);
  const lacking = missing.length > 0;
  useEffect(() => {
    if (!lacking || asked.current) return;
    asked.current = true;
    void ask();
  }, [ask, lacking]);
  return certification;
}
