import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';

const types = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/** The path below which it serves: a Storybook is often published below one. */
export const subPath = '/design';

/**
 * Serves a folder of files to this machine, below `subPath`. Answers the address of the folder and the way to stop.
 *
 * @param {string} folder
 * @returns {Promise<{ url: string, stop: () => Promise<void> }>}
 */
export const serveFolder = async (folder) => {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = pathname.startsWith(`${subPath}/`) ? pathname.slice(subPath.length) : undefined;
    const file = wanted && join(folder, normalize(decodeURIComponent(wanted)));
    if (!file || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(Number(process.env.VISUAL_PORT ?? 0), '127.0.0.1', resolve);
  });
  const stop = () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${server.address().port}${subPath}`, stop };
};
