import { percentile } from '../measure.ts';
import type { Group, Metric } from './group.ts';

/** Ours stays while it is better by more than a tenth: [0054](../../../docs/adr/0054-keep-one-window-and-skip-nothing.md). */
const stays = { unit: 'ms', ofFastest: 0.9 } as const;

const windowMetrics: readonly Metric[] = [
  { id: 'mount', title: 'mount', ...stays },
  { id: 'wheel', title: 'scroll by 90 px, p95 of a frame', ...stays },
  { id: 'jump', title: 'scroll by a window, p95 of a frame', ...stays },
  { id: 'prepend', title: 'more in front', ...stays },
  { id: 'resize', title: 'another width', ...stays },
  { id: 'blank', title: 'blank frames of 40', unit: 'frames' },
  { id: 'bytes', title: 'JS + CSS, brotli', unit: 'kB' },
];

const missing = () => {
  const rows = document.querySelectorAll('#room :is(.entry, .branch, .line)').length;
  if (rows < 8) return `${rows} rows`;
  const { isBlank } = window as unknown as { isBlank: () => boolean };
  return isBlank() ? 'a blank part of the list' : undefined;
};

/** The same rows windowed by our hooks and by TanStack Virtual. */
const windowed = (name: string, title: string, ours: string, px = 700): Group => ({
  name,
  title,
  acts: ['mount', 'prepend'],
  pages: { ours, tanstack: 'TanStack Virtual 3.14' },
  metrics: windowMetrics,
  missing,
  measure: async ({ cost, holes, scrollCosts }, drawn) => {
    const mount = await cost('mount');
    await drawn();
    const prepend = await cost('prepend');
    await drawn();
    const resize = await cost('narrow');
    await drawn();
    const wheel = percentile(await scrollCosts(60, Math.sign(px) * 90), 0.95);
    const jump = percentile(await scrollCosts(60, px), 0.95);
    const { atOnce } = await holes(40, Math.sign(px) * 200);
    return { mount, prepend, resize, wheel, jump, blank: atOnce };
  },
});

/** Endless list, tree, grid and chat: our windows beside the library's. */
export const windows: readonly Group[] = [
  windowed('list', 'endless list of 5,000 entries of unknown heights', 'useLanes'),
  windowed('tree', 'tree of 5,000 rows', 'useLanes'),
  windowed('rows', 'grid of 100,000 rows of 36 px', 'useViewport'),
  windowed('chat', 'chat of 300 messages, from its end upwards', 'every message drawn', -350),
];
