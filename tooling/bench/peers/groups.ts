import { median } from '../measure.ts';
import { form } from './form.ts';
import type { Group, Metric } from './group.ts';
import { windows } from './windows.ts';

const mebibytes = (bytes: number) => bytes / 2 ** 20;

const percentile95 = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;

const size: Metric = { id: 'bytes', title: 'JS + CSS, brotli', unit: 'kB' };

const controls: Group = {
  name: 'controls',
  title: '100 rows of a text field, a select, a checkbox, a badge and a button',
  acts: ['mount', 'update'],
  pages: {
    ours: 'ours',
    floor: 'hand-written HTML',
    'floor-brand': 'hand-written HTML, all colours of the brand',
    'base-ui': 'Base UI 1.9',
    mui: 'MUI 9.5',
    chakra: 'Chakra 3.37',
    'radix-themes': 'Radix Themes 3.3',
    'radix-native-select': 'Radix Themes 3.3, native select',
    antd: 'Ant Design 6.6',
    mantine: 'Mantine 9.7',
  },
  metrics: [
    { id: 'mount', title: 'mount', unit: 'ms', ofFastest: 0.9 },
    { id: 'update', title: 'update all', unit: 'ms', timesPage: { page: 'radix-native-select', times: 1.2 } },
    { id: 'theme', title: 'switch the theme', unit: 'ms', timesPage: { page: 'floor', times: 1.2 } },
    { ...size, bar: 95 },
  ],
  missing: () => {
    const count = (selector: string) => document.querySelectorAll(`#room ${selector}`).length;
    const said = (words: RegExp) => (document.getElementById('room')?.innerText.match(words) ?? []).length;
    const texts = [...document.querySelectorAll<HTMLInputElement>('#room input')];
    const drawn = {
      fields: texts.filter(({ value }) => value.startsWith('Answer ')).length,
      selects: count(':is(select:not([aria-hidden]), [role=combobox], [aria-haspopup=listbox])'),
      checkboxes: count(':is([type=checkbox]:not([aria-hidden]), [role=checkbox])'),
      badges: said(/^(Draft|Published)$/gim),
      buttons: said(/^Saved?$/gim),
    };
    const short = Object.entries(drawn).filter(([, found]) => found < 100);
    return short.length > 0 ? short.map(([what, found]) => `${found} ${what}`).join(', ') : undefined;
  },
  measure: async ({ cost }, drawn) => {
    const mount = await cost('mount');
    await drawn();
    const update = await cost('update');
    const theme = await cost('theme');
    await drawn();
    return { mount, update, theme };
  },
};

const table: Group = {
  name: 'table',
  title: 'table of 100,000 rows and 20 columns',
  acts: ['mount'],
  pages: {
    ours: 'DataTable',
    floor: 'hand-written DOM',
    glide: 'Glide 6.0 (canvas)',
    tanstack: 'TanStack Table 9.3 + Virtual 3.14',
    'mui-x': 'MUI X Pro 9.14 (evaluation)',
    'ag-grid': 'AG Grid Community 36.2',
  },
  metrics: [
    {
      id: 'mount',
      title: 'mount',
      unit: 'ms',
      bar: 60,
      whenSet: { floor: 34, glide: 62, tanstack: 88, 'mui-x': 233, 'ag-grid': 252 },
    },
    { id: 'scroll', title: 'fast scroll, p95 of a frame', unit: 'ms', bar: 16 },
    { id: 'blank', title: 'blank frames of 40', unit: 'frames', bar: 0 },
    { id: 'heap', title: 'heap beyond the data', unit: 'MiB', bar: 5 },
    size,
  ],
  missing: () => {
    const room = document.getElementById('room');
    const { isBlank } = window as unknown as { isBlank: () => boolean };
    if (isBlank()) return 'a blank part of the table';
    const inCanvas = window.peer?.isInked !== undefined;
    return inCanvas || room?.textContent?.includes('Site 0') ? undefined : 'no first row';
  },
  measure: async ({ cost, heapBytes, scrollCosts, holes }, drawn) => {
    const before = await heapBytes();
    const mount = await cost('mount');
    await drawn();
    const heap = mebibytes((await heapBytes()) - before);
    const scroll = percentile95(await scrollCosts(60, 700));
    const { atOnce } = await holes(40, 700);
    return { mount, heap, scroll, blank: atOnce };
  },
};

const masonry: Group = {
  name: 'masonry',
  title: 'masonry of 5,000 cards of unknown heights in four lanes',
  acts: ['mount', 'prepend'],
  pages: {
    ours: 'Masonry',
    floor: 'hand-written DOM',
    tanstack: 'TanStack Virtual 3.14, its lanes',
    virtua: 'virtua 0.54',
    virtuoso: 'Virtuoso Masonry 1.4',
    masonic: 'masonic 4.1',
  },
  metrics: [
    { id: 'mount', title: 'mount', unit: 'ms', bar: 45, whenSet: { floor: 38, virtuoso: 45, virtua: 49, masonic: 64 } },
    {
      id: 'prepend',
      title: 'prepend one',
      unit: 'ms',
      bar: 7,
      whenSet: { floor: 9, virtuoso: 17, virtua: 10, masonic: 30 },
    },
    { id: 'resize', title: 'another width', unit: 'ms' },
    { id: 'frame', title: 'fast scroll, median of a frame', unit: 'ms' },
    { id: 'holes', title: 'holes longer than a frame, of 40 scrolls', unit: 'scrolls', bar: 0 },
    { id: 'atOnce', title: 'holes for one frame', unit: 'scrolls' },
    size,
  ],
  missing: () => {
    const cards = [...document.querySelectorAll('#room .card')].map((card) => card.getBoundingClientRect());
    if (cards.length < 12) return `${cards.length} cards`;
    if (cards.length > 1000) return `all ${cards.length} cards at once`;
    const lanes = new Set(cards.map(({ left }) => Math.round(left))).size;
    // With more than four, some are still moving to their places.
    return lanes >= 4 ? undefined : `${lanes} lanes`;
  },
  measure: async ({ cost, holes, scrollCosts }, drawn) => {
    const mount = await cost('mount');
    await drawn();
    const prepend = await cost('prepend');
    await drawn();
    const resize = await cost('narrow');
    await drawn();
    const { atOnce, lasting } = await holes(40, 800);
    const frame = median(await scrollCosts(40, 800));
    return { mount, prepend, resize, frame, holes: lasting, atOnce };
  },
};

const charts: Group = {
  name: 'charts',
  title: '12 charts: 6 of 3 lines of 1,000 points, 6 of stacked bars of 3 series of 24',
  acts: ['mount', 'update'],
  pages: {
    ours: 'ours, with keyboard and table',
    floor: 'hand-written SVG',
    visx: 'bare visx 4.0',
    chartjs: 'Chart.js 4.6 (canvas)',
    echarts: 'ECharts 6.1 (canvas)',
    nivo: 'nivo 0.99',
    recharts: 'Recharts 3.10',
  },
  metrics: [
    {
      id: 'mount',
      title: 'mount',
      unit: 'ms',
      bar: 90,
      whenSet: { floor: 44, visx: 125, chartjs: 173, echarts: 229, nivo: 449, recharts: 805 },
    },
    {
      id: 'update',
      title: 'update',
      unit: 'ms',
      bar: 40,
      whenSet: { floor: 22, visx: 54, chartjs: 64, echarts: 117, nivo: 333, recharts: 372 },
    },
    size,
  ],
  missing: () => {
    const canvases = [...document.querySelectorAll<HTMLCanvasElement>('#room canvas')];
    const isDrawnOn = (canvas: HTMLCanvasElement) => {
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
      let inked = 0;
      for (let place = 3; place < pixels.length; place += 4) if ((pixels[place] ?? 0) > 0) inked += 1;
      return inked > 2000;
    };
    const drawings = [...document.querySelectorAll<SVGElement>('#room svg')].filter(
      (svg) =>
        [...svg.querySelectorAll('path')].reduce((sum, path) => sum + (path.getAttribute('d') ?? '').length, 0) +
          20 * svg.querySelectorAll('rect').length >
        1000,
    );
    const count = drawings.length + canvases.filter(isDrawnOn).length;
    return count === 12 ? undefined : `${count} charts`;
  },
  measure: async ({ cost }, drawn) => {
    const mount = await cost('mount');
    await drawn();
    const update = await cost('update');
    await drawn();
    return { mount, update };
  },
};

/** Every comparison, by name. */
export const groups: readonly Group[] = [controls, form, table, masonry, ...windows, charts];
