import type { Family } from '../reading';

/** What an axis' head and the file's head say, for guessing the kind of measurement. */
interface Clues {
  readonly x: string;
  readonly y: string;
  /** The lines before the numbers, and the file's name. */
  readonly head: string;
}

type Rule = readonly [Family, (clues: Clues) => boolean];

const has = (pattern: RegExp) => (text: string) => pattern.test(text);

const relativePressure = has(/p ?\/ ?p[0o°₀]|rel(?:ative|\.)? ?press|相对压力|分压比/i);
const binding = has(/binding|kinetic|结合能|动能|\b[bk]\.?e\.?(?: |$|\[)|\bxps\b/i);
const angle = has(
  /2 ?[-_*]? ?(?:θ|ϑ|theta|th\b)|two ?theta|ttheta|\bomega\b|\bgonio\b|\bangle\b|°2th|衍射角|^角度|\[°\]/i,
);
const diffraction = has(/\banode\b|k-?alpha|\bxrd\b|diffract|衍射|scantype|wavelength ?1|\bcu ?k/i);
/** Scans of a diffractometer that go along a length: they are no diffraction pattern. */
const otherScan = has(/scantype: ?"?(?:[xyz]|phi|chi)\b/i);
const wavenumber = has(/wave ?number|cm⁻¹|cm-1|cm\^|1\/cm|波数|raman ?shift|拉曼位移/i);
const raman = has(/raman|拉曼|labspec|witec|renishaw|laser ?wavelength|excitation laser/i);
const infraredY = has(
  /%t\b|%r\b|transmi|absorb|reflect|透[过射光]率|透射比|吸光度|吸收|反射率|kubelka|\batr\b|^a$|^abs/i,
);
const infrared = has(/infrared|ft-?ir|红外|\batr\b|opus|omnic/i);
const counted = has(/count|cts|cps|intens|强度|计数|a\.?u\.?|arb/i);
const nanometres = has(/\[nm\]|wavelength|波长|lambda/i);
const ratio = has(/m ?\/ ?z|mass ?\/ ?charge|质荷比|m\/e|^mass ?\[(?:amu|da|u)/i);
const shift = has(/chemical ?shift|化学位移|\[ppm\]|^ppm/i);
const temperature = has(/temp|温度|\[°c\]|\[k\]|^t[sr]\b|℃/i);
const thermalY = has(
  /mass|weight|\btga?\b|\bdtg\b|\bdsc\b|\bdta\b|heat ?flow|µv|mw|w\/g|质量|重量|失重|热流|\[%\]|\[mg\]|deriv|value|length|dl\/|storage|loss/i,
);
const thermalHead = has(/\btga?\b|\bdsc\b|\bdta\b|\bsta\b|thermogravi|netzsch|proteus|热重|热分析|差示扫描/i);
const time = has(/time|时间|\br\.?t\.?\b|\[min\]|\[s\]|retention|minutes/i);
const chromatogramY = has(
  /mau|\bau\b|\[?[mµun]v\b|\bpa\b|intens|count|nriu|signal|absorb|tic\b|abundance|信号|强度|响应|吸光度|value/i,
);
const chromatogramHead = has(
  /chromato|hplc|\bgc\b|\blc\b|detector|色谱|检测器|retention|injection|r\.time|labsolutions|chromeleon|openlab|empower/i,
);

const rules: readonly Rule[] = [
  ['isotherm', ({ x }) => relativePressure(x)],
  ['raman', ({ x, y }) => /^wave$/i.test(x) && /^intensity$/i.test(y)],
  ['xps', ({ x, head }) => binding(x) || (/\[ev\]/i.test(x) && binding(head))],
  [
    'raman',
    ({ x, y, head }) =>
      wavenumber(x) &&
      (/raman|拉曼/i.test(x) || (!infraredY(y) && !infrared(head) && (raman(head) || counted(y)))),
  ],
  ['infrared', ({ x, y, head }) => wavenumber(x) && (infraredY(y) || infrared(head) || y === '')],
  ['mass', ({ x }) => ratio(x)],
  ['nmr', ({ x }) => shift(x)],
  [
    'xrd',
    ({ x, head }) =>
      (angle(x) && !time(x)) || (x === '' && diffraction(head) && !raman(head) && !otherScan(head)),
  ],
  ['raman', ({ x, head }) => nanometres(x) && raman(head)],
  ['uvVis', ({ x }) => nanometres(x)],
  ['thermal', ({ x, y }) => temperature(x) && (thermalY(y) || y !== '')],
  [
    'thermal',
    ({ x, y, head }) =>
      time(x) && (thermalHead(head) || /heat ?flow|w\/g|热流|失重|\btga?\b|\bdsc\b/i.test(y)),
  ],
  [
    'chromatogram',
    ({ x, y, head }) =>
      time(x) && (chromatogramHead(head) || (/\[min\]|min|分/i.test(x) && chromatogramY(y))),
  ],
];

/** Returns the kind of measurement that the heads of a curve name; `other` when they name none. */
export function familyOf(clues: Clues): Family {
  return rules.find(([, fits]) => fits(clues))?.[0] ?? 'other';
}
