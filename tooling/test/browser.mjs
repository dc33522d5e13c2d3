import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { delimiter, join } from 'node:path';
import { run } from '../shared/run.mjs';
import { Remedy } from '../shared/terminal.mjs';

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

const findChromium = () => {
  const asked = process.env.CHROMIUM_PATH;
  if (asked && !isProgram(asked)) throw new Remedy(`CHROMIUM_PATH: ${asked} is not a program; correct it or unset it.`);
  return asked || names.map(onPath).find(Boolean) || ofPlaywright();
};

const hasChineseFont = async () => {
  const { code, stdout } = await run('fc-list', [':lang=zh-hk', 'family']);
  return code === 0 && stdout.trim() !== '';
};

const installByApt = async (packages) => {
  if (!onPath('apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args];
    return run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } });
  };
  await apt('update', '-q');
  return (await apt('install', '-y', '-q', '--no-install-recommends', ...packages)).code === 0;
};

/**
 * Finds the browser that stories and journeys run in, and a Chinese font; installs what is missing. Answers the browser's path
 * and a note. Without a font only a note is made: the pictures then show boxes, no test depends on it.
 */
export const prepareBrowser = async () => {
  const missing = [
    ...(findChromium() ? [] : ['chromium']),
    ...((await hasChineseFont()) ? [] : ['fonts-noto-cjk', 'fontconfig']),
  ];
  if (missing.length > 0) await installByApt(missing);
  if (!findChromium()) await run('playwright', ['install', 'chromium']);
  const path = findChromium();
  if (!path)
    throw new Remedy(
      'No Chromium: install one ("apt-get install chromium" or "npx playwright install --with-deps chromium"), or set CHROMIUM_PATH.',
    );
  return { path, note: (await hasChineseFont()) ? path : `${path}; no Chinese font, install fonts-noto-cjk` };
};
