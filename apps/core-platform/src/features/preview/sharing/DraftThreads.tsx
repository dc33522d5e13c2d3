import { reportWorkQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import type { DraftThread } from '@esg/contract';
import { Button, Card, Heading, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StepLink } from '../../../wizard/StepLink.tsx';
import { Thread } from '../../../wizard/talk/Thread.tsx';
import { useCitation } from '../../../wizard/use-citation.ts';
import { useMay } from '../../../wizard/use-may.ts';
import { useWizard } from '../../../wizard/wizard-context.ts';

/** Comments of the draft's readers, as one line above the pages until it is opened; nothing while there are none. */
export const DraftThreads = () => {
  const { report } = useWizard();
  const { data = [] } = useQuery(reportWorkQueries.draftThreads(useApi(), report.id));
  const [isOpen, setOpen] = useState(false);
  const [showsResolved, setShowsResolved] = useState(false);
  if (data.length === 0) return null;
  const open = data.filter(({ resolved }) => !resolved);
  const resolved = data.filter(({ resolved: by }) => by);
  return (
    <Card as="section" padding={isOpen ? 'regular' : 'compact'}>
      <Stack gap={4} align="stretch">
        <Inline gap={3} justify="between">
          <Heading level={3} size="md">
            <Plural
              value={open.length}
              _0="Comments on the draft: all resolved"
              one="One comment on the draft"
              other="# comments on the draft"
            />
          </Heading>
          <Inline gap={2}>
            {isOpen && resolved.length > 0 && (
              <Button size="compact" aria-expanded={showsResolved} onClick={() => setShowsResolved(!showsResolved)}>
                {showsResolved ? <Trans>Hide resolved</Trans> : <Trans>Show resolved</Trans>}
              </Button>
            )}
            <Button size="compact" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? <Trans>Hide comments</Trans> : <Trans>Show comments</Trans>}
            </Button>
          </Inline>
        </Inline>
        {isOpen &&
          [...open, ...(showsResolved ? resolved : [])].map((thread) => <Placed key={thread.id} thread={thread} />)}
      </Stack>
    </Card>
  );
};

const Placed = ({ thread }: { readonly thread: DraftThread }) => {
  const cite = useCitation();
  const { t } = useLingui();
  const mayWrite = useMay('report:write');
  const { disclosureCode, chapterCode, partTitle } = thread;
  const chapter = partTitle || (chapterCode ? t`Text without a title` : t`The report as a whole`);
  return (
    <Stack gap={1} align="stretch">
      <Text size="sm" strong>
        {disclosureCode ? (
          <TextLink asChild>
            <StepLink step="data-input" disclosure={disclosureCode}>
              {cite(disclosureCode)} {partTitle}
            </StepLink>
          </TextLink>
        ) : (
          chapter
        )}
      </Text>
      <Thread thread={thread} disclosure={{ code: disclosureCode, fields: [] }} mayWrite={mayWrite} />
    </Stack>
  );
};
