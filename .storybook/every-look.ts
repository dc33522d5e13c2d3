import { type Mode, type SampleBrand, sampleSettings } from '@esg/tokens';
import { afterEach as checkAxe } from '@storybook/addon-a11y/preview';
import { page } from 'vitest/browser';
import { blankMatrices, faintPairs, readPicture, wrongSwatches } from './matrix-picture.ts';
import { dress, everyLook } from './themes.ts';

type Look = { readonly tenant: SampleBrand; readonly mode: Mode };
const looks: readonly Look[] = Object.values(everyLook).flatMap((modes) => Object.values(modes));
/**
 * Where axe reads every text: the product's dark, the lightest brand, the darkest. The product's light is each component's own matrix;
 * between these lie all others, whose pairs of colours are measured in the picture.
 */
const extremes: readonly Look[] = [everyLook.default.dark, everyLook.hostileYellow.light, everyLook.hostileNight.dark];

const pictureOf = async (element: Element) => {
  const base64 = await page.screenshot({ element, save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return readPicture(new Blob([bytes], { type: 'image/png' }), element.getBoundingClientRect().width);
};

const wear = async ({ tenant, mode }: Look) => {
  dress(sampleSettings[tenant], mode, 'en');
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
};

/** What axe has to say about contrast. Names, roles and keyboard are the business of each component's own matrix story. */
const unreadable = async (id: string): Promise<string[]> => {
  // The samples are measured in the picture.
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

/** Every role has its derived colour, every pair of the contrast table stands out, and so does every text of a component. */
const faultsOf = async (look: Look, root: Element, id: string): Promise<string[]> => {
  await wear(look);
  const samples = root.querySelector('[data-samples]') ?? root;
  const picture = await pictureOf(samples);
  return [
    ...wrongSwatches(picture, samples, sampleSettings[look.tenant], look.mode),
    ...faintPairs(picture, samples),
    ...(extremes.includes(look) ? await unreadable(id) : []),
  ];
};

const usual = { width: 414, height: 896 };
/** Wide enough for the page of all matrices, high enough for its samples. */
const wide = { width: 1232, height: 1000 };

const named = ({ tenant, mode }: Look, faults: readonly string[]) =>
  faults.map((fault) => `${tenant}, ${mode}: ${fault}`);

/**
 * What is wrong with the page of all matrices in any brand and mode. It is drawn once and then only dressed anew, as it is in the
 * product when a brand changes. Nothing may be blank, which is looked for in light and in dark.
 */
export const faultsInEveryLook = async (root: Element, id: string): Promise<string[]> => {
  const faults: string[] = [];
  await page.viewport(wide.width, wide.height);
  for (const look of looks) faults.push(...named(look, await faultsOf(look, root, id)));
  await page.viewport(wide.width, Math.ceil(root.getBoundingClientRect().height));
  for (const look of Object.values(everyLook.default)) {
    await wear(look);
    faults.push(...named(look, blankMatrices(await pictureOf(root), root)));
  }
  await page.viewport(usual.width, usual.height);
  return faults;
};
