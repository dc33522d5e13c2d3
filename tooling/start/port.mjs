import { createServer } from 'node:net';
import { Remedy } from '../shared/terminal.mjs';

const canListen = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve(error.code !== 'EADDRINUSE' && error.code !== 'EACCES'));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });

/** Refuses with a remedy when another program holds the port, before any time is spent on building. */
export const requireFreePort = async (port) => {
  for (const host of ['::', '127.0.0.1']) {
    if (!(await canListen(port, host))) {
      throw new Remedy(
        `Port ${port} is taken: stop the program that uses it, or start with "npm start -- --port ${port === 65_535 ? port - 1 : port + 1}".`,
      );
    }
  }
};
