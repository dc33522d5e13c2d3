import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Facts.guide.ts';
import { Facts } from './Facts.tsx';

const meta = preview.meta({ component: Facts, parameters: { guide } });

export const AboutAFramework = meta.story({
  args: {
    facts: [
      { term: 'Owner', value: 'Global Reporting Initiative' },
      { term: 'Version', value: '2021' },
      { term: 'Disclosures', value: '117' },
    ],
  },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
