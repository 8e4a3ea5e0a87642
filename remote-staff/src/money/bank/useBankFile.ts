import { call, messageOf } from '@portal/shared/api';
import { limits } from '@portal/shared/rules';
import { type TableReading, UnreadableFile } from '@portal/shared/table';
import { useRef, useState } from 'react';
import { useDeskAct } from '../../ui/useDeskAct';
import { readBankFile } from './reading/bankFile';
import { type BankAnswers, type BankReading, type IncomingLine, readBankLines } from './reading/bankReading';

/** A file that was read, with what a person said about its columns. */
export interface BankFile {
  /** Which choice of a file it is: one can be chosen again under the same name. */
  readonly choice: number;
  readonly name: string;
  readonly table: TableReading;
  readonly answers: BankAnswers;
  readonly reading: BankReading;
  /** Lines of the file, from 1, that were imported before; undefined while that is asked. */
  readonly known: ReadonlySet<number> | undefined;
}

/** How many lines were stored, and how many were known. */
export interface Imported {
  readonly added: number;
  readonly known: number;
}

/** Reads a bank's file in the browser, asks which of its lines are known, and stores the others. */
export function useBankFile() {
  const [file, setFile] = useState<BankFile>();
  const [error, setError] = useState<string>();
  const [imported, setImported] = useState<Imported>();
  const [isStoring, setIsStoring] = useState(false);
  /** Of the file that was chosen last: an earlier one may be read later. */
  const turn = useRef(0);
  const add = useDeskAct('staff/bankLine/add', { onRefused: () => undefined });

  const examine = async (given: Omit<BankFile, 'reading' | 'known'>) => {
    turn.current++;
    const own = turn.current;
    const reading = readBankLines(given.table, given.answers);
    const next: BankFile = { ...given, reading, known: undefined };
    setFile(next);
    setError(undefined);
    setImported(undefined);
    try {
      const known = await knownOf(reading);
      if (turn.current === own) setFile({ ...next, known });
    } catch (problem) {
      if (turn.current !== own) return;
      setFile({ ...next, known: new Set() });
      setError(`${messageOf(problem)}。还不知道哪些之前已导入，导入时会略过它们`);
    }
  };
  const onFile = async (chosen: File) => {
    turn.current++;
    const own = turn.current;
    setFile(undefined);
    setError(undefined);
    setImported(undefined);
    try {
      const table = await readBankFile(chosen);
      if (turn.current === own) await examine({ choice: own, name: chosen.name, table, answers: {} });
    } catch (problem) {
      if (turn.current !== own) return;
      setError(problem instanceof UnreadableFile ? problem.message : '读取文件失败，请重试');
    }
  };
  const store = async () => {
    if (!file) return;
    setIsStoring(true);
    setError(undefined);
    try {
      const told: { readonly known: boolean }[] = [];
      for (const lines of parts(linesOf(file.reading).map(({ content }) => content)))
        told.push(...(await add.mutateAsync({ lines })).list);
      const known = told.filter((one) => one.known).length;
      setImported({ added: told.length - known, known });
      setFile(undefined);
    } catch (problem) {
      setError(`${messageOf(problem)}。再按一次继续，已导入的不会重复`);
    }
    setIsStoring(false);
  };
  return {
    file,
    error,
    imported,
    isStoring,
    onFile,
    answer: (answers: BankAnswers) =>
      file && void examine({ choice: file.choice, name: file.name, table: file.table, answers }),
    close: () => {
      turn.current++;
      setFile(undefined);
      setError(undefined);
    },
    store,
  };
}

/** The lines of a file that came in. */
export const linesOf = ({ rows }: BankReading) => rows.filter((row) => row.kind === 'incoming');

/** Returns lines as several calls take them. */
const parts = (lines: readonly IncomingLine[]): IncomingLine[][] =>
  Array.from({ length: Math.ceil(lines.length / limits.bankLinesAtOnce) }, (_, index) =>
    lines.slice(index * limits.bankLinesAtOnce, (index + 1) * limits.bankLinesAtOnce),
  );

async function knownOf(reading: BankReading): Promise<ReadonlySet<number>> {
  const incoming = linesOf(reading);
  const told: boolean[] = [];
  for (const lines of parts(incoming.map(({ content }) => content)))
    told.push(...(await call('staff/bankLine/known', { lines })).known);
  return new Set(incoming.flatMap(({ line }, index) => (told[index] ? [line] : [])));
}
