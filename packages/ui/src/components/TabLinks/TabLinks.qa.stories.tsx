import { useId } from 'react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Badge } from '../Badge/Badge.tsx';
import { TabLinks } from './TabLinks.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const item = (id: string) => ({ id, label: id, mark: <Badge>3</Badge>, link: <a href={`#${id}`}>{id}</a> });
const Named = () => (
  <TabLinks label={`Pages ${useId()}`} items={[item('Profile'), item('Branding 品牌')]} current="Profile" />
);

const Matrix = () => (
  <OnEverySurface>
    <Named />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
