import { expect, fn } from 'storybook/test';
import { gradientReach } from '../../../../../.storybook/kit/gradient-reach.ts';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/index.ts';
import { guide } from './Banner.guide.ts';
import { Banner, Hero } from './Banner.tsx';

const meta = preview.meta({
  component: Banner,
  parameters: { guide },
  args: { tone: 'info', title: 'Figures are demonstration data', children: 'Nothing here describes a real company.' },
});

export const Information = meta.story();
export const WithAnAction = meta.story({
  args: {
    tone: 'warning',
    title: 'You are offline',
    children: 'What you type is kept.',
    action: <Button>Try now</Button>,
  },
});

const onDismiss = fn();
export const ThatCanBeTakenAway = meta.story({ args: { dismiss: { label: 'Hide this message', onDismiss } } });
ThatCanBeTakenAway.test('goes when asked', async ({ canvas, userEvent }) => {
  onDismiss.mockClear();
  await userEvent.click(canvas.getByRole('button', { name: 'Hide this message' }));
  await expect(onDismiss).toHaveBeenCalledOnce();
});

export const Welcome = meta.story({
  render: () => (
    <Hero title="Good morning, Mei" level={1} action={<Button emphasis="inverse">Continue</Button>}>
      Your GRI report is 42 % complete. Next: Energy consumption within the organisation.
    </Hero>
  ),
});
Welcome.test('keeps its text out of the corner in which the second colour stands', async ({ canvasElement }) => {
  const hero = canvasElement.querySelector('section') as HTMLElement;
  for (const width of ['100%', '48rem', '20rem', '15rem']) {
    hero.style.width = width;
    const { textEndsBefore, stretchEndsBefore } = gradientReach(hero);
    await expect(textEndsBefore).toBeGreaterThanOrEqual(stretchEndsBefore);
  }
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
