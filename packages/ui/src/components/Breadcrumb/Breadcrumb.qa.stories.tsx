import { useId } from 'react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Breadcrumb, type BreadcrumbProps } from './Breadcrumb.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const crumb = (label: string) => ({ id: label, label, link: <a href={`#${label}`}>{label}</a> });

/** Each is shown on several surfaces; a navigation needs a name of its own. */
const Named = (props: BreadcrumbProps) => <Breadcrumb {...props} label={`${props.label} ${useId()}`} />;

const Matrix = () => (
  <OnEverySurface>
    <Named label="Short" above={[crumb('首頁')]} current="報告" moreLabel="More" />
    <Named
      label="Long"
      above={['Home', 'Reports', 'Two', 'Three', '一個非常非常非常非常非常非常非常非常非常長的報告名稱'].map(crumb)}
      current="Sustainability report of the whole group for the year 2026 and before"
      moreLabel="More"
    />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
