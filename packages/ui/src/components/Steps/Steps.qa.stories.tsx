import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { type Phase, Steps } from './Steps.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

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

const Matrix = () => (
  <Steps
    label="Steps"
    summary="Design: step 2 of 4"
    stateLabels={{ todo: 'to do', current: 'current', done: 'done', attention: 'needs attention' }}
    phases={phases}
  />
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
