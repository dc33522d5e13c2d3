import { install } from './shared/install.mjs';
import { phase, Remedy, reportFailure } from './shared/terminal.mjs';
import { prepareBrowser } from './test/browser.mjs';
import { checks } from './test/checks.mjs';
import { secondTries } from './test/counts.mjs';
import { failuresBlock, failuresOfExit } from './test/failures.mjs';
import { runChecks } from './test/schedule.mjs';

const usage = `Usage: npm test -- [--only name,name]\n\n  ${checks.map(({ name }) => name).join(', ')}\n`;
/**
 * The time limit of a check that hangs. Far above the longest check, so that a slow machine or a second try does not end one that works.
 */
const checkMinutesMost = 60;

const selectedChecks = (argv) => {
  if (argv.length === 0) return checks.filter(({ whenNamed }) => !whenNamed);
  const [flag, list] = argv[0].startsWith('--only=') ? ['--only', argv[0].slice(7)] : argv;
  if (flag !== '--only' || !list) throw new Remedy(usage);
  const names = list.split(',');
  const unknown = names.filter(
    (name) => !checks.some((check) => check.name.split(':')[0] === name || check.name === name),
  );
  if (unknown.length > 0) throw new Remedy(`No check is named ${unknown.join(', ')}.\n${usage}`);
  return checks.filter(({ name }) => names.includes(name) || names.includes(name.split(':')[0]));
};

const children = new Set();
const follow = (child) => {
  children.add(child);
  child.once('close', () => children.delete(child));
};

const runOne = async ({ work, skip }, env) => {
  const reason = skip?.();
  if (reason) return { passed: 0, failed: 0, ms: 0, note: reason };
  const startedMs = performance.now();
  let own;
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    // The same signal as Ctrl-C: only on it does Playwright end the product that it started.
    own?.kill('SIGINT');
  }, checkMinutesMost * 60_000);
  const onStart = (child) => {
    own = child;
    follow(child);
  };
  const result = await work({ env, onStart }).catch(({ stack }) => ({
    passed: 0,
    failed: 1,
    output: stack,
    failures: failuresOfExit(1, stack),
  }));
  clearTimeout(timer);
  const note = timedOut ? `stopped after ${checkMinutesMost} minutes` : undefined;
  return { ...result, beganMs: startedMs, ms: performance.now() - startedMs, note };
};

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

/** How a check ended, from when on it ran and how long: what of the two lanes waits for which check at the end. */
const line = (name, { passed, failed, beganMs = 0, ms, note }) => {
  const mark = failed > 0 ? '✗' : passed > 0 ? '✓' : '–';
  const counts = `${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed`;
  return `  ${mark} ${name.padEnd(22)}${counts} ${seconds(ms)} from ${seconds(beganMs)}${note ? `  ${note}` : ''}`;
};

const tail = (text) => (text.length > 12_000 ? `…\n${text.slice(-12_000)}` : text);

const main = async () => {
  const selected = selectedChecks(process.argv.slice(2));
  const startedMs = performance.now();
  await phase('Install', install);
  const env = { CI: '1', NO_COLOR: '1', FORCE_COLOR: '0' };
  if (selected.some(({ browser }) => browser)) {
    await phase('Browser', async () => {
      const { path, note } = await prepareBrowser({ light: true });
      env.CHROMIUM_PATH = path;
      return note;
    });
  }
  const results = new Map();
  const onResult = (name, result) => {
    results.set(name, result);
    process.stdout.write(`${line(name, result)}\n`);
    for (const again of secondTries(result.output)) process.stdout.write(`    second try: ${again.trim()}\n`);
    if (result.failed > 0) process.stdout.write(`\n${tail(result.output ?? '')}\n`);
  };
  await runChecks(selected, { runOne: (check) => runOne(check, env), onResult });
  const sum = (key) => [...results.values()].reduce((total, result) => total + result[key], 0);
  const failures = [...results].flatMap(([check, { failures: own = [] }]) => own.map((each) => ({ check, ...each })));
  process.stdout.write(`\n${failuresBlock(failures)}`);
  process.stdout.write(`${selected.map(({ name }) => line(name, results.get(name))).join('\n')}\n`);
  process.stdout.write(`  in ${((performance.now() - startedMs) / 1000).toFixed(0)} s\n\n`);
  process.stdout.write(`${sum('passed')} passed, ${sum('failed')} failed\n`);
  process.exitCode = sum('failed') > 0 || sum('passed') === 0 ? 1 : 0;
};

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill('SIGTERM');
    process.exit(130);
  });
}

main().catch(reportFailure);
