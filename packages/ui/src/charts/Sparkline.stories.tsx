import { expect } from 'storybook/test';
import preview from '../../../../.storybook/preview.tsx';
import { everyState } from '../../../../.storybook/states.tsx';
import { guide } from './Sparkline.guide.ts';
import { Sparkline } from './Sparkline.tsx';

const meta = preview.meta({
  component: Sparkline,
  parameters: { guide },
  args: { label: 'From 12,480 in 2021 to 11,902 in 2026', values: [12_480, 12_610, 12_200, 12_340, 12_050, 11_902] },
});

export const TheCourseBesideAFigure = meta.story();
TheCourseBesideAFigure.test('is a picture with its course in words', async ({ canvas }) =>
  expect(canvas.getByRole('img', { name: 'From 12,480 in 2021 to 11,902 in 2026' })).toBeVisible(),
);
export const WithAGap = meta.story({ args: { values: [4, 5, undefined, 7, 6] } });
WithAGap.test('breaks the line where nothing is known', async ({ canvas }) =>
  expect(canvas.getByRole('img').querySelector('path')?.getAttribute('d')?.match(/M/g)).toHaveLength(2),
);
export const AlwaysTheSame = meta.story({ args: { values: [5, 5, 5] } });
export const Nothing = meta.story({ args: { values: [] } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
