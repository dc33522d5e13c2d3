import { Check } from 'lucide-react';
import { OnEverySurface } from '../../../../../.storybook/matrix.tsx';
import preview from '../../../../../.storybook/preview.tsx';
import { proof } from '../../../../../.storybook/themes.ts';
import { Timeline, timelineTones } from './Timeline.tsx';

const meta = preview.meta({ tags: ['!autodocs', 'qa'] });
const events = timelineTones.flatMap((tone) => [
  { id: `${tone} dot`, title: tone, time: '09:12', dateTime: '2026-11-02T09:12Z', tone },
  { id: `${tone} icon`, title: '一件事情', time: '10:05', dateTime: '2026-11-02T10:05Z', tone, icon: <Check /> },
]);

const Matrix = () => (
  <OnEverySurface>
    <Timeline label="Events 事件" events={events} />
  </OnEverySurface>
);

export const Standard = meta.story({ render: Matrix, globals: proof.standard });
