import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const debian = '/usr/lib/postgresql';

/** The folder with PostgreSQL's programs, or undefined when PostgreSQL is not installed. */
export const findPostgres = () => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
};

/** PostgreSQL refuses to run as root, so root switches to the user of its package. */
const userOf = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
};

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const answers = (port) =>
  new Promise((resolve) => {
    const socket = createConnection(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.end());
  });

/** The two ways to end a server: `fast` cuts its connections and writes all data, `immediate` leaves the state of a crash. */
const endings = { fast: 'SIGINT', immediate: 'SIGQUIT' };

/**
 * A PostgreSQL server of its own on loopback, in a folder that is deleted with it. Returns its address, `stop`, and `end` with `begin`,
 * between which it is down. Durability is switched off: nothing here outlives the tests.
 */
export const startPostgres = async (programs) => {
  const folder = mkdtempSync(join(tmpdir(), 'esg-postgres-'));
  const user = userOf();
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder, encoding: 'utf8' };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    options,
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const port = await freePort();
  const settings = ['fsync=off', 'full_page_writes=off', `unix_socket_directories=${folder}`].flatMap((value) => [
    '-c',
    value,
  ]);
  let server;
  let gone;
  const begin = async () => {
    server = spawn(join(programs, 'postgres'), ['-D', data, '-h', '127.0.0.1', '-p', String(port), ...settings], {
      ...options,
      stdio: 'ignore',
    });
    gone = new Promise((resolve) => server.once('exit', resolve));
    for (let tries = 0; tries < 200 && !(await answers(port)); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
  };
  /** Resolves when it has ended. */
  const end = async (how = 'fast') => {
    server.kill(endings[how]);
    await gone;
  };
  await begin();
  const stop = async () => {
    await end();
    rmSync(folder, { recursive: true, force: true });
  };
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, begin, end, stop };
};
