import { spawn } from 'node:child_process';
import { toolEnvironment } from './shared/run.mjs';
import { Remedy, reportFailure, root } from './shared/terminal.mjs';

/** Publishes the Storybook to Chromatic, for people with a project there. Nothing else in the repository needs it. */
const main = async () => {
  if (!process.env.CHROMATIC_PROJECT_TOKEN) {
    throw new Remedy(
      'Chromatic needs the token of your project: CHROMATIC_PROJECT_TOKEN=… npm run chromatic. Without one, "npm run visual" compares pictures on this machine.',
    );
  }
  const args = ['--exit-zero-on-changes', '--build-command', 'storybook build -o storybook-static --disable-telemetry'];
  const all = [...args, '--output-dir', 'storybook-static', ...process.argv.slice(2)];
  const child = spawn('chromatic', all, { cwd: root, env: toolEnvironment(), stdio: 'inherit' });
  process.exitCode = await new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
};

main().catch(reportFailure);
