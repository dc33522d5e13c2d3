import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** Runs a script that serves the product and prints its addresses as one line of JSON. */
export const served = async <What>(
  script: string,
  { environment = {}, args = [] }: { environment?: Record<string, string>; args?: readonly string[] } = {},
): Promise<{ served: What; stop: () => Promise<void> }> => {
  const child = spawn(process.execPath, ['--no-warnings', script, ...args], {
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'pipe', 'inherit'] as const,
  });
  const gone = once(child, 'exit');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await Promise.race([once(lines, 'line'), gone.then(() => [''])])) as [string];
  if (line === '') throw new Error('The product was not served');
  const stop = async () => {
    child.stdin.end();
    await gone;
  };
  return { served: JSON.parse(line) as What, stop };
};
