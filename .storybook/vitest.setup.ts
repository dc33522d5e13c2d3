import './without-stacks.ts';
import { configure } from 'storybook/test';
import { afterEach, expect } from 'vitest';
import { faultsInEveryLook } from './every-look.ts';

type Attempting = { readonly _disableExpensiveErrorDiagnostics?: boolean };

/** Whether Testing Library is at one of the attempts that a waiting query makes and throws away. */
const isAttempt = () => {
  let attempts = false;
  configure((now) => {
    attempts = (now as Attempting)._disableExpensiveErrorDiagnostics === true;
    return {};
  });
  return attempts;
};

// A busy machine shows things late; a failing test waits no longer than this. Only the error that is shown prints the page: to print it for
// each attempt takes longer than the attempt.
configure(({ getElementError }) => ({
  asyncUtilTimeout: 20_000,
  getElementError: (message, container) =>
    isAttempt()
      ? Object.assign(new Error(message ?? ''), { name: 'TestingLibraryElementError' })
      : getElementError(message, container),
}));

// What axe has looked at would be sent and written for each test: 77 MB that nobody reads. What it found is in the error.
afterEach(({ task }) => {
  Object.assign(task.meta, { reports: [] });
});

const matrixPage = 'components-matrix-page--in-every-look';
/** Checking ten looks of a page of every component takes a quiet machine half a minute, and a busy one several minutes. */
const looksTimeoutMs = 540_000;

/** The visible colours of the page of all matrices, read from pictures: once, after it was drawn. */
afterEach(async ({ task }) => {
  const { storyId = '' } = task.meta as { storyId?: string };
  if (storyId !== matrixPage || task.result?.state === 'fail') return;
  const root = document.querySelector('[data-matrix-page]');
  if (!root) throw new Error('The page of all matrices is not there');
  expect(await faultsInEveryLook(root, storyId)).toEqual([]);
}, looksTimeoutMs);
