import { BookCheck, Building2, FilePlus2, Files, House, LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Hero } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { Card, CardLink } from '../Card/Card.tsx';
import { Page } from '../Page/Page.tsx';
import { ProgressRing } from '../Progress/index.ts';
import { Grid, Inline } from '../Stack/Stack.tsx';
import { Status } from '../Status/Status.tsx';
import { Heading, Text } from '../Text/Text.tsx';
import { guide } from './AppFrame.guide.ts';
import { AppFrame, type NavGroup } from './index.ts';

const meta = preview.meta({ component: AppFrame, parameters: { guide, layout: 'fullscreen' } });

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

const Home = () => {
  const [collapsed, setCollapsed] = useState(false);
  return (
    <AppFrame
      labels={labels}
      brand={<strong>Meridian ESG</strong>}
      brandMini={<strong>M</strong>}
      navigation={navigation}
      where={<Text truncate>Home</Text>}
      tools={<Avatar name="Mei Lam" />}
      collapsed={collapsed}
      onCollapsedChange={(change) => setCollapsed(change.collapsed)}
    >
      <Page
        title="Home"
        purpose="What is going on with your reports."
        action={<Button emphasis="strong">Create report</Button>}
      >
        <Hero title="Good morning, Mei" action={<Button emphasis="inverse">Continue</Button>}>
          Your GRI report is 42 % complete. Next: Energy consumption within the organisation.
        </Hero>
        <Grid>
          {['Sustainability report 2026', 'HKEX ESG report', 'Climate disclosures'].map((name, index) => (
            <Card key={name} as="article">
              <Inline justify="between" wrap={false}>
                <div>
                  <Heading level={2} size="md">
                    <CardLink>
                      <a href="#report">{name}</a>
                    </CardLink>
                  </Heading>
                  <Text tone="muted" size="sm">
                    GRI Standards 2021
                  </Text>
                </div>
                <ProgressRing value={[0.42, 0.8, 1][index] ?? 0} label={`Progress of ${name}`}>
                  {[42, 80, 100][index]}
                </ProgressRing>
              </Inline>
              <Status tone={index === 2 ? 'success' : 'progress'}>{index === 2 ? 'Completed' : 'In progress'}</Status>
            </Card>
          ))}
        </Grid>
      </Page>
    </AppFrame>
  );
};

export const Workspace = meta.story({ render: () => <Home /> });
Workspace.test('skips to the page with the first stop of Tab', async ({ canvas, userEvent }) => {
  await userEvent.tab();
  // In a landmark of its own: a note may come before the frame.
  await expect(canvas.getByRole('navigation', { name: 'Skip to content' })).toBeInTheDocument();
  const skip = canvas.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toHaveFocus();
  await expect(skip).toHaveAttribute('href', '#main');
  await expect(canvas.getByRole('main')).toHaveAttribute('id', 'main');
});
Workspace.test('reaches the navigation at any width and says where one is', async ({ canvas, userEvent }) => {
  if (window.matchMedia('(min-width: 900px)').matches) {
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }));
    await expect(canvas.getByRole('button', { name: 'Expand navigation' })).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('link', { name: 'Home' })).toBeVisible();
    return;
  }
  await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
  const link = await screen.findByRole('link', { name: 'Home' });
  await expect(link).toHaveAttribute('aria-current', 'page');
  await userEvent.click(link);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
