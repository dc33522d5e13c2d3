import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { guide } from './Preloader.guide.ts';
import { Preloader } from './Preloader.tsx';

const meta = preview.meta({ component: Preloader, parameters: { guide, layout: 'fullscreen' } });

const logo = (
  <svg viewBox="0 0 32 32" width="56" height="56" aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="var(--esg-color-accent-solid)" />
    <path d="M8 21 L16 9 L24 21" fill="none" stroke="var(--esg-color-accent-on)" strokeWidth="3" />
  </svg>
);

export const WhileTheTenantLoads = meta.story({ args: { logo, label: 'Loading' } });

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
