import type { Disclosure } from '@esg/contract';
import { Tabs } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { DisclosureHistory } from './DisclosureHistory.tsx';
import { Requirements } from './Requirements.tsx';

/** What is known about the open disclosure: what it asks for, and who changed what. */
export const SidePanel = ({ disclosure }: { disclosure: Disclosure }) => {
  const { t } = useLingui();
  return (
    <Tabs
      key={disclosure.code}
      label={t`About this disclosure`}
      items={[
        { id: 'requirements', label: t`Requirements`, content: <Requirements disclosure={disclosure} /> },
        { id: 'history', label: t`History`, content: <DisclosureHistory disclosure={disclosure} /> },
      ]}
    />
  );
};
