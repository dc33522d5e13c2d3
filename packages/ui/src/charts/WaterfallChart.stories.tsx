import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { speak } from '../forms/story-kit.tsx';
import { guide } from './WaterfallChart.guide.ts';
import { WaterfallChart } from './WaterfallChart.tsx';

type Say = ReturnType<typeof speak>;
const number = new Intl.NumberFormat('en', { signDisplay: 'exceptZero' });

const Change = ({ say, highlight }: { say: Say; highlight?: string }) => (
  <div style={{ maxWidth: '44rem' }}>
    <WaterfallChart
      label={say('What changed emissions', '排放變化的原因')}
      highlight={highlight}
      formatTick={(value) => new Intl.NumberFormat('en').format(value)}
      steps={[
        { id: '2025', kind: 'total', label: '2025', value: '12480', display: '12,480 t' },
        {
          id: 'grid',
          kind: 'change',
          label: say('Cleaner electricity from the grid', '電網電力更潔淨'),
          value: '-1120',
        },
        { id: 'fleet', kind: 'change', label: say('Electric vehicles', '電動車'), value: '-310.5' },
        { id: 'growth', kind: 'change', label: say('A new site', '新增場地'), value: '852.25' },
        { id: '2026', kind: 'total', label: '2026', display: '11,901.75 t' },
      ].map((step) => ({ display: `${number.format(Number(step.value))} t`, ...step, kind: step.kind as 'change' }))}
    />
  </div>
);

const meta = preview.meta({
  component: WaterfallChart,
  parameters: { guide },
  args: { label: '', steps: [], formatTick: (value: number) => String(value) },
});

export const WhatChangedAFigure = meta.story({ render: (_, { globals }) => <Change say={speak(globals)} /> });
WhatChangedAFigure.test('tells every step in its order by keyboard', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  await expect(canvas.getByRole('listitem', { name: '2025: 12,480 t' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('listitem', { name: 'Cleaner electricity from the grid: -1,120 t' })).toHaveFocus();
  await userEvent.keyboard('{End}');
  await expect(canvas.getByRole('listitem', { name: '2026: 11,901.75 t' })).toHaveFocus();
});
export const OneHighlighted = meta.story({
  render: (_, { globals }) => <Change say={speak(globals)} highlight="2026" />,
});
export const InChinese = meta.story({
  render: (_, { globals }) => <Change say={speak(globals)} />,
  globals: { locale: 'zh-Hant-HK' },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
