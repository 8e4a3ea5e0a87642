import type { DeskChange } from '@portal/shared/contract';

/** A part of the stream: `alive` is a sign of life, `ready` its beginning. */
export type LiveEvent = 'ready' | 'alive' | DeskChange;

/** What is used of the body of an answer. */
interface EventBody {
  getReader(): {
    read(): Promise<{ readonly done: boolean; readonly value?: Uint8Array<ArrayBuffer> | undefined }>;
  };
}

/** Reads the server's events until they end. Rejects when the connection is lost. */
export async function readEvents(body: EventBody, onEvent: (event: LiveEvent) => void): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const events = (text + decoder.decode(part.value, { stream: true })).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) onEvent(eventOf(event));
  }
}

/** An event that this version does not know is a sign of life. */
function eventOf(text: string): LiveEvent {
  if (text.startsWith('event: ready\n')) return 'ready';
  const data = /^data: (.*)$/m.exec(text)?.[1];
  return (data && changeOf(data)) || 'alive';
}

function changeOf(data: string): DeskChange | undefined {
  try {
    const { noun, code } = Object(JSON.parse(data));
    return typeof noun === 'string' ? { noun, code: typeof code === 'string' ? code : null } : undefined;
  } catch {
    return undefined;
  }
}
