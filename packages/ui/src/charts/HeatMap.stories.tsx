import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './HeatMap.guide.ts';
import { HeatMap } from './HeatMap.tsx';

type Say = ReturnType<typeof speak>;

const sitesOf = (say: Say) => [say('Kwai Chung', '葵涌'), say('Tai Po', '大埔'), say('Shenzhen', '深圳')];
const monthsOf = (say: Say) =>
  Array.from({ length: 12 }, (_, month) =>
    new Intl.DateTimeFormat(say('en', 'zh-HK'), { month: 'short', timeZone: 'UTC' }).format(Date.UTC(2026, month)),
  );
const loadOf = (site: number, month: number) =>
  site === 1 && month === 4 ? undefined : Math.round(60 + 35 * Math.sin(month / 2 + site) + site * 18);

const Load = ({ say, maxWidth = '48rem' }: { say: Say; maxWidth?: string }) => (
  <div style={{ maxWidth }}>
    <HeatMap
      label={say('Electricity by site and month in MWh', '按場地及月份劃分的用電量（兆瓦時）')}
      columns={monthsOf(say)}
      rows={sitesOf(say).map((label, site) => ({
        id: String(site),
        label,
        values: monthsOf(say).map((_, month) => loadOf(site, month)),
        displays: (month: number) => String(loadOf(site, month) ?? '–'),
      }))}
      formatTick={(value) => `${value} MWh`}
    />
  </div>
);

const meta = preview.meta({
  component: HeatMap,
  parameters: { guide },
  args: { label: '', columns: [], rows: [], formatTick: (value: number) => String(value) },
});

export const SitesByMonths = meta.story({ render: (_, { globals }) => <Load say={speak(globals)} /> });
SitesByMonths.test('moves along rows and columns by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('listitem', { name: 'Kwai Chung, Jan: 60' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}');
  await expect(canvas.getByRole('listitem', { name: `Tai Po, Feb: ${loadOf(1, 1)}` })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  await expect(canvas.getByRole('listitem', { name: 'Tai Po, May: –' })).toHaveFocus();
  await userEvent.keyboard('{End}{PageDown}');
  await expect(canvas.getByRole('listitem', { name: `Shenzhen, Dec: ${loadOf(2, 11)}` })).toHaveFocus();
});
export const WithoutRoomForFigures = meta.story({
  render: (_, { globals }) => <Load say={speak(globals)} maxWidth="20rem" />,
});
export const InChinese = meta.story({
  render: (_, { globals }) => <Load say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
