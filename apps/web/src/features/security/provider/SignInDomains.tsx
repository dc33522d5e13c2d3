import { signInProviderMutations } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import type { SignInDomain, SignInDomainFailure } from '@esg/contract';
import { Banner, Button, CopyButton, Heading, Inline, Stack, Status, Text, TextField } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Section } from '../Section.tsx';

/** The proved domains, and the record that proves each of the others. Shows nothing before a provider is saved. */
export const SignInDomains = ({ domains }: { readonly domains: readonly SignInDomain[] }) => {
  if (domains.length === 0) return null;
  return (
    <Section
      title={<Trans>Your domains</Trans>}
      purpose={
        <Trans>
          Verify that you own a domain by adding a TXT record to it. From then on, people with an address at that domain
          sign in through the provider.
        </Trans>
      }
    >
      <Stack as="ul" gap={6}>
        {domains.map((domain) => (
          <li key={domain.domain}>
            <Domain {...domain} />
          </li>
        ))}
      </Stack>
    </Section>
  );
};

const states = {
  pending: { tone: 'progress', word: msg`Waiting for the record` },
  proved: { tone: 'success', word: msg`Verified` },
  failed: { tone: 'warning', word: msg`Verification failed` },
} as const;

const Domain = ({ domain, state, failure, record, checkedAt, provedAt }: SignInDomain) => {
  const { i18n } = useLingui();
  const { date } = useFormatters();
  const { tone, word } = states[state];
  const since = provedAt ? date(provedAt) : '';
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <Heading level={3} size="sm">
          {domain}
        </Heading>
        <Status tone={tone}>{i18n._(word)}</Status>
      </Inline>
      {state === 'proved' ? (
        <Text tone="muted" size="sm">
          <Trans>Since {since}</Trans>
        </Text>
      ) : (
        <>
          <RecordToAdd domain={domain} record={record} />
          <Check domain={domain} failure={failure} checkedAt={checkedAt} />
        </>
      )}
    </Stack>
  );
};

/** The record that an administrator adds to the domain's DNS settings. */
const RecordToAdd = ({ domain, record }: Pick<SignInDomain, 'domain' | 'record'>) => {
  const { t } = useLingui();
  const labels = { copied: t`Copied`, failed: t`Not copied` };
  return (
    <>
      <Text measured>
        <Trans>Add this TXT record in your domain’s DNS settings, then check.</Trans>
      </Text>
      <TextField label={t`Name of the record for ${domain}`} readOnly value={record.name} onChange={() => {}} />
      <TextField label={t`Value of the record for ${domain}`} readOnly value={record.value} onChange={() => {}} />
      <Inline gap={2}>
        <CopyButton
          size="compact"
          text={record.name}
          labels={{ ...labels, copy: t`Copy the name of the record for ${domain}` }}
        />
        <CopyButton
          size="compact"
          text={record.value}
          labels={{ ...labels, copy: t`Copy the value of the record for ${domain}` }}
        />
      </Inline>
    </>
  );
};

const help: Record<SignInDomainFailure, MessageDescriptor> = {
  'no-record': msg`There is no TXT record of this name yet. A new record can take some hours to be seen everywhere; then check again.`,
  'other-record': msg`There is a TXT record of this name, but with another value. Compare it with the value shown here.`,
  'no-answer': msg`The name servers of the domain didn’t answer. Try again later.`,
  taken: msg`Another organisation has already verified this domain. Contact support.`,
};

const Check = ({ domain, failure, checkedAt }: Pick<SignInDomain, 'domain' | 'failure' | 'checkedAt'>) => {
  const { i18n, t } = useLingui();
  const { problem } = useProblemSentences();
  const { date, time } = useFormatters();
  const check = useMutation(signInProviderMutations.checkDomain(useApi(), useQueryClient()));
  const day = checkedAt ? date(checkedAt) : '';
  const clock = checkedAt ? time(checkedAt) : '';
  return (
    <>
      {failure && !check.isPending && (
        <Banner tone="warning" title={i18n._(help[failure])}>
          <Trans>
            Last checked {day}, {clock}
          </Trans>
        </Banner>
      )}
      {check.error && <Banner tone="danger" title={problem(check.error)} />}
      <Inline>
        <Button aria-label={t`Check now: ${domain}`} pending={check.isPending} onClick={() => check.mutate({ domain })}>
          <Trans>Check now</Trans>
        </Button>
      </Inline>
    </>
  );
};
