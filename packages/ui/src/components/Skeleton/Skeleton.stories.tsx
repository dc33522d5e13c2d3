import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Card } from '../Card/Card.tsx';
import { guide } from './Skeleton.guide.ts';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

const meta = preview.meta({ component: Skeleton, parameters: { guide } });

export const ALineOfText = meta.story({ args: { width: '14rem' } });
export const ACardOnItsWay = meta.story({
  render: () => (
    <Card>
      <SkeletonGroup label="Loading reports">
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton shape="block" height="6rem" />
        <Skeleton shape="circle" width="3rem" />
      </SkeletonGroup>
    </Card>
  ),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
