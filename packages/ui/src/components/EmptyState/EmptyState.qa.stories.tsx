import { FileText } from 'lucide-react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Button } from '../Button/Button.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

const Matrix = () => (
  <OnEverySurface>
    <EmptyState
      title="No reports yet"
      purpose="A report gathers your answers to one framework."
      example="For example: Report 2026."
      drawing={<FileText aria-hidden />}
      action={<Button emphasis="strong">Create report</Button>}
    />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
