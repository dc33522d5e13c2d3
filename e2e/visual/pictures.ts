import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const url = process.env.VISUAL_URL ?? 'http://127.0.0.1:6006';
const pictures = process.env.VISUAL_PICTURES ?? '';

type View = { readonly id: string; readonly globals?: string; readonly width?: number };

const modes = ['light', 'dark'] as const;
const brands = ['default', 'verdant', 'harbour', 'hostile-yellow', 'hostile-night'] as const;

/** Every component in every brand and mode, and the screens each in one brand, mode, language and width. */
const views: readonly View[] = [
  ...brands.flatMap((brand) => modes.map((mode) => ({ id: `components-matrix-page--${brand}-${mode}` }))),
  { id: 'screens-home--with-reports' },
  { id: 'screens-home--with-reports', globals: 'tenant:verdant;mode:dark;locale:zh-Hant-HK', width: 390 },
  { id: 'screens-select-framework--library', globals: 'tenant:harbour' },
  { id: 'screens-data-input--three-panes' },
  { id: 'screens-data-input--three-panes', globals: 'tenant:hostileNight;mode:dark;locale:zh-Hant-HK' },
  { id: 'screens-sign-in--form', globals: 'tenant:hostileYellow' },
  { id: 'screens-report--cover', globals: 'tenant:verdant' },
  { id: 'screens-chart--emissions-over-time', globals: 'tenant:harbour;mode:dark' },
  { id: 'brand-studio-tenants--all-tenants' },
];

const nameOf = ({ id, globals = '', width }: View) =>
  [id, ...(globals.match(/[^:;]+(?=;|$)/g) ?? []), ...(width ? [width] : [])].join('-');

for (const view of views) {
  const name = nameOf(view);
  test(name, async ({ page, request }, { config }) => {
    const file = `${name}.png`;
    const isTaking = config.updateSnapshots === 'all';
    const { entries } = await (await request.get(`${url}/index.json`)).json();
    test.skip(isTaking && !(view.id in entries), 'The base has no such view');
    test.skip(!isTaking && !existsSync(join(pictures, file)), 'New: the base has no picture of it');
    const strangers: string[] = [];
    page.on('request', (asked) => {
      if (!/^(data|blob):/.test(asked.url()) && !asked.url().startsWith(`${url}/`)) strangers.push(asked.url());
    });
    await page.clock.setFixedTime('2026-06-15T04:00:00Z');
    await page.setViewportSize({ width: view.width ?? 1280, height: 800 });
    await page.goto(`${url}/iframe.html?viewMode=story&id=${view.id}&globals=${view.globals ?? ''}`);
    await expect(page.locator('#storybook-root')).not.toBeEmpty();
    await page.evaluate(async () => {
      await document.fonts.ready;
    });
    await expect(page.locator('[aria-busy="true"], .sb-show-errordisplay, .sb-show-nopreview')).toHaveCount(
      view.id.startsWith('screens-') ? 0 : await page.locator('[aria-busy="true"]').count(),
    );
    await expect(page).toHaveScreenshot(file, { fullPage: true });
    expect(strangers.filter((address) => !address.endsWith('/favicon.ico'))).toEqual([]);
  });
}
