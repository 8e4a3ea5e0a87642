/** What a column is, as its label and unit say. */
export type Role =
  | 'index'
  | 'time'
  | 'temperature'
  | 'wavelength'
  | 'wavenumber'
  | 'angle'
  | 'energy'
  | 'mass'
  | 'shift'
  | 'relativePressure'
  | 'saturation'
  | 'pressure'
  | 'quantity'
  | 'error'
  | 'step'
  | 'value';

const roles: readonly (readonly [Role, RegExp])[] = [
  ['relativePressure', /p ?\/ ?p[0o°₀]|rel(?:ative|\.)? ?press|相对压力|分压比|pe\/p0/i],
  ['saturation', /^(?:p[0o°₀]|saturation pressure|sat\. press)|饱和(?:蒸气|蒸汽)?压/i],
  ['index', /^(?:index|no\.?|nr\.?|#|n|point|pt|pixel|序号|编号|数据点|点号|scan(?: no\.?)?|row|id)$/i],
  [
    'error',
    /^(?:e\.?s\.?d\.?|errors?|sigma|σ|std\.?(?: ?dev\.?)?|uncertainty|tol|equ|误差|标准偏差|e|error_.*)$/i,
  ],
  ['step', /time ?per ?step|^step\b|^dwell|^stepsize|flags?$|^attenuator/i],
  [
    'energy',
    /binding ?energy|kinetic ?energy|^[bk]\.? ?e\.?$|^(?:be|ke)\b|结合能|动能|^energy\b.{0,20}\bev\b/i,
  ],
  [
    'quantity',
    /quantity ?ads|ads(?:orbed)? ?(?:vol|amount|quantity)|vol(?:ume)?\.? ?(?:@|adsorbed|ads|stp)|^v(?:a|ads|d)?\b.*(?:stp|ml|cm|cc)|^va\b|^amount|^loading|uptake|吸附量|吸附体积|^n ?\[?mmol/i,
  ],
  [
    'pressure',
    /^(?:abs(?:olute|\.)? ?)?press(?:ure)?\b(?!.*(?:channel|ion|partial))|^p[ie]?\d?\b.*(?:pa|torr|bar|mmhg)|^压力|平衡压力/i,
  ],
  ['wavenumber', /wave ?numbers?|raman ?shift|cm-1|cm⁻¹|1\/cm|cm\^|波数|拉曼位移|^#?wave$/i],
  ['wavelength', /wave ?length|^lambda|^wl\b|^wave\b|波长|^nm$|\[nm\]/i],
  [
    'angle',
    /2 ?[-_*]? ?(?:θ|ϑ|theta|th\b)|two ?theta|ttheta|^(?:omega|angle|gonio|°2th\.?|th(?:eta)?|ω|θ|phi|chi)\b|衍射角|角度|°2th/i,
  ],
  ['mass', /^m ?\/ ?z|^mass ?\/ ?charge|^mass ?\[?(?:amu|da|u)\b|质荷比|^m\/e/i],
  ['shift', /chemical ?shift|化学位移|^ppm$|\[ppm\]/i],
  ['temperature', /^t[sr]\b(?!.*\[s\])|temp|温度|^t ?\[(?:°c|k|℃)|^[°º]c$|^℃$|°c\]$|sample t\b|程序温度/i],
  ['time', /time|^t\b ?(?:\[(?:s|min|h)|$)|^r\.?t\.?$|minutes?|seconds?|时间|^min$|^s$/i],
];

/** Returns the role of a column from its label, which may carry a unit in brackets. */
export function roleOf(label: string): Role {
  const text = label.trim();
  return text === '' ? 'value' : (roles.find(([, pattern]) => pattern.test(text))?.[0] ?? 'value');
}

const axes: ReadonlySet<Role> = new Set<Role>([
  'time',
  'temperature',
  'wavelength',
  'wavenumber',
  'angle',
  'energy',
  'mass',
  'shift',
  'relativePressure',
]);

/** True for a quantity that is drawn from left to right. */
export const isAxisRole = (role: Role): boolean => axes.has(role);
