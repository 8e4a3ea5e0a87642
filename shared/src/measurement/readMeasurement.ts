import { Unreadable } from './reader';
import { readers } from './readers';
import type { Reading } from './reading';
import { sourceFile } from './sourceFile';

/**
 * Reads a file of an instrument by its content. Runs in a worker of the browser and in the server. Never throws: what
 * can't be read is a refusal that says why, and what to export instead.
 */
export function readMeasurement(name: string, bytes: Uint8Array): Reading {
  const file = sourceFile(name, bytes);
  try {
    if (bytes.length === 0) throw new Unreadable('空文件', '文件没有内容', '请重新导出后再上传');
    const reader = readers.find(({ fits }) => fits(file));
    if (!reader)
      throw new Unreadable('未知格式', '无法识别文件格式', '请在仪器软件中导出为文本（CSV、TXT）或 JCAMP-DX');
    return reader.read(file);
  } catch (error) {
    if (error instanceof Unreadable) {
      const { format, reason, advice } = error;
      return { kind: 'refused', format, reason, advice };
    }
    // A reader's own fault must not leave the person without an answer; the file can still be downloaded.
    return {
      kind: 'refused',
      format: '未知格式',
      reason: '文件内容与其格式不符',
      advice: '请在仪器软件中重新导出，或下载后用原软件打开',
    };
  }
}
