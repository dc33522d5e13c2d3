import type { Disclosure } from '@esg/contract';
import { Badge, Heading, Stack, Tabs } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { History, ListChecks, MessageSquare, Paperclip, SquareCheck } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useWork } from '../../../wizard/work/use-work.ts';
import { DisclosureHistory } from '../DisclosureHistory.tsx';
import { Evidence } from '../evidence/Evidence.tsx';
import { Requirements } from '../Requirements.tsx';
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

/** The side panel of the open disclosure: requirements, evidence, comments, tasks and history. */
export const SidePanel = ({ disclosure }: { disclosure: Disclosure }) => {
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
