import { useFormatters } from '@esg/app-kit';
import { type ClientReport, type ClientWaitKind, type NextWork, nextWorkOf } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, useLingui } from '@lingui/react/macro';

type Wait = ClientReport['waits'][number];

const nextWords: Record<NextWork, MessageDescriptor> = {
  select: msg`Next: select disclosures`,
  answer: msg`Next: answer disclosures`,
  explain: msg`Next: explain what is missing`,
  publish: msg`Next: check and publish`,
};

/** What and whom a report waits for; the next step if it waits for nothing. */
export const BoardWaits = ({ report }: { readonly report: ClientReport }) => {
  if (report.waits.length > 0)
    return (
      <Stack gap={1}>
        {report.waits.map((wait) => (
          <Text key={wait.kind} as="span" size="sm">
            <What kind={wait.kind} count={wait.count} />
            <Whom wait={wait} />
          </Text>
        ))}
      </Stack>
    );
  return (
    <Text as="span" size="sm" tone="muted">
      <Next report={report} />
    </Text>
  );
};

const Next = ({ report: { status, progress } }: { readonly report: ClientReport }) => {
  const { i18n } = useLingui();
  return status === 'readonly-published' ? '–' : i18n._(nextWords[nextWorkOf(progress)]);
};

const What = ({ kind, count }: { readonly kind: ClientWaitKind; readonly count: number }) => {
  switch (kind) {
    case 'approval':
      return <Plural value={count} one="# approval" other="# approvals" />;
    case 'review':
      return <Plural value={count} one="# review" other="# reviews" />;
    case 'contribution':
      return <Plural value={count} one="# contribution" other="# contributions" />;
    case 'task':
      return <Plural value={count} one="# task" other="# tasks" />;
    case 'rework':
      return <Plural value={count} one="# disclosure sent back" other="# disclosures sent back" />;
  }
};

const Whom = ({ wait: { people, peopleCount } }: { readonly wait: Wait }) => {
  const { t } = useLingui();
  const { list } = useFormatters();
  if (people.length === 0) return null;
  const more = peopleCount - people.length;
  const names = list(more > 0 ? [...people, t`${more} more`] : people);
  return (
    <Text as="span" size="sm" tone="muted">
      {': '}
      {names}
    </Text>
  );
};
