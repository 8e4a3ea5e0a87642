import { Unreadable } from '../reader';

const scripts =
  /^(?:#!|import |from \S{1,40} import |def |class |function |const |let |var |#include|using |package |public |<\?php|\\documentclass|%!ps|\{\\rtf)/i;

/** Refuses texts that are no measurement: markup, JSON, a program, a printed page. Commas in them are no columns. */
export function refuseOtherTexts(text: string): void {
  const begin = text.slice(0, 4000).trimStart();
  if (begin.startsWith('%PDF'))
    throw new Unreadable('PDF', 'PDF 文件不含可读取的数据列', '请直接打开 PDF，或在仪器软件中导出文本');
  const closed = text.slice(-40).trimEnd().endsWith('>');
  if (/^<(?:\?xml|!doctype|html)/i.test(begin) || (closed && /^<[a-z!]/i.test(begin))) {
    const markup = /^<!doctype html|^<html/i.test(begin) ? 'HTML' : 'XML';
    throw new Unreadable(markup, `内容是 ${markup}，不是数据列`, '请在仪器软件中导出为 CSV 或 TXT');
  }
  if (/^[{[]\s*(?:["{[]|\}|\])/.test(begin) && /[}\]]\s*$/.test(text.slice(-40))) {
    throw new Unreadable('JSON', '内容是 JSON，不是数据列', '请在仪器软件中导出为 CSV 或 TXT');
  }
  const lines = begin.split('\n').map((line) => line.trim());
  const code = lines.filter((line) => scripts.test(line) || /[{};]$/.test(line)).length;
  if (code >= 3 && code > lines.length / 4 && !/^[ \t]*-?\d/m.test(begin)) {
    throw new Unreadable('文本', '内容是程序代码，不是数据列', '请在仪器软件中导出为 CSV 或 TXT');
  }
}
