import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Preloader } from './Preloader.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <Preloader
    label="Loading"
    logo={
      <svg viewBox="0 0 32 32" width="56" height="56" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--esg-color-accent-solid)" />
        <path d="M8 21 L16 9 L24 21" fill="none" stroke="var(--esg-color-accent-on)" strokeWidth="3" />
      </svg>
    }
  />
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
