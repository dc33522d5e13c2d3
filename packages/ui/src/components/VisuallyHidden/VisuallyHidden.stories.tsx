import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './VisuallyHidden.guide.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = preview.meta({ component: VisuallyHidden, parameters: { guide } });

export const HeardNotSeen = meta.story({
  render: () => (
    <a href="#report">
      Open <VisuallyHidden>Sustainability report 2026</VisuallyHidden>
    </a>
  ),
});
HeardNotSeen.test('is part of the name', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Open Sustainability report 2026' })).toBeVisible();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
