import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { findPostgres, startPostgres } from '../tooling/test/postgres.mjs';

/** PostgreSQL's programs and Redis, where they are installed: a missing one skips the tests that need it, with this reason. */
export const missing = {
  postgres: findPostgres() ? undefined : 'PostgreSQL is not installed',
  redis: spawnSync('redis-server', ['--version']).status === 0 ? undefined : 'redis-server is not installed',
};

/** A separate PostgreSQL that can be stopped and started. */
export const ownPostgres = () => startPostgres(findPostgres());

const isListening = async (redis: ChildProcess) =>
  new Promise<void>((ready, failed) => {
    redis.stdout?.on('data', (text: Buffer) => text.includes('Ready to accept connections') && ready());
    redis.once('exit', () => failed(new Error('Redis ended')));
  });

/** A separate Redis on that port that can be stopped, started and paused. It stores nothing on disk. */
export const ownRedis = async (port: number) => {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  let redis: ChildProcess | undefined;
  const begin = async () => {
    redis = spawn('redis-server', args, { stdio: ['ignore', 'pipe', 'ignore'] });
    await isListening(redis);
  };
  await begin();
  return {
    url: `redis://127.0.0.1:${port}`,
    begin,
    end: () => redis?.kill('SIGKILL'),
    freeze: () => redis?.kill('SIGSTOP'),
    thaw: () => redis?.kill('SIGCONT'),
  };
};

/** A mail server on that port that accepts everything, once it is started. Reports to whom it accepted which `Message-ID`. */
export const ownMailServer = (port: number) => {
  const taken: { to: string; id: string }[] = [];
  const server = createServer((socket) => {
    let text = '';
    let to = '';
    let isData = false;
    const say = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    say('220 ready');
    socket.on('data', (chunk) => {
      text += chunk.toString();
      if (isData) {
        if (!text.endsWith('\r\n.\r\n')) return;
        taken.push({ to, id: /^Message-ID: (.+)$/im.exec(text)?.[1]?.trim() ?? '' });
        isData = false;
        text = '';
        say('250 taken');
        return;
      }
      if (!text.endsWith('\r\n')) return;
      for (const line of text.trim().split('\r\n')) {
        if (/^RCPT/i.test(line)) to = /<(.+)>/.exec(line)?.[1] ?? '';
        isData = /^DATA/i.test(line);
        say(isData ? '354 go on' : /^QUIT/i.test(line) ? '221 bye' : '250 ok');
      }
      text = '';
    });
  });
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    begin: () => new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready)),
    end: () => server.close(),
  };
};

type Call = (method: string, path: string, body?: unknown) => Promise<Response>;
type Answer = { status: number; milliseconds: number };

/**
 * Keeps writing with several workers until `stop`: each creates one report after the other. Returns the answers, and the ids of what was
 * acknowledged.
 */
export const keepWriting = (calls: readonly Call[], mark: string) => {
  const answers: Answer[] = [];
  const acknowledged: string[] = [];
  const broken: string[] = [];
  let isOver = false;
  const write = async (call: Call, hand: number) => {
    for (let count = 0; !isOver; count += 1) {
      const started = performance.now();
      try {
        const answer = await call('POST', '/reports', {
          versionId: 'gri-2025',
          name: `${mark}, hand ${hand}, write ${count}`,
        });
        const body = (await answer.json()) as { id: string };
        answers.push({ status: answer.status, milliseconds: performance.now() - started });
        if (answer.status === 201) acknowledged.push(body.id);
      } catch (error) {
        broken.push(String(error));
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const hands = calls.map(write);
  return {
    answers,
    acknowledged,
    /** Calls without any answer, as from a process that has ended. */
    broken,
    stop: async () => {
      isOver = true;
      await Promise.all(hands);
    },
  };
};
