import { join } from 'node:path';
import { run } from './shared/run.mjs';
import { phase, Remedy, reportFailure, root } from './shared/terminal.mjs';
import { generators } from './test/drift.mjs';

const main = async () => {
  for (const { name, workspace, command } of generators) {
    await phase(`Generate ${name}`, async () => {
      const { code, output } = await run(command[0], command.slice(1), { cwd: join(root, workspace) });
      if (code !== 0) throw new Remedy(output);
    });
  }
};

main().catch(reportFailure);
