import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { phase, Remedy, reportFailure, root } from './shared/terminal.mjs';
import { prepareBrowser } from './test/browser.mjs';

const usage = `Usage: npm run pictures -- [--port <number>]

  Takes the pictures of README.md from the demonstration that runs on that port (default 4200): start it with npm start first,
  on a fresh data folder. Look at them before you commit them.
`;

const password = 'Demo-2026!';

/** The unfinished report of the demonstration. */
const openReport = async (page, base) => {
  await page.goto(`${base}/ct/reports`);
  await page.locator('main a[href*="/framework-reports/"]').first().click();
  await page.waitForURL(/framework-reports/);
};

/** Each picture by the name of its file: the person, the language, and the way to the screen. */
const pictures = [
  { name: 'verdant', tenant: 'verdant', email: 'admin@verdant.example', language: 'en' },
  { name: 'harbour', tenant: 'harbour', email: 'admin@harbour.example', language: 'zhTw' },
  { name: 'default', tenant: '', email: 'admin@example.com', language: 'en' },
  {
    name: 'input',
    tenant: 'verdant',
    email: 'admin@verdant.example',
    language: 'en',
    goTo: async (page, base) => {
      await openReport(page, base);
      await page.goto(page.url().replace(/[^/]+$/, 'data-input?disclosure=305-1'));
    },
  },
];

const signIn = async (page, base, { email }) => {
  await page.goto(`${base}/ct/`);
  await page.waitForURL((url) => url.hostname === 'accounts.localhost');
  await page.locator('input[type=email]').fill(email);
  await page.locator('input[type=password]').fill(password);
  await page.locator('button[type=submit]').click();
  await page.waitForURL((url) => url.origin === base);
};

const take = async (browser, port, picture) => {
  const base = `http://${picture.tenant ? `${picture.tenant}.` : ''}localhost:${port}`;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Asia/Hong_Kong',
  });
  await context.addCookies([{ name: 'language', value: picture.language, url: base }]);
  const page = await context.newPage();
  await signIn(page, base, picture);
  await picture.goTo?.(page, base);
  await page.locator('main h1, main h2').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy="true"]').length === 0);
  await page.screenshot({ path: join(root, `docs/images/${picture.name}.png`) });
  await context.close();
};

const main = async () => {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4200' }, help: { type: 'boolean', default: false } },
  });
  if (values.help) return process.stdout.write(usage);
  const answer = await fetch(`http://localhost:${values.port}/config.json`).catch(() => undefined);
  if (!answer?.ok) throw new Remedy(`Nothing answers on port ${values.port}: run npm start first.`);
  const { path: executablePath } = await prepareBrowser();
  const browser = await chromium.launch({ executablePath });
  for (const picture of pictures) await phase(`Picture ${picture.name}`, () => take(browser, values.port, picture));
  await browser.close();
};

main().catch(reportFailure);
