const formats: readonly (readonly [RegExp, string])[] = [
  [/netzsch/i, 'Netzsch 文本'],
  [/micromeritics/i, 'Micromeritics 报告'],
  [/quantachrome|autosorb|novawin/i, 'Quantachrome 文本'],
  [/belsorp|\bbel japan|microtrac/i, 'BELSORP 文本'],
  [/\[chromatogram|labsolutions|\[lc chromatogram|\[header\]\s+application name/i, 'Shimadzu 文本'],
  [/chromatogram data information|chromeleon/i, 'Chromeleon 文本'],
  [/avasoft|integration time \[ms\]/i, 'Avantes 文本'],
  [/begin (?:processed )?spectral data|ocean ?optics|spectrasuite|oceanview/i, 'Ocean Optics 文本'],
  [/exported ascii-file|witec/i, 'WITec 文本'],
  [/startofdata|ta instruments|universal v\d|trios|\[step\]/i, 'TA Instruments 文本'],
  [/curve name:|curve values:|mettler|star[eᵉ] sw/i, 'Mettler Toledo 文本'],
  [/casaxps|characteristic energy ev/i, 'CasaXPS 文本'],
  [/\[measurement conditions\]|panalytical|xpert/i, 'PANalytical 文本'],
  [/jasco|spectra manager/i, 'JASCO 文本'],
  [/labspec|#acq\. ?time/i, 'LabSpec 文本'],
  [/quadera|partial pressure|\.qmp/i, 'Pfeiffer Quadera 文本'],
  [/rigaku|smartlab|miniflex/i, 'Rigaku 文本'],
  [/bruker|'id:|diffrac/i, 'Bruker 文本'],
  [/perkin ?elmer|pyris/i, 'PerkinElmer 文本'],
  [/hitachi|日立/i, 'Hitachi 文本'],
  [/agilent|chemstation|openlab/i, 'Agilent 文本'],
  [/shimadzu|岛津/i, 'Shimadzu 文本'],
  [/malvern|zetasizer|mastersizer/i, 'Malvern 文本'],
];

/** Returns the name of a text's format by its head; `CSV` or plain text when no maker is named. */
export function formatNameOf(head: string, extension: string): string {
  const named = formats.find(([pattern]) => pattern.test(head))?.[1];
  return named ?? (extension === 'csv' ? 'CSV' : '文本数据');
}
