import { useId } from 'react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Pagination, type PaginationProps } from './Pagination.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const labels = { previous: 'Previous', next: 'Next', page: ({ page }: { page: number }) => `Page ${page}` };

/** Each is shown on several surfaces; a navigation needs a name of its own. */
const Named = (props: PaginationProps) => <Pagination {...props} label={`${props.label} ${useId()}`} />;

const Matrix = () => (
  <OnEverySurface>
    {[1, 10, 20].map((page) => (
      <Named key={page} label={`Pages ${page}`} page={page} pages={20} labels={labels} onChange={() => {}} />
    ))}
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
