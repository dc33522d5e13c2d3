import { chmodSync, rmSync } from 'node:fs';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import * as v from 'valibot';
import { explainFailure } from '../platform/start-failure.ts';
import { type Order, OrderSchema, type Outcome, Refusal } from './order.ts';

/** Longest path of a socket that every system accepts. */
const pathBytesMax = 100;
const socketOf = (dataDir: string) => join(dataDir, 'control.sock');
const fits = (path: string) => Buffer.byteLength(path) <= pathBytesMax;

type Answer = { outcome: Outcome; port: number } | { refusal: string };

/**
 * Lets operators on this machine send orders to the running product, which alone may use its embedded database: a socket in the data
 * folder, which only the folder's owner can open. Returns a function that closes it; undefined where the path is too long for a socket.
 */
export const openControl = async (dataDir: string, port: number, run: (order: Order) => Promise<Outcome>) => {
  const path = socketOf(dataDir);
  if (!fits(path)) return undefined;
  const answerOrder = async (body: unknown): Promise<Answer> => {
    const parsed = v.safeParse(OrderSchema, body);
    if (!parsed.success) return { refusal: 'The product is of another version; stop it, and try again.' };
    return { outcome: await run(parsed.output), port };
  };
  const server = createServer(async (incoming, outgoing) => {
    const answer = await json(incoming)
      .then(answerOrder)
      .catch((error: unknown): Answer => ({ refusal: explainFailure(error, { dataDir }) }));
    outgoing.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
  });
  // A process that was killed leaves its socket behind; the folder's lock proves that no other process listens.
  rmSync(path, { force: true });
  await new Promise<void>((ready, failed) => server.once('error', failed).listen(path, ready));
  chmodSync(path, 0o600);
  return () => {
    server.close();
    server.closeAllConnections();
  };
};

/** Sends the order to the product that runs on this data folder; undefined when none does. Throws its `Refusal`. */
export const askControl = (dataDir: string, order: Order): Promise<{ outcome: Outcome; port: number } | undefined> =>
  new Promise((resolve, reject) => {
    const socketPath = socketOf(dataDir);
    if (!fits(socketPath)) return resolve(undefined);
    const asking = request({ socketPath, agent: false, method: 'POST', path: '/' }, async (incoming) => {
      try {
        const answer = (await json(incoming)) as Answer;
        if ('refusal' in answer) reject(new Refusal(answer.refusal));
        else resolve(answer);
      } catch (error) {
        reject(error);
      }
    });
    asking.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ENOENT' || error.code === 'ECONNREFUSED' ? resolve(undefined) : reject(error),
    );
    asking.end(JSON.stringify(order));
  });
