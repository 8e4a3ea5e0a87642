import { parseArgs } from 'node:util';
import {
  type OrderAct,
  type OrderState,
  orderActs,
  orderActTable,
  orderStateLabels,
  orderStates,
  type SamplingAct,
  samplingActs,
} from '@portal/shared/rules';
import { CommandError } from './portal';

/** What was typed, understood. */
export type Command =
  | { readonly verb: 'help' }
  | { readonly verb: 'list'; readonly states: OrderState[]; readonly page: number }
  | { readonly verb: 'requirements'; readonly page: number }
  | { readonly verb: 'samplings'; readonly page: number }
  | {
      readonly verb: 'sampling';
      readonly act: SamplingAct;
      readonly code: string;
      readonly note: string;
    }
  | {
      readonly verb: 'popup';
      readonly open: boolean;
      readonly title: string | undefined;
      readonly link: string | undefined;
    }
  | { readonly verb: 'show'; readonly code: string }
  | { readonly verb: 'record'; readonly code: string; readonly files: readonly string[] }
  | {
      readonly verb: 'act';
      readonly act: OrderAct;
      readonly code: string;
      readonly note: string;
      readonly files: readonly string[];
    };

/** An act as it is typed: await_sample is await-sample. */
export const verbOf = (act: OrderAct): string => act.replaceAll('_', '-');

/** Acts that staff do. */
export const staffActs = orderActs.filter((act) => orderActTable[act].by.some((by) => by === 'staff'));

/** Understands the words after `npm run staff --`; throws a {@link CommandError} that says what is wrong. */
export function parseCommand(words: readonly string[]): Command {
  const { values, positionals } = parse(words);
  const [verb = 'help', code, ...rest] = positionals;
  if (verb === 'help') return { verb };
  if (verb === 'list') return { verb, states: (values.state ?? []).map(stateOf), page: pageOf(values.page) };
  if (verb === 'requirements' || verb === 'samplings') return { verb, page: pageOf(values.page) };
  if (verb === 'sampling') return samplingOf(code, rest[0], values.note ?? '');
  if (verb === 'popup') return { verb, open: isOn(code), title: values.title, link: values.link };
  const act = staffActs.find((one) => verbOf(one) === verb);
  if (act === undefined && verb !== 'show' && verb !== 'record') {
    throw new CommandError(`没有命令 ${verb}。npm run staff -- help 列出所有命令。`);
  }
  if (code === undefined)
    throw new CommandError(`请写明订单号，例如：npm run staff -- ${verb} D20260102-000001`);
  if (verb === 'show') return { verb, code };
  // `--file a.txt b.txt`: what follows the first file are files too.
  const files = [...(values.file ?? []), ...rest];
  if (verb === 'record') return { verb, code, files: needFiles(verb, code, files) };
  if (act === undefined) throw new CommandError(`没有命令 ${verb}`);
  return { verb: 'act', act, code, note: values.note ?? '', files };
}

function parse(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        note: { type: 'string' },
        file: { type: 'string', multiple: true },
        state: { type: 'string', multiple: true },
        page: { type: 'string' },
        title: { type: 'string' },
        link: { type: 'string' },
      },
    });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new CommandError(`命令有误：${reason}`);
  }
}

function samplingOf(word: string | undefined, code: string | undefined, note: string): Command {
  const act = samplingActs.find((one) => one === word);
  if (act && code !== undefined) return { verb: 'sampling', act, code, note };
  throw new CommandError(
    `请写明 ${samplingActs.join('、')} 之一和预约号，例如：npm run staff -- sampling confirm Q20260102-000001`,
  );
}

function needFiles(verb: string, code: string, files: readonly string[]): readonly string[] {
  if (files.length > 0) return files;
  throw new CommandError(`请写明文件，例如：npm run staff -- ${verb} ${code} --file 文件路径`);
}

/** A state by its key or its Chinese name. */
function stateOf(word: string): OrderState {
  const state = orderStates.find((one) => one === word || orderStateLabels[one] === word);
  if (state) return state;
  throw new CommandError(
    `没有状态 ${word}。可用：${orderStates.map((one) => `${one}（${orderStateLabels[one]}）`).join('、')}`,
  );
}

function isOn(word: string | undefined): boolean {
  if (word === 'on' || word === 'off') return word === 'on';
  throw new CommandError('请写明 on 或 off，例如：npm run staff -- popup on');
}

function pageOf(word: string | undefined): number {
  const page = Number(word ?? '1');
  if (Number.isInteger(page) && page >= 1) return page;
  throw new CommandError('页码应为不小于 1 的整数');
}
