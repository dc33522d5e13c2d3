import { Clock } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { guide } from './Status.guide.ts';
import { Status } from './Status.tsx';

const meta = preview.meta({ component: Status, parameters: { guide } });

export const Published = meta.story({ args: { tone: 'success', children: 'Published' } });
export const ThroughTheLifeOfAReport = meta.story({
  render: () => (
    <Inline gap={4}>
      <Status tone="neutral">New</Status>
      <Status tone="progress">In progress</Status>
      <Status tone="warning" icon={Clock}>
        Pending approval
      </Status>
      <Status tone="success">Completed</Status>
      <Status tone="danger">Rejected</Status>
      <Status tone="info">Published</Status>
    </Inline>
  ),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
