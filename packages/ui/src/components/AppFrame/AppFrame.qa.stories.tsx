import { BookCheck, Building2, FilePlus2, Files, House, LifeBuoy } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Page } from '../Page/Page.tsx';
import { AppFrame, type NavGroup } from './index.ts';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });

/* biome-ignore-start lint/a11y/useAnchorContent: the frame puts the words into these links */
const navigation = [
  {
    id: 'home',
    items: [
      { id: 'home', label: 'Home', icon: <House />, current: true, link: <a href="#home" /> },
      { id: 'create', label: 'Create new report', icon: <FilePlus2 />, link: <a href="#create" /> },
      { id: 'ongoing', label: 'Ongoing reports', icon: <Files />, link: <a href="#ongoing" /> },
      { id: 'published', label: 'Published reports', icon: <BookCheck />, link: <a href="#published" /> },
    ],
  },
  {
    id: 'manage',
    title: 'Manage',
    items: [{ id: 'entities', label: 'Entity management', icon: <Building2 />, link: <a href="#entities" /> }],
  },
  {
    id: 'help',
    last: true,
    items: [{ id: 'support', label: 'Support', icon: <LifeBuoy />, link: <a href="#support" /> }],
  },
] satisfies NavGroup[];

const labels = {
  skipToContent: 'Skip to content',
  navigation: 'Main navigation',
  openNavigation: 'Open navigation',
  close: 'Close',
  collapseRail: 'Collapse navigation',
  expandRail: 'Expand navigation',
};
/* biome-ignore-end lint/a11y/useAnchorContent: see above */

const Matrix = () => (
  <AppFrame labels={labels} brand={<strong>Meridian ESG</strong>} navigation={navigation} where="Home">
    <Page title="Home">Content</Page>
  </AppFrame>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
