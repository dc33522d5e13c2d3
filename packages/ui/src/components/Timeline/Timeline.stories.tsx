import { Check, Send } from 'lucide-react';
import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Text } from '../Text/Text.tsx';
import { guide } from './Timeline.guide.ts';
import { Timeline, type TimelineProps } from './Timeline.tsx';

const meta = preview.meta({ component: Timeline, parameters: { guide } });

const args: TimelineProps = {
  label: 'History of the report',
  events: [
    { id: '1', title: 'Grace Lam created the report', time: '2 Nov 2026, 09:12', dateTime: '2026-11-02T09:12Z' },
    {
      id: '2',
      title: 'Ravi Menon sent it for approval',
      time: '9 Nov 2026, 17:40',
      dateTime: '2026-11-09T17:40Z',
      icon: <Send />,
      tone: 'info',
      content: <Text tone="muted">Please look at scope 3 first.</Text>,
    },
    {
      id: '3',
      title: '陳大文已批准',
      time: '2026年11月12日 10:05',
      dateTime: '2026-11-12T10:05Z',
      icon: <Check />,
      tone: 'success',
    },
  ],
};

export const TheLifeOfAReport = meta.story({ args });
TheLifeOfAReport.test('is an ordered list with machine-readable times', async ({ canvas }) => {
  await expect(canvas.getByRole('list', { name: 'History of the report' })).toBeVisible();
  await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  await expect(canvas.getByText('9 Nov 2026, 17:40')).toHaveAttribute('datetime', '2026-11-09T17:40Z');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
