import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ConnectedModel } from '../../platform/connected-model.ts';

/** What a test says that the server of a model does: it answers with these words, or in one of the ways in which servers fail. */
export type Behaviour =
  | { readonly kind: 'words'; readonly words: readonly string[]; readonly pauseMilliseconds?: number }
  | {
      readonly kind:
        | 'split' // inside a character of three bytes
        | 'length' // the answer is longer than it may be
        | 'cut' // the stream ends without an end
        | 'break' // the socket breaks
        | 'garbage' // an event that is no JSON
        | 'mid-error' // an error inside the stream
        | 'stall' // words, then silence
        | 'hang' // nothing at all
        | 'html-502'
        | 'redirect'
        | 'not-json';
    }
  | {
      readonly kind: 'status';
      readonly status: number;
      readonly code?: string;
      readonly headers?: Record<string, string>;
      /** So many calls are answered like this, those after them with words. */
      readonly times?: number;
    };

type Received = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly body: Asked };
/** The parts of a call's body that tests look at. */
type Asked = {
  readonly model: string;
  readonly messages: readonly { readonly role: string; readonly content: string }[];
  readonly stream?: boolean;
  readonly max_tokens?: number;
  readonly response_format?: { readonly type: string };
};

const usage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 };
const chunk = (delta: object, finish: string | null = null) =>
  `data: ${JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_790_000_000,
    model: 'double',
    choices: [{ index: 0, delta, finish_reason: finish }],
  })}\n\n`;
const usageChunk = `data: ${JSON.stringify({
  id: 'chatcmpl-1',
  object: 'chat.completion.chunk',
  created: 1_790_000_000,
  model: 'double',
  choices: [],
  usage,
})}\n\n`;
const end = (finish = 'stop') => `${chunk({}, finish)}${usageChunk}data: [DONE]\n\n`;
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const begin = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.write(chunk({ role: 'assistant', content: '' }));
};

const whole = (response: ServerResponse, content: string, finish = 'stop') =>
  response.writeHead(200, { 'content-type': 'application/json' }).end(
    JSON.stringify({
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_790_000_000,
      model: 'double',
      choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: finish }],
      usage,
    }),
  );

const sendWords = async (asked: Asked, response: ServerResponse, words: readonly string[], pause = 0) => {
  if (!asked.stream) return whole(response, words.join(''));
  begin(response);
  for (const word of words) {
    if (response.destroyed) return undefined;
    response.write(chunk({ content: word }));
    if (pause > 0) await wait(pause);
  }
  return response.end(end());
};

const streams: Partial<Record<Behaviour['kind'], (response: ServerResponse) => unknown>> = {
  split: async (response) => {
    begin(response);
    const bytes = Buffer.from(chunk({ content: '二氧化碳排放' }));
    const inside = bytes.indexOf(Buffer.from('化')) + 1;
    response.write(bytes.subarray(0, inside));
    await wait(20);
    response.write(bytes.subarray(inside));
    response.end(end());
  },
  length: (response) => {
    begin(response);
    response.end(`${chunk({ content: 'A long ans' })}${end('length')}`);
  },
  cut: (response) => {
    begin(response);
    response.end(chunk({ content: 'A half' }));
  },
  break: async (response) => {
    begin(response);
    response.write(chunk({ content: 'A half' }));
    await wait(20);
    response.destroy();
  },
  garbage: (response) => {
    begin(response);
    response.end(`${chunk({ content: 'A half' })}data: {not json\n\n${end()}`);
  },
  'mid-error': (response) => {
    begin(response);
    response.end(
      `${chunk({ content: 'A half' })}data: ${JSON.stringify({ error: { message: 'overloaded', type: 'server_error' } })}\n\n`,
    );
  },
  stall: (response) => {
    begin(response);
    response.write(chunk({ content: 'A half' }));
  },
  hang: () => undefined,
  'html-502': (response) =>
    response.writeHead(502, { 'content-type': 'text/html' }).end('<html><body>502 Bad Gateway</body></html>'),
  redirect: (response) => response.writeHead(307, { location: '/elsewhere' }).end(),
  'not-json': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<html>hello</html>'),
};

/** What a server does with calls, and what it was asked. */
type State = {
  behaviour: Behaviour;
  wordsFor: ((asked: Asked) => string) | undefined;
  calls: number;
};

const answerCall = (state: State, asked: Asked, response: ServerResponse) => {
  const { behaviour, wordsFor } = state;
  state.calls += 1;
  if (behaviour.kind === 'status') {
    const { status, code = 'error', headers = {}, times = Number.POSITIVE_INFINITY } = behaviour;
    if (state.calls > times) return sendWords(asked, response, ['Hello']);
    const error = { error: { message: code, type: code, code } };
    return response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(error));
  }
  if (wordsFor) return sendWords(asked, response, [wordsFor(asked)]);
  if (behaviour.kind === 'words') return sendWords(asked, response, behaviour.words, behaviour.pauseMilliseconds);
  return streams[behaviour.kind]?.(response);
};

/** A server that speaks the chat-completions protocol as real ones do, and fails as they do. */
export const openDouble = async () => {
  const received: Received[] = [];
  const state: State = { behaviour: { kind: 'words', words: ['Hello'] }, wordsFor: undefined, calls: 0 };
  let closed = 0;
  const server = createServer(async (request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) closed = performance.now();
    });
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const body = JSON.parse(Buffer.concat(parts).toString() || '{}') as Asked;
    received.push({ path: request.url ?? '', headers: request.headers, body });
    await answerCall(state, body, response);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const model: ConnectedModel = {
    url,
    name: 'double-1',
    runBy: 'Example Models Ltd',
    key: 'sk-secret-of-the-test',
    takesSchemas: true,
    tokensPerMonthMax: 1_000_000,
  };
  return {
    model,
    /** The calls that came in since the last `does`. */
    received,
    does: (next: Behaviour) => {
      Object.assign(state, { behaviour: next, wordsFor: undefined, calls: 0 });
      received.length = 0;
    },
    /** Answers each call by what it asks, as a model does that does what it is told. */
    answersBy: (words: (asked: Asked) => string) => {
      Object.assign(state, { behaviour: { kind: 'words', words: [] }, wordsFor: words });
      received.length = 0;
    },
    /** When a connection was last closed before its answer was complete, by `performance.now()`; 0 where none was. */
    closedAt: () => closed,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
