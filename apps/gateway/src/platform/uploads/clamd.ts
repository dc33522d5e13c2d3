import { connect, type NetConnectOpts } from 'node:net';

/** The scanner could not be reached, or its answer could not be understood. */
export class ScannerAway extends Error {}

/** Scans bytes; returns the name of what was found, null for nothing. Throws `ScannerAway`. */
export type Scan = (bytes: Uint8Array) => Promise<string | null>;

const chunkBytes = 64 * 1024;
const answerBytesMax = 4096;

const placeOf = (address: string): NetConnectOpts => {
  const url = new URL(address);
  if (url.protocol === 'unix:') return { path: decodeURIComponent(url.pathname) };
  return { host: url.hostname.replace(/^\[|\]$/g, ''), port: Number(url.port || 3310) };
};

const lengthOf = (bytes: number) => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

/** `stream: OK`, `stream: Eicar-Test-Signature FOUND`, or an error that ends with `ERROR`. */
const readAnswer = (answer: string): string | null => {
  const found = /^stream: (.+) FOUND$/.exec(answer);
  if (found) return found[1] ?? 'unknown';
  if (answer === 'stream: OK') return null;
  throw new ScannerAway(`The scanner answered: ${answer.slice(0, 200)}`);
};

/**
 * A scanner that speaks clamd's protocol (INSTREAM), at `tcp://host:3310` or `unix:///run/clamav/clamd.ctl`. One connection for each scan,
 * so that it works again after a restart of the daemon.
 */
export const createScan = (address: string, timeoutMilliseconds = 30_000): Scan => {
  const place = placeOf(address);
  return (bytes) =>
    new Promise<string>((answered, failed) => {
      let answer = '';
      const socket = connect(place, () => {
        socket.write('zINSTREAM\0');
        for (let at = 0; at < bytes.length; at += chunkBytes) {
          const chunk = bytes.subarray(at, at + chunkBytes);
          socket.write(lengthOf(chunk.length));
          socket.write(chunk);
        }
        socket.write(lengthOf(0));
      });
      const clock = setTimeout(() => socket.destroy(new Error('The scanner took too long')), timeoutMilliseconds);
      socket.setEncoding('utf8');
      socket.on('data', (part: string) => {
        answer += part;
        if (answer.includes('\0') || answer.length > answerBytesMax) socket.end();
      });
      socket.on('error', (cause) => failed(new ScannerAway(cause.message, { cause })));
      socket.on('close', () => {
        clearTimeout(clock);
        answered(answer.split('\0')[0]?.trim() ?? '');
      });
    }).then(readAnswer);
};
