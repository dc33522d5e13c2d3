import { type Mode, type SampleBrand, sampleSettings } from '@esg/tokens';
import { afterEach as checkAxe } from '@storybook/addon-a11y/preview';
import { page } from 'vitest/browser';
import { blankMatrices, faintPairs, readPicture, wrongSwatches } from './matrix-picture.ts';
import { dress, everyLook } from './themes.ts';

type Look = { readonly tenant: SampleBrand; readonly mode: Mode };
const looks: readonly Look[] = Object.values(everyLook).flatMap((modes) => Object.values(modes));
/**
 * The looks in which axe reads every text: the product's dark, the lightest brand, the darkest. Each component's own matrix tests the
 * product's light; all others are between these looks, and a picture measures their pairs of colours.
 */
const extremes: readonly Look[] = [everyLook.default.dark, everyLook.hostileYellow.light, everyLook.hostileNight.dark];

const readScreenshot = async (element: Element) => {
  const base64 = await page.screenshot({ element, save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return readPicture(new Blob([bytes], { type: 'image/png' }), element.getBoundingClientRect().width);
};

const wear = async ({ tenant, mode }: Look) => {
  dress(sampleSettings[tenant], mode, 'en');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** The contrast errors that axe finds. Each component's own matrix story tests names, roles and keyboard. */
const unreadable = async (id: string): Promise<string[]> => {
  // The picture measures the samples.
  const a11y = {
    context: { exclude: ['[data-sample]'] },
    options: { runOnly: ['color-contrast'], resultTypes: ['violations'] },
  };
  const context = { id, reporting: { addReport: () => {} }, parameters: { a11y }, globals: {}, viewMode: 'story' };
  try {
    await checkAxe(context as unknown as Parameters<typeof checkAxe>[0]);
    return [];
  } catch (error) {
    return [String(error)];
  }
};

/** Every role has its derived colour, every pair of the contrast table has enough contrast, and so has every text of a component. */
const findFaults = async (look: Look, root: Element, id: string): Promise<string[]> => {
  await wear(look);
  const samples = root.querySelector('[data-samples]') ?? root;
  const picture = await readScreenshot(samples);
  return [
    ...wrongSwatches(picture, samples, sampleSettings[look.tenant], look.mode),
    ...faintPairs(picture, samples),
    ...(extremes.includes(look) ? await unreadable(id) : []),
  ];
};

const usual = { width: 414, height: 896 };
/** The window is wide enough for the page of all matrices, and high enough for its samples. */
const wide = { width: 1232, height: 1000 };

const named = ({ tenant, mode }: Look, faults: readonly string[]) =>
  faults.map((fault) => `${tenant}, ${mode}: ${fault}`);

/**
 * The faults of the page of all matrices in any brand and mode. It is drawn once and then only gets new colours, as in the product when a
 * brand changes. Nothing may be blank, which is tested in light and in dark.
 */
export const faultsInEveryLook = async (root: Element, id: string): Promise<string[]> => {
  const faults: string[] = [];
  await page.viewport(wide.width, wide.height);
  for (const look of looks) faults.push(...named(look, await findFaults(look, root, id)));
  await page.viewport(wide.width, Math.ceil(root.getBoundingClientRect().height));
  for (const look of Object.values(everyLook.default)) {
    await wear(look);
    faults.push(...named(look, blankMatrices(await readScreenshot(root), root)));
  }
  await page.viewport(usual.width, usual.height);
  return faults;
};
