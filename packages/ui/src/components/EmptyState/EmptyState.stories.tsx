import { FileText } from 'lucide-react';
import preview from '../../../../../.storybook/preview.tsx';
import { everyState } from '../../../../../.storybook/states.tsx';
import { Button } from '../Button/Button.tsx';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = preview.meta({ component: EmptyState, parameters: { guide } });

export const NoReportsYet = meta.story({
  args: {
    title: 'No reports yet',
    purpose: 'A report gathers your answers to one framework and publishes them as PDF, Word and Excel.',
    example: 'For example: Sustainability report 2026, GRI Standards.',
    drawing: <FileText size="3rem" strokeWidth={1} aria-hidden />,
    action: <Button emphasis="strong">Create report</Button>,
  },
});

export const States = meta.story({ ...everyState, tags: ['!test', '!autodocs'] });
