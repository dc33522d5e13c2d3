import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../shared/run.mjs';
import { Remedy, root } from '../shared/terminal.mjs';

const git = async (...args) => {
  const { code, stdout, output } = await run('git', args);
  if (code !== 0) throw new Remedy(`git ${args.join(' ')}: ${output.trim()}`);
  return stdout.trim();
};

/** The full id of a commit. */
export const commitOf = (ref) => git('rev-parse', '--verify', `${ref}^{commit}`);

/** The commit where this branch left `main`; the last commit on `main` itself. */
export const usualBase = async () => {
  const { code, stdout } = await run('git', ['merge-base', 'HEAD', 'origin/main']);
  if (code === 0 && stdout.trim()) return stdout.trim();
  const local = await run('git', ['merge-base', 'HEAD', 'main']);
  return local.code === 0 && local.stdout.trim() ? local.stdout.trim() : commitOf('HEAD');
};

/**
 * Installed modules for another checkout: links to those installed here, except for the workspace's own packages, which are those of the
 * checkout. So an older state is built without a second installation.
 */
const linkModules = (checkout) => {
  const here = join(root, 'node_modules');
  const there = join(checkout, 'node_modules');
  mkdirSync(join(there, '@esg'), { recursive: true });
  for (const name of readdirSync(here)) {
    if (name !== '@esg' && name !== '.cache') symlinkSync(join(here, name), join(there, name));
  }
  for (const group of ['packages', 'apps']) {
    for (const folder of readdirSync(join(checkout, group))) {
      const file = join(checkout, group, folder, 'package.json');
      if (!existsSync(file)) continue;
      const { name } = JSON.parse(readFileSync(file, 'utf8'));
      symlinkSync(join(checkout, group, folder), join(there, name));
      const own = join(root, group, folder, 'node_modules');
      if (existsSync(own)) symlinkSync(own, join(checkout, group, folder, 'node_modules'));
    }
  }
};

/** Runs the work in a checkout of the commit, which is removed afterwards. The working tree stays unchanged. */
export const inCheckout = async (commit, work) => {
  const checkout = join(root, 'test-results/visual/checkout');
  const remove = async () => {
    rmSync(checkout, { recursive: true, force: true });
    await run('git', ['worktree', 'prune']);
  };
  await remove();
  await git('worktree', 'add', '--detach', '--force', checkout, commit);
  try {
    linkModules(checkout);
    return await work(checkout);
  } finally {
    await remove();
  }
};
