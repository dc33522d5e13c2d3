import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '../shared/run.mjs';
import { Remedy } from '../shared/terminal.mjs';

/** The same engine without windows, tabs and profiles, which nobody sees here: it opens a page with a third of the processor time. */
const shell = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram);

const ofPlaywright = () => {
  const cache = process.env.PLAYWRIGHT_BROWSERS_PATH ?? join(homedir(), '.cache', 'ms-playwright');
  if (!existsSync(cache)) return undefined;
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .sort()
    .reverse()
    .flatMap((name) => ['chrome-linux', 'chrome-linux64'].map((folder) => join(cache, name, folder, 'chrome')))
    .find(isProgram);
};

const findChromium = ({ light }) => {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !isProgram(asked)) throw new Remedy(`CHROMIUM_PATH: ${asked} is not a program; correct it or unset it.`);
  return asked || [...(light ? [shell] : []), ...names].map(onPath).find(Boolean) || ofPlaywright();
};

/** The installed Firefox, for the check that drives it; nothing is installed for it. */
export const findFirefox = () => process.env.FIREFOX_PATH || ['firefox', 'firefox-esr'].map(onPath).find(Boolean);

const hasChineseFont = async () => {
  const { code, stdout } = await run('fc-list', [':lang=zh-hk', 'family']);
  return code === 0 && stdout.trim() !== '';
};

const installByApt = async (packages) => {
  if (!onPath('apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  // Without a network this fails soon: the rest continues with what is there.
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'timeout', '180', 'apt-get', '-o', 'Acquire::http::Timeout=15', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update', '-q');
  return (await apt('install', '-y', '-q', '--no-install-recommends', ...packages)).code === 0;
};

/**
 * Finds the browser for stories and journeys, and a Chinese font; installs missing ones. Returns the browser's path and a note. A missing
 * font only adds a note: the pictures then show boxes, no test depends on it. `light` prefers Chromium's headless shell, and installs it on
 * CI even beside another browser; without it, it is the browser that a person would use, for measurements.
 */
export const prepareBrowser = async ({ light = false } = {}) => {
  const installsShell =
    light && !process.env.CHROMIUM_PATH && !onPath(shell) && (process.env.CI || !findChromium({ light }));
  // A command of its own: not every distribution has it, and one missing package fails the whole command.
  if (installsShell) await installByApt([shell]);
  const missing = [
    ...(findChromium({ light }) ? [] : ['chromium']),
    ...((await hasChineseFont()) ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
  if (missing.length > 0) await installByApt(missing);
  if (!findChromium({ light })) await run('playwright', ['install', 'chromium']);
  const path = findChromium({ light });
  if (!path)
    throw new Remedy(
      'No Chromium: install one ("apt-get install chromium" or "npx playwright install --with-deps chromium"), or set CHROMIUM_PATH.',
    );
  return { path, note: (await hasChineseFont()) ? path : `${path}; no Chinese font, install fonts-noto-cjk` };
};
