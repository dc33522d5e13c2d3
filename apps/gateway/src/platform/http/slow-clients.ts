import type { IncomingMessage, Server } from 'node:http';
import { isFormType } from './upload.ts';

/** How long clients may take, and how many may be connected at once. */
export type Patience = {
  headersMs: number;
  /** For bodies of JSON, which are small. */
  bodyMs: number;
  /** For bodies with files. */
  uploadMs: number;
  /** Without a byte in either direction: a client that does not read its answer. */
  silenceMs: number;
  connectionsMax: number;
};

/**
 * Thirty seconds for headers and small bodies. Five minutes for a file: 22 MB, the most any route takes, in that time are 75 kB a
 * second, 15 MB are 50 kB (0.4 Mbit/s), which a poor mobile connection gives. A connection costs some 20 kB; pages keep one open for
 * notices.
 */
export const usualPatience: Patience = {
  headersMs: 30_000,
  bodyMs: 30_000,
  uploadMs: 300_000,
  silenceMs: 120_000,
  connectionsMax: 10_000,
};

const isUpload = ({ headers }: IncomingMessage) => isFormType(headers['content-type']);

/** What Node itself answers when headers or a whole request take too long. */
const tooLate = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n';

/**
 * Closes connections of clients that send or read too slowly, and refuses more than the largest number, so that they cannot block the
 * server.
 */
export const limitSlowClients = (server: Server, patience: Patience) => {
  const { headersMs, bodyMs, uploadMs, silenceMs, connectionsMax } = patience;
  server.headersTimeout = headersMs;
  server.requestTimeout = uploadMs;
  server.timeout = silenceMs;
  server.maxConnections = connectionsMax;
  server.prependListener('request', (incoming: IncomingMessage) => {
    if (incoming.complete || isUpload(incoming)) return;
    const timer = setTimeout(() => {
      if (incoming.complete) return;
      incoming.socket.write(tooLate);
      incoming.socket.destroySoon();
      incoming.destroy();
    }, bodyMs);
    incoming.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
  });
};
