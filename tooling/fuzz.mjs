import { spawn } from 'node:child_process';
import { run, toolEnvironment } from './shared/run.mjs';
import { root } from './shared/terminal.mjs';

/**
 * Searches for bugs with the property tests: other cases each time, and many. A finding prints its seed; `FC_SEED=<seed> npm run fuzz`
 * repeats it. Arguments are passed to Vitest, such as the name of a file.
 */
const { stdout } = await run('git', ['grep', '-lE', "from 'fast-check'", '--', '*.test.ts']);
const asked = process.argv.slice(2);
const files = asked.length > 0 ? asked : stdout.trim().split('\n');
const { FC_SEED = 'random', FC_RUNS = '2000' } = process.env;
const env = toolEnvironment({ FC_SEED, FC_RUNS });
const args = ['run', '--project', 'unit', '--project', 'gateway', '--testTimeout', '600000', ...files];
spawn('vitest', args, { cwd: root, env, stdio: 'inherit' }).on('close', (code) => {
  process.exitCode = code ?? 1;
});
