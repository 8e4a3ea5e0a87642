import { parentPort } from 'node:worker_threads';

/** Answers the questions that a `Thread` asks. Called once by the script of the thread. */
export function threadAnswers<Question, Answer>(answer: (question: Question) => Answer): void {
  parentPort?.on('message', (question: Question) => parentPort?.postMessage({ answer: answer(question) }));
  parentPort?.postMessage({ ready: true });
}
