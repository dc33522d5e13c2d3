import { install, nodeProgram } from './shared/install.mjs';
import { phase, reportFailure } from './shared/terminal.mjs';
import { readArguments, usage } from './start/arguments.mjs';
import { build } from './start/build.mjs';
import { claimDataFolder, requireUnlocked, resetDataFolder } from './start/data-folder.mjs';
import { launchGateway, stopGateway, waitUntilReady } from './start/gateway.mjs';
import { requireFreePort } from './start/port.mjs';

const welcome = ({ port, dataDir, databaseUrl }) => `
  Ready. Open one of
    http://verdant.localhost:${port}    Verdant Manufacturing, a company
    http://harbour.localhost:${port}    Harbour Advisory, a consultancy
    http://localhost:${port}            the default brand

  Sign in with the password Demo-2026! as
    admin@verdant.example    administrator     entity@verdant.example   entity user
    member@verdant.example   basic             admin@harbour.example    administrator
                                               admin@example.com        administrator (default brand)

  Accounts  http://accounts.localhost:${port}
  API       http://localhost:${port}/api/openapi.json
  E-mails   ${process.env.SMTP_URL ? 'sent through SMTP_URL' : `http://localhost:${port}/dev/mail`}
  Data      ${databaseUrl ? `PostgreSQL of DATABASE_URL; files in ${dataDir}` : dataDir}

  Add a tenant of your own in a second terminal: npm run tenant -- --help
  Ctrl-C stops.
`;

const serve = async (options, node) => {
  const gateway = launchGateway({ node, ...options });
  let stopping;
  const stop = () => {
    if (stopping) return gateway.child.kill('SIGKILL');
    stopping = stopGateway(gateway);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop);
  try {
    await phase('Start', () => waitUntilReady(gateway));
  } catch (error) {
    if (!stopping) stop();
    await stopping;
    throw error;
  }
  process.stdout.write(welcome(options));
  const { code, signal } = await gateway.ended;
  if (stopping) process.stdout.write('\n  Stopped.\n');
  else {
    process.stderr.write(`The gateway ended by itself (${signal ?? code}); see ${gateway.logFile}.\n`);
    process.exitCode = 1;
  }
};

const main = async () => {
  const options = readArguments(process.argv.slice(2), process.env, process.env.INIT_CWD ?? process.cwd());
  if (options.help) return process.stdout.write(`${usage}\n`);
  await requireFreePort(options.port);
  await phase('Install', install);
  const node = nodeProgram();
  if (options.reset) await resetDataFolder(options.dataDir, { yes: options.yes, node });
  claimDataFolder(options.dataDir);
  requireUnlocked(options.dataDir, node);
  await phase('Build', build);
  await serve(options, node);
};

main().catch(reportFailure);
