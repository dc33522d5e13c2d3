import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { buttonEmphases } from '../Button/Button.tsx';
import { CopyButton } from './CopyButton.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const labels = { copy: 'Copy 複製', copied: 'Copied 已複製', failed: 'Could not copy 無法複製' };

const Matrix = () => (
  <OnEverySurface>
    {buttonEmphases.map((emphasis) => (
      <CopyButton key={emphasis} emphasis={emphasis} text="x" labels={labels} />
    ))}
    <CopyButton size="compact" text="x" labels={labels} />
    <CopyButton iconOnly text="x" labels={labels} />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
