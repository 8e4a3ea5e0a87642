import { Converter } from 'opencc-js/t2cn';

/** Letters of formulas by the names that people type for them: ζ电位, zeta电位. */
const greek: Readonly<Record<string, string>> = {
  α: 'alpha',
  β: 'beta',
  γ: 'gamma',
  δ: 'delta',
  ε: 'epsilon',
  ζ: 'zeta',
  η: 'eta',
  θ: 'theta',
  κ: 'kappa',
  λ: 'lambda',
  μ: 'u',
  π: 'pi',
  ρ: 'rho',
  σ: 'sigma',
  τ: 'tau',
  φ: 'phi',
  χ: 'chi',
  ψ: 'psi',
  ω: 'omega',
};

/** Returns a text in lower case with the names of Greek letters. */
export const spelledOut = (text: string): string =>
  text.replace(/[\u03b1-\u03c9]/g, (letter) => greek[letter] ?? letter);

let convert: ((text: string) => string) | undefined;

/**
 * Returns Chinese in simplified characters and in the mainland's words (奈米 is 纳米). The tables of the converter are read
 * at the first call, which takes 0.1 s.
 */
export function simplified(text: string): string {
  if (!/[\p{Script=Han}]/u.test(text)) return text;
  convert ??= Converter({ from: 'twp', to: 'cn' });
  return convert(text);
}
