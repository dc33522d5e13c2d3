import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { run } from './shared/run.mjs';
import { phase, Remedy, reportFailure, root } from './shared/terminal.mjs';
import { prepareBrowser } from './test/browser.mjs';
import { commitOf, inCheckout, usualBase } from './visual/base.mjs';
import { serveFolder } from './visual/serve.mjs';

const usage = `Usage: npm run visual -- [--only <text>] [--base <commit or branch>] [--update]

  Compares pictures of the screens and of all components, in every brand and mode, with those of the base: where this
  branch left main, or the last commit on main itself. The base is built and pictured once and kept in test-results.

  --only    the views whose name has this text, for example screens-home
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

/** Takes a picture of every view of a built Storybook, or compares it with the existing pictures. */
const picture = async ({ storybook, pictures, chromium, only, update }) => {
  const { url, stop } = await serveFolder(storybook);
  try {
    const env = { CHROMIUM_PATH: chromium, VISUAL_URL: url, VISUAL_PICTURES: pictures };
    const filter = only ? ['-g', only] : [];
    const taking = update ? ['--update-snapshots=all'] : [];
    return await run('playwright', ['test', '-c', 'e2e/visual', ...filter, ...taking], { env });
  } finally {
    await stop();
  }
};

/** The base's pictures, taken once per commit. An incomplete set is never used as a complete one. */
const makeBase = async ({ commit, ...taking }) => {
  if (existsSync(join(taking.pictures, 'complete'))) return 'kept from an earlier run';
  const storybook = join(folder, 'base-storybook');
  await inCheckout(commit, (checkout) => build(storybook, checkout));
  await keepPictures({ storybook, ...taking });
  rmSync(storybook, { recursive: true, force: true });
  return 'made';
};

const keepPictures = async ({ pictures, ...taking }) => {
  const fresh = `${pictures}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true });
  must(await picture({ ...taking, pictures: fresh, update: true }), 'Taking the pictures');
  writeFileSync(join(fresh, 'complete'), '');
  rmSync(pictures, { recursive: true, force: true });
  renameSync(fresh, pictures);
};

const options = {
  only: { type: 'string' },
  base: { type: 'string' },
  update: { type: 'boolean' },
  help: { type: 'boolean' },
};

/** One folder of pictures for each commit, and for each choice of views. */
const folderOf = (commit, only = '') =>
  join(folder, ['pictures', commit.slice(0, 12), ...(only ? [only.replace(/\W+/g, '-')] : [])].join('-'));

const main = async () => {
  const { only, base, update, help } = parseArgs({ options }).values;
  if (help) {
    process.stdout.write(usage);
    return;
  }
  const { path: chromium } = await prepareBrowser();
  const commit = await (base ? commitOf(base) : usualBase());
  const storybook = join(folder, 'storybook');
  const taking = { pictures: folderOf(commit, only), chromium, only };
  await phase('Build', () => build(storybook));
  if (update) {
    await phase('New pictures of the base', () => keepPictures({ storybook, ...taking }));
    return;
  }
  await phase(`Base ${commit.slice(0, 8)}`, () => makeBase({ commit, ...taking }));
  const { code, output } = await picture({ storybook, ...taking, update: false });
  process.stdout.write(output);
  if (code === 0) return;
  throw new Remedy(
    `Something looks different. Before, after and difference: ${reportPath}\nIf it is meant to, say so in the change; "npm run visual -- --update" takes it as the base here.`,
  );
};

main().catch(reportFailure);
