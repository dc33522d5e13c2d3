import { type Mode, type SampleBrand, sampleSettings } from '@esg/tokens';
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { blankMatrices, faintPairs, readPicture, wrongSwatches } from './matrix-picture.ts';
import { everyLook } from './themes.ts';

/** What a person waits for comes late on a busy machine; a test that fails waits no longer than this. */
configure({ asyncUtilTimeout: 10_000 });

type Look = { readonly tenant: SampleBrand; readonly mode: Mode };
const looks: readonly Look[] = Object.values(everyLook).flatMap((modes) => Object.values(modes));
const isMatrixPage = (storyId: string) => storyId.startsWith('components-matrix-page--');
/** `components-matrix-page--hostile-night-dark` → hostileNight, dark. */
const lookOf = (storyId: string) => {
  const words = storyId.replace(/^.*--/, '').replaceAll('-', '');
  return looks.find(({ tenant, mode }) => words === `${tenant}${mode}`.toLowerCase());
};

const usualWidth = 414;
const usualHeight = 896;

const pictureOf = async (root: Element) => {
  const { width, height } = root.getBoundingClientRect();
  await page.viewport(Math.ceil(width), Math.ceil(height));
  const base64 = await page.screenshot({ element: root, save: false });
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  return readPicture(new Blob([bytes], { type: 'image/png' }), width);
};

/** A page of every component is a large picture, and a busy machine is slow to draw it. */
const pictureTimeoutMs = 120_000;

/**
 * What a person sees of the matrix pages, read out of a picture: every role has its derived colour, every pair stands out
 * as it must, and every component has drawn something.
 */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string };
  if (!isMatrixPage(storyId) || task.result?.state === 'fail') return;
  const root = document.querySelector('[data-matrix-page]');
  const look = lookOf(storyId);
  if (!root || !look) throw new Error(`No matrix page for ${storyId}`);
  const picture = await pictureOf(root);
  await page.viewport(usualWidth, usualHeight);
  expect(wrongSwatches(picture, root, sampleSettings[look.tenant], look.mode)).toEqual([]);
  expect(faintPairs(picture, root)).toEqual([]);
  expect(blankMatrices(picture, root)).toEqual([]);
}, pictureTimeoutMs);
