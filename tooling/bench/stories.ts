import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { chromium, type Page } from 'playwright';
import type { Budget, Cost } from '../../.storybook/cost/events.ts';
import { run } from '../shared/run.mjs';
import { root } from '../shared/terminal.mjs';
import { prepareBrowser } from '../test/browser.mjs';
import { serveFolder } from '../visual/serve.mjs';
import { atMost, type Measurement, plain } from './measure.ts';

export type StoriesOptions = { readonly record: boolean };

const budgetsFile = `${root}/.storybook/cost/budgets.json`;
const folder = `${root}/storybook-static`;
/** A budget is this much above the measurement, so that the variation of another machine does not break it. */
const room = 2;
/** Below this, in yardsticks, a clock with a resolution of a tenth of a millisecond is meaningless. */
const least = 0.3;
const drawnMs = 15_000;

type Entry = {
  readonly id: string;
  readonly type: string;
  readonly subtype?: string;
  readonly importPath: string;
  readonly tags: readonly string[];
};

/** Stories of single components: neither tests nor matrices, and not those that only gather others. */
const isMeasured = ({ type, subtype, importPath, tags, id }: Entry) =>
  type === 'story' &&
  subtype !== 'test' &&
  importPath.includes('packages/ui/') &&
  !tags.includes('qa') &&
  !/--(states|.*million.*|.*thousand.*)$/.test(id);

const told = (page: Page, id: string): Promise<Cost | undefined> =>
  page.evaluate(
    ([story, patience]) =>
      new Promise<Cost | undefined>((resolve) => {
        const channel = Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__');
        channel.once('cost/told', resolve);
        setTimeout(() => resolve(undefined), patience);
        channel.emit('cost/asked', { id: story });
      }),
    [id, drawnMs] as const,
  );

const measureAll = async (url: string, ids: readonly string[]): Promise<Cost[]> => {
  const { path } = await prepareBrowser();
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox', '--disable-gpu'] });
  const costs: Cost[] = [];
  for (const id of ids) {
    const page = await browser.newPage({ reducedMotion: 'reduce' });
    await page.goto(`${url}/iframe.html?viewMode=story&id=${id}`);
    const root = page.locator('.sb-show-main #storybook-root > *').first();
    // Stories that only work alone on a page, or take long, are left out and listed.
    const isDrawn = await root.waitFor({ state: 'attached', timeout: drawnMs }).then(
      () => true,
      () => false,
    );
    const cost = isDrawn ? await told(page, id) : undefined;
    if (cost) costs.push(cost);
    await page.close();
  }
  await browser.close();
  return costs;
};

const up = (value: number) => Math.ceil(Math.max(value, least) * room * 10) / 10;
const budgetOf = ({ mountMs, updateMs, yardMs }: Cost): Budget => ({
  mount: up(mountMs / yardMs),
  update: up(updateMs / yardMs),
});

const isOver = (cost: Cost, budget: Budget) =>
  cost.mountMs / cost.yardMs > budget.mount || cost.updateMs / cost.yardMs > budget.update;

/** The cost of mounting and updating every story of a component, against its budget; with `--record` this becomes the budget. */
export const measureStories = async ({ record }: StoriesOptions): Promise<Measurement[]> => {
  if (!existsSync(`${folder}/index.json`)) await run('npm', ['run', 'build-storybook'], { cwd: root });
  const { entries } = JSON.parse(readFileSync(`${folder}/index.json`, 'utf8')) as { entries: Record<string, Entry> };
  const ids = Object.values(entries)
    .filter(isMeasured)
    .map(({ id }) => id);
  const { url, stop } = await serveFolder(folder);
  const costs = await measureAll(url, ids).finally(stop);
  if (record) {
    const budgets = Object.fromEntries(costs.map((cost) => [cost.id, budgetOf(cost)]));
    writeFileSync(budgetsFile, `${JSON.stringify(budgets, null, 2)}\n`);
  }
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8')) as Record<string, Budget>;
  const over = costs.filter((cost) => isOver(cost, budgets[cost.id] ?? { mount: Infinity, update: Infinity }));
  const dearest = costs.toSorted((one, other) => other.mountMs - one.mountMs).slice(0, 5);
  return [
    plain({ name: 'stories measured', value: costs.length, unit: 'cases' }),
    plain({
      name: 'stories without a cost',
      value: ids.length - costs.length,
      unit: 'cases',
      note: ids.filter((id) => !costs.some((cost) => cost.id === id)).join(', '),
    }),
    atMost(0, {
      name: 'stories over their budget',
      value: over.length,
      unit: 'cases',
      note: over.map(({ id }) => id).join(', '),
    }),
    ...dearest.map(({ id, mountMs }) =>
      plain({ name: `mount ${id.replace('components-', '')}`, value: mountMs, unit: 'ms' }),
    ),
  ];
};
