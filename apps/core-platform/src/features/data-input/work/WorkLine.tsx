import { useFormatters } from '@esg/app-kit';
import type { Disclosure, DisclosureStatus } from '@esg/contract';
import { AvatarGroup, Button, Inline, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { DisclosureMarks } from '../../../wizard/DisclosureMarks.tsx';
import { FillButton } from '../../../wizard/hub/FillButton.tsx';
import { useCitation } from '../../../wizard/use-citation.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';
import type { Work } from '../../../wizard/work/use-work.ts';
import * as css from '../data-input.css.ts';
import { EvidenceMark } from '../evidence/EvidenceMark.tsx';
import { AssignDialog } from './AssignDialog.tsx';
import { DisclosureStatusMark } from './DisclosureStatusMark.tsx';
import { isLate } from './filter.ts';

type WorkLineProps = {
  readonly disclosure: Disclosure;
  readonly status: DisclosureStatus;
  /** Completed, although the framework asks for more than is answered. */
  readonly inPart: boolean;
  readonly work: Work;
};

/** Status, assignees and due day of the disclosure, with the button to assign it. */
export const WorkLine = ({ disclosure, status, inPart, work }: WorkLineProps) => {
  const { t } = useLingui();
  const { day, list } = useFormatters();
  const { readOnly } = useWizard();
  const [open, setOpen] = useState(false);
  const cited = useCitation()(disclosure.code);
  const given = work.of(disclosure.code);
  const people = work.people(given.assigneeIds);
  const due = given.dueOn && day(given.dueOn);
  const late = isLate(given, status);
  return (
    <div className={css.head}>
      <span role="status">
        <DisclosureStatusMark status={status} inPart={inPart} />
      </span>
      <DisclosureMarks disclosure={disclosure} />
      {people.length > 0 && (
        <Inline gap={2}>
          <AvatarGroup label={t`Worked on by`} size="small" people={people} restLabel={({ names }) => list(names)} />
          <Text as="span" size="sm">
            {list(people.map(({ name }) => name))}
          </Text>
        </Inline>
      )}
      {due && (
        <Text as="span" size="sm" numeric tone={late ? 'danger' : 'muted'}>
          {late ? t`Overdue since ${due}` : t`Due on ${due}`}
        </Text>
      )}
      {status !== 'omitted' && <EvidenceMark disclosure={disclosure} />}
      {given.note && (
        <Text size="sm" tone="muted">
          {given.note}
        </Text>
      )}
      <div className={css.headActions}>
        {!readOnly && (
          <Button size="compact" emphasis="bare" onClick={() => setOpen(true)}>
            {people.length > 0 || due ? <Trans>Change assignment</Trans> : <Trans>Assign</Trans>}
          </Button>
        )}
        {status !== 'omitted' && <FillButton disclosureCode={disclosure.code} />}
      </div>
      {open && (
        <AssignDialog
          title={t`Assign ${cited}`}
          about={cited}
          work={work}
          given={given}
          codes={[disclosure.code]}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
