import type { Disclosure } from '@esg/contract';
import { Badge, Heading, Stack, Tabs } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { History, ListChecks, MessageSquare, Paperclip, Sparkles, SquareCheck } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useWork } from '../../../wizard/work/use-work.ts';
import { DisclosureHistory } from '../DisclosureHistory.tsx';
import { Evidence } from '../evidence/Evidence.tsx';
import { Requirements } from '../Requirements.tsx';
import { Assistant } from '../suggestions/Assistant.tsx';
import { Comments } from '../talk/Comments.tsx';
import { Tasks } from '../talk/Tasks.tsx';
import { type SideView, useSide } from './side-context.ts';

/** One view: its name is also shown above it, since its tab may show only the icon. */
const viewOf = (
  id: SideView,
  {
    label,
    hint,
    icon,
    content,
    count = 0,
  }: Record<'label' | 'hint', string> & {
    icon: ReactElement;
    content: ReactNode;
    count?: number;
  },
) => ({
  id,
  label,
  icon,
  hint: `${label}: ${hint}`,
  mark: count > 0 && <Badge>{count}</Badge>,
  content: (
    <Stack gap={3} align="stretch">
      <Heading level={4} size="sm">
        {label}
      </Heading>
      {content}
    </Stack>
  ),
});

type SidePanelProps = {
  readonly disclosure: Disclosure;
  /** The number of suggestions for it that nobody has decided about. */
  readonly suggestions: number;
  /** Opens the next disclosure with suggestions; undefined where there is none. */
  readonly onNextSuggestion: (() => void) | undefined;
};

/** The side panel of the open disclosure: requirements, suggestions, evidence, comments, tasks and history. */
export const SidePanel = ({ disclosure, suggestions, onNextSuggestion }: SidePanelProps) => {
  const { t } = useLingui();
  const { view, choose } = useSide();
  const { openTasks, openThreads, evidenceCount } = useWork().of(disclosure.code);
  return (
    <Tabs
      key={disclosure.code}
      label={t`About this disclosure`}
      value={view}
      onChange={({ id }) => choose(id)}
      items={[
        viewOf('requirements', {
          label: t`Requirements`,
          hint: t`what the framework asks for`,
          icon: <ListChecks aria-hidden />,
          content: <Requirements disclosure={disclosure} />,
        }),
        viewOf('assistant', {
          label: t`Assistant`,
          hint: t`what your documents say about it`,
          icon: <Sparkles aria-hidden />,
          count: suggestions,
          content: <Assistant disclosure={disclosure} onNext={onNextSuggestion} />,
        }),
        viewOf('evidence', {
          label: t`Evidence`,
          hint: t`documents that prove it`,
          icon: <Paperclip aria-hidden />,
          count: evidenceCount,
          content: <Evidence disclosure={disclosure} />,
        }),
        viewOf('comments', {
          label: t`Comments`,
          hint: t`what is said about it`,
          icon: <MessageSquare aria-hidden />,
          count: openThreads,
          content: <Comments disclosure={disclosure} />,
        }),
        viewOf('tasks', {
          label: t`Tasks`,
          hint: t`what still needs to be done`,
          icon: <SquareCheck aria-hidden />,
          count: openTasks,
          content: <Tasks disclosure={disclosure} />,
        }),
        viewOf('history', {
          label: t`History`,
          hint: t`who changed what`,
          icon: <History aria-hidden />,
          content: <DisclosureHistory disclosure={disclosure} />,
        }),
      ]}
    />
  );
};
