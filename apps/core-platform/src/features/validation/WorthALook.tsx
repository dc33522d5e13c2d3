import type { Finding } from '@esg/contract';
import { Banner, Button, Stack } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type WorthALookProps = {
  readonly findings: readonly Pick<Finding, 'kind'>[];
  /** Leads back to the list of findings. */
  readonly onLook: () => void;
};

/** Doubts about what the report says, which a person should settle before it is published: each kind with its count. */
const doubts: readonly (readonly [Finding['kind'], (count: number) => ReactNode])[] = [
  [
    'hub-newer',
    (count) => (
      <Plural
        value={count}
        one="# figure has a newer value in the data hub"
        other="# figures have a newer value in the data hub"
      />
    ),
  ],
  [
    'past-differs',
    (count) => (
      <Plural
        value={count}
        one="# figure of last year differs from last year’s report"
        other="# figures of last year differ from last year’s report"
      />
    ),
  ],
  ['matrix-newer', () => <Trans>Material topics were decided again after approval was asked for</Trans>],
  ['matrix-differs', () => <Trans>The matrix and the list of material topics name different topics</Trans>],
  [
    'text-dated',
    (count) => <Plural value={count} one="# text still speaks of last year" other="# texts still speak of last year" />,
  ],
  [
    'sentence-unsupported',
    (count) => (
      <Plural
        value={count}
        one="# sentence to check against the figures"
        other="# sentences to check against the figures"
      />
    ),
  ],
  [
    'change-unexplained',
    (count) => (
      <Plural
        value={count}
        one="# figure changed a lot with no explanation"
        other="# figures changed a lot with no explanation"
      />
    ),
  ],
];

/** Names in the question before publishing what somebody should look at; nothing where there is no such doubt. */
export const WorthALook = ({ findings, onLook }: WorthALookProps) => {
  const lines = doubts.flatMap(([kind, words]) => {
    const count = findings.filter((finding) => finding.kind === kind).length;
    return count > 0 ? [{ kind, words: words(count) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={<Trans>Worth a look</Trans>}
      action={
        <Button size="compact" onClick={onLook}>
          <Trans>Look at them</Trans>
        </Button>
      }
    >
      <Stack as="ul" gap={1}>
        {lines.map(({ kind, words }) => (
          <li key={kind}>{words}</li>
        ))}
      </Stack>
    </Banner>
  );
};
