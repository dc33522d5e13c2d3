import { reportMutations, reportQueries } from '@esg/api-client';
import { notify, notifyProblem, useApi } from '@esg/app-kit';
import type { Finding } from '@esg/contract';
import { Button, Inline, Text } from '@esg/ui';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useInHub } from '../hub/use-in-hub.ts';
import { useWizard } from '../wizard-context.ts';
import { LeaveOutDialog } from './LeaveOutDialog.tsx';
import { sortOpen } from './sort-open.ts';

type OpenActionsProps = {
  readonly findings: readonly Finding[];
  /** Shown where nothing is open. */
  readonly empty?: ReactNode;
};

/** Handles many selected, incomplete disclosures at once: completes the answered ones, and explains the others. */
export const OpenActions = ({ findings, empty = null }: OpenActionsProps) => {
  const { report, framework } = useWizard();
  const [isExplaining, setExplaining] = useState(false);
  const inHub = useInHub(isExplaining).selected;
  const api = useApi();
  const { data: states = [] } = useQuery(reportQueries.disclosures(api, report.id));
  const { mutate, isPending } = useMutation(reportMutations.changeDisclosures(api, useQueryClient(), report.id));
  const { answered, unread, inPart, unanswered } = sortOpen(findings, states);
  const explicable = framework.topics.flatMap(({ disclosures }) =>
    disclosures.filter(({ code, omittable }) => omittable && (unanswered.has(code) || inPart.has(code))),
  );
  const count = answered.length;
  const complete = () =>
    mutate(
      { changes: [{ status: 'completed', codes: answered }] },
      {
        onSuccess: () =>
          notify(
            'success',
            msg`${plural(count, { one: '# disclosure is complete.', other: '# disclosures are complete.' })}`,
          ),
        onError: notifyProblem,
      },
    );
  if (count === 0 && explicable.length === 0 && unread.length === 0) return empty;
  return (
    <Inline gap={2}>
      {count > 0 && (
        <Button size="compact" emphasis="strong" pending={isPending} onClick={complete}>
          <Plural
            value={count}
            one="Mark # answered disclosure complete"
            other="Mark # answered disclosures complete"
          />
        </Button>
      )}
      {explicable.length > 0 && (
        <Button size="compact" onClick={() => setExplaining(true)}>
          <Trans>Explain what is unanswered</Trans>
        </Button>
      )}
      <Unread count={unread.length} />
      {isExplaining && (
        <LeaveOutDialog
          title={<Trans>Explain what is unanswered</Trans>}
          disclosures={explicable}
          inPart={inPart}
          inHub={inHub}
          draftId="unanswered"
          isOffered
          onClose={() => setExplaining(false)}
        />
      )}
    </Inline>
  );
};

/** Says of how many answered disclosures nobody has read the carried text again. */
const Unread = ({ count }: { readonly count: number }) => {
  if (count === 0) return null;
  return (
    <Text as="span" size="sm" tone="muted">
      <Plural
        value={count}
        one="# answered disclosure has a text of last year: open it, and change it or mark it complete."
        other="# answered disclosures have texts of last year: open each, and change it or mark it complete."
      />
    </Text>
  );
};
