import { useLanguage } from '@esg/app-kit';
import { Button, MultiSelect, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Work } from '../../../wizard/work/use-work.ts';
import { type OutlineTopic, topicName } from '../outline.ts';
import { AssignDialog } from './AssignDialog.tsx';

const nothing = { assigneeIds: [], approverIds: [], dueOn: null, note: '' };

/** Assigns whole sections to people at once. */
export const AssignSections = ({
  outline,
  work,
}: {
  readonly outline: readonly OutlineTopic[];
  readonly work: Work;
}) => {
  const { t } = useLingui();
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const [topics, setTopics] = useState<readonly string[]>([]);
  const chosen = outline.filter(({ topic }) => topics.includes(topic.code));
  const codes = chosen.flatMap(({ disclosures }) => disclosures.map(({ code }) => code));
  const label = t`Sections`;
  return (
    <>
      <Button size="compact" onClick={() => setOpen(true)}>
        <Trans>Assign sections</Trans>
      </Button>
      {open && (
        <AssignDialog
          title={t`Assign sections`}
          about="sections"
          work={work}
          given={nothing}
          codes={codes}
          onClose={() => setOpen(false)}
        >
          <MultiSelect
            label={label}
            required
            hint={t`What you give here replaces what was given for each of their disclosures.`}
            value={topics}
            onChange={({ value }) => setTopics(value)}
            options={outline.map(({ topic }) => ({ value: topic.code, label: topicName(outline, topic, language) }))}
            labels={{
              list: label,
              none: t`No such section`,
              chosen: label,
              remove: (choice) => t`Remove ${choice.label}`,
            }}
          />
          {codes.length > 0 && (
            <Text tone="muted" role="status">
              <Plural value={codes.length} one="# disclosure" other="# disclosures" />
            </Text>
          )}
        </AssignDialog>
      )}
    </>
  );
};
