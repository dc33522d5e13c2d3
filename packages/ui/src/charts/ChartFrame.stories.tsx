import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { ErrorPanel } from '../components/ErrorPanel/ErrorPanel.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './ChartFrame.guide.ts';
import { ChartFrame, type ChartFrameProps } from './ChartFrame.tsx';
import { seriesTable } from './chart-table.ts';
import { LineChart } from './LineChart.tsx';

type Say = ReturnType<typeof speak>;
const onExcel = fn();
const categories = ['2024', '2025', '2026'];
const values = ['120.25', '98.5', '90'];

const Water = ({ say, status }: { say: Say } & Pick<ChartFrameProps, 'status'>) => {
  const series = [
    { id: 'w', label: say('Water & steam', '水及蒸汽'), values, displays: values.map((value) => `${value} m³`) },
  ];
  return (
    <div style={{ maxWidth: '44rem' }}>
      <ChartFrame
        title={say('Water taken', '取水量')}
        status={status}
        labels={{ showTable: say('Show as table', '以表格顯示'), showChart: say('Show as chart', '以圖表顯示') }}
        table={() => seriesTable({ heading: say('Year', '年份'), categories, series, unit: 'm³' })}
        exports={{
          labels: {
            download: say('Download', '下載'),
            png: say('Picture (PNG)', '圖片（PNG）'),
            svg: say('Drawing (SVG)', '向量圖（SVG）'),
            excel: say('Data (Excel)', '數據（Excel）'),
          },
          fileName: 'water',
          onExcel,
        }}
      >
        <LineChart
          label={say('Water by year', '按年份劃分的取水量')}
          categories={categories}
          series={series}
          formatTick={(value) => `${value} m³`}
        />
      </ChartFrame>
    </div>
  );
};

/** The file that a press on a menu item saves. */
const savedBy = async (press: () => Promise<unknown>): Promise<{ name: string; file: Blob }> => {
  const saved: HTMLAnchorElement[] = [];
  const click = HTMLAnchorElement.prototype.click;
  HTMLAnchorElement.prototype.click = function () {
    saved.push(this);
  };
  try {
    await press();
    await waitFor(() => expect(saved).toHaveLength(1));
  } finally {
    HTMLAnchorElement.prototype.click = click;
  }
  const link = saved[0] as HTMLAnchorElement;
  return { name: link.download, file: await (await fetch(link.href)).blob() };
};

const meta = preview.meta({
  component: ChartFrame,
  parameters: { guide },
  args: { title: '', table: { head: [], rows: [] }, labels: { showTable: '', showChart: '' }, children: null },
});

export const WithDownloads = meta.story({ render: (_, { globals }) => <Water say={speak(globals)} /> });
WithDownloads.test('saves the drawing with its title and names, without buttons', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  const item = await screen.findByRole('menuitem', { name: 'Drawing (SVG)' });
  const { name, file } = await savedBy(() => userEvent.click(item));
  await expect(name).toBe('water.svg');
  const drawing = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
  await expect(drawing.querySelector('parsererror')).toBeNull();
  const words = [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent);
  await expect(words).toEqual(expect.arrayContaining(['Water taken', 'Water & steam', '2026']));
  await expect(words).not.toContain('Download');
  await expect(drawing.documentElement.outerHTML).not.toMatch(/var\(|class=/);
});
WithDownloads.test('saves a picture that is not blank', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  const item = await screen.findByRole('menuitem', { name: 'Picture (PNG)' });
  const { name, file } = await savedBy(() => userEvent.click(item));
  await expect(name).toBe('water.png');
  const picture = await createImageBitmap(file);
  await expect(picture.width).toBeGreaterThan(600);
  await expect(file.size).toBeGreaterThan(5000);
});
WithDownloads.test('hands typed rows to whoever makes the spreadsheet, from chart and table', async (story) => {
  const { canvas, userEvent } = story;
  onExcel.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Download' }));
  await expect(await screen.findByRole('menuitem', { name: 'Picture (PNG)' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('menuitem', { name: 'Data (Excel)' }));
  await expect(onExcel).toHaveBeenCalledWith({
    fileName: 'water',
    sheet: {
      title: 'Water taken',
      columns: [
        { label: 'Year', type: 'text', unit: undefined },
        { label: 'Water & steam', type: 'decimal', unit: 'm³' },
      ],
      rows: [
        ['2024', '120.25'],
        ['2025', '98.5'],
        ['2026', '90'],
      ],
    },
  });
});
export const OnItsWay = meta.story({
  render: (_, { globals }) => (
    <Water
      say={speak(globals)}
      status={{ kind: 'loading', label: speak(globals)('Loading figures', '正在載入數據') }}
    />
  ),
});
OnItsWay.test('says so, and keeps the room of the chart', async ({ canvas }) => {
  const status = canvas.getByRole('status');
  await expect(status).toHaveTextContent('Loading figures');
  await expect(status.getBoundingClientRect().height).toBeGreaterThanOrEqual(268);
  await expect(canvas.queryByRole('button')).toBeNull();
});
export const CouldNotBeHad = meta.story({
  render: (_, { globals }) => {
    const say = speak(globals);
    const panel = (
      <ErrorPanel title={say('The figures did not arrive', '未能取得數據')}>
        {say('Nothing was lost. Try again.', '數據並無遺失，請再試一次。')}
      </ErrorPanel>
    );
    return <Water say={say} status={{ kind: 'failed', panel }} />;
  },
});
CouldNotBeHad.test('is announced', async ({ canvas }) =>
  expect(canvas.getByRole('alert')).toHaveTextContent('The figures did not arrive'),
);
export const InChinese = meta.story({
  render: (_, { globals }) => <Water say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
