import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { faultsInEveryLook } from './every-look.ts';

/** What a person waits for comes late on a busy machine; a test that fails waits no longer than this. */
configure({ asyncUtilTimeout: 20_000 });

const matrixPage = 'components-matrix-page--in-every-look';
/** Ten looks at a page of every component take a quiet machine half a minute, and a busy one several. */
const looksTimeoutMs = 540_000;

/** What a person sees of the page of all matrices, read out of pictures: once, when it has been drawn. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string };
  if (storyId !== matrixPage || task.result?.state === 'fail') return;
  const root = document.querySelector('[data-matrix-page]');
  if (!root) throw new Error('The page of all matrices is not there');
  expect(await faultsInEveryLook(root, storyId)).toEqual([]);
}, looksTimeoutMs);
