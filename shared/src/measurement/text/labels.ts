import type { Axis } from '../reading';

const longest = 60;

/** Returns a text of a head for people: no markup, no controls, at most 60 characters. */
export function cleaned(text: string, most = longest): string {
  const plain = text
    .slice(0, 2000)
    .replace(/<[^<>]{0,200}>/g, '')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: controls are taken out.
    .replace(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufffd<>]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return Array.from(plain).slice(0, most).join('').trim();
}

const unitNames: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:1\/cm|cm-1|cm\^-1|cm\^\{-1\}|cm⁻¹|cm−1|cm–1|rel\. ?1\/cm|wavenumbers?|inverse cm|reciprocal cm)$/i,
    'cm⁻¹',
  ],
  [/^(?:nanometers?|nanometres?|nm\.?|纳米)$/i, 'nm'],
  [/^(?:deg(?:rees?)?\.? ?c|° ?c|º ?c|˚ ?c|℃|\*c|oc|celsius|摄氏度)$/i, '°C'],
  [/^(?:deg(?:rees?)?\.?|°|º|° ?2 ?-?th(?:eta)?\.?|度)$/i, '°'],
  [/^(?:kelvin)$/i, 'K'],
  [/^(?:seconds?|secs?|秒)$/i, 's'],
  [/^(?:minutes?|mins?|分钟|分)$/i, 'min'],
  [/^(?:hours?|hrs?|小时|时)$/i, 'h'],
  [/^(?:h:min|hh:mm|h:mm)$/i, 'h:min'],
  [/^(?:percent|pct|百分比)$/i, '%'],
  [/^(?:electron ?volts?|ev)$/i, 'eV'],
  [/^(?:micrometers?|microns?|um|μm)$/i, 'µm'],
  [/^(?:uv|μv)$/, 'µV'],
  [/^(?:m\/z)$/i, 'm/z'],
];

/** Returns a unit as it is written today; units without another spelling stay as the file has them. */
export function cleanUnit(text: string): string {
  const unit = cleaned(text, 24)
    .replace(/^[[(（{<]{1,9}|[\])）}>]{1,9}$/g, '')
    .trim();
  return unitNames.find(([pattern]) => pattern.test(unit))?.[1] ?? unit;
}

const known =
  /^(?:nm|µm|μm|um|mm|cm|m|å|Å|a|k|k?ev|cm-1|cm\^-1|cm⁻¹|1\/cm|°|° ?c|ºc|℃|deg|degrees|°2th\.?|[µμumk]?s|sec|seconds?|min|minutes?|h|hr|h:min|hh:mm|%|%t|%r|abs|a\.?u\.?|arb\.? ?u(?:nits|\.)?|m?au|mv|µv|uv|v|[munp]?a|[mµuk]?w|w\/g|mw\/mg|[µumk]?g|mg\/min|%\/min|%\/°c|torr|mbar|bar|k?pa|mmhg|cts|counts?|cps|counts\/s|ccd cts|ppm|hz|mmol\/g|cm[³3]\/g(?: stp)?|cc|ml|ml\/min|ml\(stp\)\/g|cm3|m\/z|amu|da|m²\/g|g\/cm³|j\/g|纳米|秒|分|分钟|度|摄氏度|任意单位|计数)$/i;

/** True for a cell that is only a unit: `[s]`, `(°C)`, `nm`. */
export const isUnit = (cell: string): boolean =>
  /^[[(（][^\])）]{0,20}[\])）]$/.test(cell.trim()) || known.test(cell.trim());

/** Parts a head such as `Temp./°C`, `Time [min]`, `波长(nm)` or `Intensity, cps` into its label and unit. */
export function axisOf(head: string): Axis {
  const text = cleaned(head);
  if (/^% \S/.test(text)) return { label: text.slice(2), unit: '%' };
  const bracketed =
    /^(.*[^\s[(（])\s?[[(（]([^[\]()（）]{1,24}(?:\([^()]{1,12}\)[^[\]()]{0,10})?)[\])）]$/.exec(text);
  if (/^counts? ?\/ ?s(?:ec)?$/i.test(text)) return { label: 'Counts', unit: 'counts/s' };
  // `衍射角(2θ)`: the brackets hold the quantity, no unit.
  if (/[(（]2 ?(?:θ|theta)[)）]$/i.test(text)) return { label: text, unit: '' };
  if (bracketed)
    return { label: (bracketed[1] ?? '').replace(/[/_,]$/, '').trim(), unit: cleanUnit(bracketed[2] ?? '') };
  for (const sign of ['/', ',', '，', '_', ' ']) {
    const at = text.indexOf(sign);
    const unit = text.slice(at + 1).trim();
    if (
      at > 0 &&
      (known.test(unit) || (sign === '/' && /^\([^()]{1,20}\)$/.test(unit))) &&
      !(sign === ' ' && unit.length === 1 && unit !== '°')
    ) {
      return { label: text.slice(0, at).trim(), unit: cleanUnit(unit) };
    }
  }
  return known.test(text) && /[°%⁻]|^(?:nm|cm-1|1\/cm|ev|mau|cps)$/i.test(text)
    ? { label: text, unit: cleanUnit(text) }
    : { label: text, unit: '' };
}
