import { spawn } from 'node:child_process';
import { root } from './terminal.mjs';

const quiet = { TURBO_TELEMETRY_DISABLED: '1', STORYBOOK_DISABLE_TELEMETRY: '1', DO_NOT_TRACK: '1' };

/**
 * The environment of every tool and of the gateway: the workspace's own programs (and its own Node) first, telemetry off. Node keeps what it
 * compiled: each drawing and reading thread loads the gateway's TypeScript anew, which was a quarter of the gateway's tests.
 */
export const toolEnvironment = (extra = {}) => ({
  ...process.env,
  ...quiet,
  NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node`,
  ...extra,
  PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
});

/**
 * Runs a program to its end in the repository's root. Never rejects for a failing program: answers its exit code and
 * everything it wrote, stdout alone and both together in order.
 *
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, cwd?: string, onStart?: (child: import('node:child_process').ChildProcess) => void }} [options]
 * @returns {Promise<{ code: number, stdout: string, output: string }>}
 */
export const run = (command, args, { env = {}, cwd = root, onStart = () => {} } = {}) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env: toolEnvironment(env), stdio: ['ignore', 'pipe', 'pipe'] });
    onStart(child);
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
    child.on('error', (error) => resolve({ code: 127, stdout, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, stdout, output }));
  });
