import { spawn } from 'node:child_process';
import { install, nodeProgram } from './shared/install.mjs';
import { toolEnvironment } from './shared/run.mjs';
import { reportFailure, root } from './shared/terminal.mjs';

/** Verifies an exported audit log; see docs/guides/audit-log.md. Runs on the workspace's own Node, installed where it is missing. */
const main = async () => {
  await install();
  const child = spawn(
    nodeProgram(),
    ['--no-warnings', `${root}/apps/gateway/src/operator/verify-audit.ts`, ...process.argv.slice(2)],
    { cwd: process.env.INIT_CWD ?? process.cwd(), env: toolEnvironment(), stdio: 'inherit' },
  );
  child.once('error', reportFailure);
  child.once('exit', (code) => {
    process.exitCode = code ?? 1;
  });
};

main().catch(reportFailure);
