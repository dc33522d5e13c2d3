import { Plus } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { TabLinks } from '../TabLinks/TabLinks.tsx';
import { TextLink } from '../TextLink/TextLink.tsx';
import { guide } from './Page.guide.ts';
import { Page } from './Page.tsx';

const meta = preview.meta({ component: Page, parameters: { guide, layout: 'fullscreen' } });

export const TitlePurposeAction = meta.story({
  args: {
    title: 'Ongoing reports',
    purpose: 'Every report that is being prepared, with what is still missing.',
    before: <TextLink href="#home">Home</TextLink>,
    action: (
      <Button emphasis="strong" icon={<Plus aria-hidden />}>
        Create report
      </Button>
    ),
    children: <Card>Content</Card>,
  },
});
export const BesidePagesOfTheSamePlace = meta.story({
  args: {
    title: 'Reporting times',
    tabs: (
      <TabLinks
        label="Data hub"
        current="times"
        items={[
          { id: 'metrics', label: 'Metrics', link: <a href="#metrics">Metrics</a> },
          { id: 'times', label: 'Reporting times', link: <a href="#times">Reporting times</a> },
        ]}
      />
    ),
    action: <Button emphasis="strong">Add reporting times</Button>,
    children: <Card>Content</Card>,
  },
});
export const ForReading = meta.story({
  args: { title: 'What a framework is', width: 'reading', children: <Card>Content no wider than 72 characters</Card> },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
