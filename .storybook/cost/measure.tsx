import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { addons } from 'storybook/preview-api';
import { type Cost, costAsked, costTold } from './events.ts';

const runsMax = 15;
const runsLeast = 5;
const warmUps = 3;
/** A story slower than this, such as one with a million rows, is not run fifteen times. */
const patienceMs = 1500;

const rows = Array.from({ length: 20 }, (_, row) => `Row ${row}`);
/** Twenty labelled boxes in the browser's own style: the same work in every release and on every machine. */
const Yardstick = () =>
  rows.map((row) => (
    <label key={row}>
      {row} <input />
    </label>
  ));

const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** Script, style and layout; painting is not part of the measurement. */
const timed = (place: HTMLElement, work: () => void): number => {
  const start = performance.now();
  flushSync(work);
  place.getBoundingClientRect();
  return performance.now() - start;
};

const runOnce = (draw: () => ReactElement | null) => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.cssText = 'position:absolute;inset-inline:0;visibility:hidden';
  const Drawn = (_: { readonly turn: number }) => draw();
  const root = createRoot(place);
  const mountMs = timed(place, () => root.render(<Drawn turn={0} />));
  const updateMs = timed(place, () => root.render(<Drawn turn={1} />));
  flushSync(() => root.unmount());
  place.remove();
  return { mountMs, updateMs };
};

const rest = () => new Promise((resolve) => setTimeout(resolve));

const measured = async (draw: () => ReactElement | null) => {
  const found: { mountMs: number; updateMs: number }[] = [];
  const end = performance.now() + patienceMs;
  for (let run = -warmUps; run < runsMax; run += 1) {
    if (found.length >= runsLeast && performance.now() > end) break;
    const cost = runOnce(draw);
    if (run >= 0) found.push(cost);
    await rest();
  }
  return {
    mountMs: median(found.map(({ mountMs }) => mountMs)),
    updateMs: median(found.map(({ updateMs }) => updateMs)),
    runs: found.length,
  };
};

/** The cost of a story alone, beside the yardstick at the same moment. */
export const measureCost = async (id: string, draw: () => ReactElement | null): Promise<Cost> => {
  const { mountMs: yardMs } = await measured(() => <Yardstick />);
  return { id, yardMs, ...(await measured(draw)) };
};

let offered: { readonly id: string; readonly draw: () => ReactElement | null } | undefined;

/** The story that the page shows now, for the panel's requests. */
export const offerToMeasure = (id: string, draw: () => ReactElement | null): void => {
  offered = { id, draw };
};

/** Starts answering the panel. */
export const answerCosts = (): void => {
  const channel = addons.getChannel();
  channel.on(costAsked, async ({ id }: { readonly id: string }) => {
    if (offered?.id === id) channel.emit(costTold, await measureCost(id, offered.draw));
  });
};
