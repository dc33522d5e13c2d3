import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { guide } from './Badge.guide.ts';
import { Badge, badgeTones } from './Badge.tsx';

const meta = preview.meta({ component: Badge, parameters: { guide }, args: { children: 'Mandatory' } });

export const Plain = meta.story();
export const Tones = meta.story({
  render: () => (
    <Inline>
      {badgeTones.map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </Inline>
  ),
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
