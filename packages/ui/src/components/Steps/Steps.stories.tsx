import { expect } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Steps.guide.ts';
import { type Phase, Steps } from './Steps.tsx';

const meta = preview.meta({ component: Steps, parameters: { guide } });

/* biome-ignore-start lint/a11y/useAnchorContent: Steps puts the words into these links */
const phases: Phase[] = [
  { id: 'define', label: 'Define', state: 'done', steps: [] },
  {
    id: 'design',
    label: 'Design',
    state: 'current',
    steps: [
      { id: 'disclosures', label: 'Select disclosures', state: 'done', link: <a href="#disclosures" /> },
      { id: 'data', label: 'Input data', state: 'current', link: <a href="#data" /> },
      { id: 'look', label: 'Design', state: 'attention', link: <a href="#look" /> },
      { id: 'preview', label: 'Preview', state: 'todo' },
    ],
  },
  { id: 'validate', label: 'Validate', state: 'todo', steps: [] },
  { id: 'generate', label: 'Generate', state: 'todo', steps: [] },
];
/* biome-ignore-end lint/a11y/useAnchorContent: see above */

export const TheWayOfAReport = meta.story({
  args: {
    label: 'Steps of the report',
    summary: 'Design: step 2 of 4',
    stateLabels: { todo: 'to do', current: 'current', done: 'done', attention: 'needs attention' },
    phases,
  },
});
TheWayOfAReport.test('says where one stands and what is done', async ({ canvas }) => {
  const current = canvas.getByRole('link', { name: 'Input data' });
  await expect(current).toHaveAttribute('aria-current', 'step');
  await expect(canvas.getByRole('link', { name: /Select disclosures.*done/ })).toBeVisible();
  await expect(canvas.queryByRole('link', { name: /Preview/ })).toBeNull();
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
