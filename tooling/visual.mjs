import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './shared/run.mjs';
import { phase, Remedy, reportFailure, root } from './shared/terminal.mjs';
import { prepareBrowser } from './test/browser.mjs';
import { commitOf, inCheckout, usualBase } from './visual/base.mjs';
import { serveFolder } from './visual/serve.mjs';

const usage = `Usage: npm run visual -- [--base <commit or branch>] [--update]

  Compares pictures of the screens and of all components, in every brand and mode, with those of the base: where this
  branch left main, or the last commit on main itself. The base is built and pictured once and kept in test-results.

  --base    another state to compare with
  --update  take the present pictures as those of the base from now on
`;

const folder = join(root, 'test-results/visual');
const reportPath = 'test-results/visual/report/index.html';

const must = ({ code, output }, what) => {
  if (code !== 0) throw new Remedy(`${what} failed.\n${output.slice(-6000)}`);
};

const build = async (output, cwd = root) => {
  rmSync(output, { recursive: true, force: true });
  must(
    await run('storybook', ['build', '-o', output, '--disable-telemetry', '--quiet'], { cwd }),
    'The Storybook build',
  );
};

/** Pictures every view of a built Storybook, or compares it with the pictures that are there. */
const picture = async ({ storybook, pictures, chromium, update }) => {
  const { url, stop } = await serveFolder(storybook);
  try {
    const env = { CHROMIUM_PATH: chromium, VISUAL_URL: url, VISUAL_PICTURES: pictures };
    return await run('playwright', ['test', '-c', 'e2e/visual', ...(update ? ['--update-snapshots=all'] : [])], {
      env,
    });
  } finally {
    await stop();
  }
};

/** The base's pictures, made once per commit. A half-made set is never taken for a whole one. */
const makeBase = async ({ commit, pictures, chromium }) => {
  if (existsSync(join(pictures, 'complete'))) return 'kept from an earlier run';
  const storybook = join(folder, 'base-storybook');
  await inCheckout(commit, (checkout) => build(storybook, checkout));
  await keepPictures({ storybook, pictures, chromium });
  rmSync(storybook, { recursive: true, force: true });
  return 'made';
};

const keepPictures = async ({ storybook, pictures, chromium }) => {
  const fresh = `${pictures}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  must(await picture({ storybook, pictures: fresh, chromium, update: true }), 'Taking the pictures');
  writeFileSync(join(fresh, 'complete'), '');
  rmSync(pictures, { recursive: true, force: true });
  renameSync(fresh, pictures);
};

const main = async () => {
  const { values } = parseArgs({
    options: { base: { type: 'string' }, update: { type: 'boolean' }, help: { type: 'boolean' } },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { path: chromium } = await prepareBrowser();
  const commit = await (values.base ? commitOf(values.base) : usualBase());
  const pictures = join(folder, `pictures-${commit.slice(0, 12)}`);
  const storybook = join(folder, 'storybook');
  await phase('Build', () => build(storybook));
  if (values.update) {
    await phase('New pictures of the base', () => keepPictures({ storybook, pictures, chromium }));
    return;
  }
  await phase(`Base ${commit.slice(0, 8)}`, () => makeBase({ commit, pictures, chromium }));
  const { code, output } = await picture({ storybook, pictures, chromium, update: false });
  process.stdout.write(output);
  if (code === 0) return;
  throw new Remedy(
    `Something looks different. Before, after and difference: ${reportPath}\nIf it is meant to, say so in the change; "npm run visual -- --update" takes it as the base here.`,
  );
};

main().catch(reportFailure);
