import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Logo, logoSizes } from './Logo.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const navyWordmark =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 120 28'%3E%3Ctext x='0' y='21' font-family='sans-serif' font-size='20' fill='%2314315f'%3EHarbour%3C/text%3E%3C/svg%3E";

const Matrix = () => (
  <OnEverySurface>
    {logoSizes.map((size) => (
      <Logo key={size} size={size} src={navyWordmark} alt="Harbour" />
    ))}
    <Logo src="" alt="" name="Harbour" />
    <Logo src="" alt="" name="Harbour" size="mini" />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
