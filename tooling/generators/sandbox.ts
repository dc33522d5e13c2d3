import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toolEnvironment } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';

/**
 * A copy of the repository's sources in which generators may write. Installed packages are shared, the workspace's own are those of the
 * copy.
 */
export type Sandbox = {
  readonly folder: string;
  /** Runs a tool in the copy; returns its exit code and its output. */
  readonly run: (program: string, args: readonly string[], within?: string) => { code: number | null; output: string };
  /** Lets the compiler of types look for no errors in the copied sources, but in these files and folders. */
  readonly leaveUnchecked: (except: readonly string[]) => void;
  readonly remove: () => void;
};

const link = (target: string, path: string) => {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path);
};

const linkInstalled = (folder: string, workspaces: readonly string[]) => {
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@esg') link(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const workspace of workspaces) {
    link(join(folder, workspace), join(folder, 'node_modules/@esg', workspace.split('/')[1] ?? ''));
    const own = join(root, workspace, 'node_modules');
    if (existsSync(own)) link(own, join(folder, workspace, 'node_modules'));
  }
};

const isWithin = (part: string, path: string) => path === part || path.startsWith(`${part}/`);

/** Copies all files that git tracks or would add. */
export const createSandbox = (): Sandbox => {
  const folder = mkdtempSync(join(tmpdir(), 'esg-generators-'));
  const listed = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const files = listed.stdout.split('\0').filter((path) => path !== '' && existsSync(join(root, path)));
  for (const path of files) cpSync(join(root, path), join(folder, path));
  const workspaces = ['apps', 'packages'].flatMap((part) =>
    readdirSync(join(folder, part)).map((name) => `${part}/${name}`),
  );
  linkInstalled(folder, workspaces);
  return {
    folder,
    run: (program, args, within = '.') => {
      const options = { cwd: join(folder, within), env: toolEnvironment(), encoding: 'utf8' } as const;
      const { status, stdout, stderr } = spawnSync(program, args, options);
      return { code: status, output: `${stdout}${stderr}` };
    },
    leaveUnchecked: (except) => {
      for (const path of files.filter(
        (each) => /\.[cm]?tsx?$/.test(each) && !except.some((part) => isWithin(part, each)),
      )) {
        const text = readFileSync(join(folder, path), 'utf8');
        writeFileSync(join(folder, path), `// @ts-nocheck\n${text}`);
      }
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
};
