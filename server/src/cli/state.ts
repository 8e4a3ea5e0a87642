import { Option } from 'commander';
import { CommandError } from './portal';

/** Returns a parser that accepts a state by its key or its Chinese name. */
export const stateParser =
  <State extends string>(states: readonly State[], labels: Readonly<Record<State, string>>) =>
  (word: string): State => {
    const state = states.find((one) => one === word || labels[one] === word);
    if (state) return state;
    const known = states.map((one) => `${one}（${labels[one]}）`).join('、');
    throw new CommandError(`没有状态 ${word}。可用：${known}`);
  };

/** `--state`: the state of the listed records; `waiting` when it is not given. */
export const stateOption = <State extends string>(
  states: readonly State[],
  labels: Readonly<Record<State, string>>,
): Option =>
  new Option('--state <状态>', '列出该状态的').argParser(stateParser(states, labels)).default('waiting');
