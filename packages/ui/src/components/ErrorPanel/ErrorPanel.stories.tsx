import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './ErrorPanel.guide.ts';
import { ErrorPanel } from './ErrorPanel.tsx';

const meta = preview.meta({ component: ErrorPanel, parameters: { guide } });

export const CouldNotBeShown = meta.story({
  args: {
    title: 'Couldn’t load the report',
    children: 'Everything you typed has been kept in this browser. Check the connection and try again.',
    action: <Button emphasis="strong">Try again</Button>,
    reference: 'Reference 7f3a-19c2',
  },
});
CouldNotBeShown.test('is announced', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent('Couldn’t load the report');
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
