import type { Disclosure } from '@esg/contract';
import { Badge, Tabs } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { useWork } from '../../../wizard/work/use-work.ts';
import { DisclosureHistory } from '../DisclosureHistory.tsx';
import { Evidence } from '../evidence/Evidence.tsx';
import { Requirements } from '../Requirements.tsx';
import { Comments } from '../talk/Comments.tsx';
import { Tasks } from '../talk/Tasks.tsx';
import { useSide } from './side-context.ts';

/** What is known about the open disclosure: what it asks for, what proves it, what is said and to be done, and who changed what. */
export const SidePanel = ({ disclosure }: { disclosure: Disclosure }) => {
  const { t } = useLingui();
  const { view, choose } = useSide();
  const { openTasks, openThreads, evidenceCount } = useWork().of(disclosure.code);
  const markOf = (count: number) => count > 0 && <Badge>{count}</Badge>;
  return (
    <Tabs
      key={disclosure.code}
      label={t`About this disclosure`}
      value={view}
      onChange={({ id }) => choose(id)}
      items={[
        { id: 'requirements', label: t`Requirements`, content: <Requirements disclosure={disclosure} /> },
        {
          ...{ id: 'evidence', label: t`Evidence`, mark: markOf(evidenceCount) },
          content: <Evidence disclosure={disclosure} />,
        },
        {
          ...{ id: 'comments', label: t`Comments`, mark: markOf(openThreads) },
          content: <Comments disclosure={disclosure} />,
        },
        { ...{ id: 'tasks', label: t`Tasks`, mark: markOf(openTasks) }, content: <Tasks disclosure={disclosure} /> },
        { id: 'history', label: t`History`, content: <DisclosureHistory disclosure={disclosure} /> },
      ]}
    />
  );
};
