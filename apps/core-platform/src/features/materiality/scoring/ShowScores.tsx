import { materialityMutations } from '@esg/api-client';
import { useApi, useProblemSentences } from '@esg/app-kit';
import { Banner, Button, ConfirmDialog, Stack, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAssessment } from '../assessment-context.ts';

/** Shows everybody’s scores, after a question: afterwards nobody scores those entries any more. */
export const ShowScores = () => {
  const { problem } = useProblemSentences();
  const { assessment } = useAssessment();
  const [open, setOpen] = useState(false);
  const { mutate, error, isPending } = useMutation(materialityMutations.reveal(useApi(), useQueryClient()));
  const hidden = assessment.iros.filter(({ revealedAt }) => revealedAt === null);
  const scored = hidden.filter(({ scoredBy }) => scoredBy > 0).length;
  const unscored = hidden.length - scored;
  return (
    <>
      <Button emphasis="strong" onClick={() => setOpen(true)}>
        <Trans>Show scores</Trans>
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={<Trans>Show all scores to everyone?</Trans>}
        description={
          <Trans>
            These entries can’t be scored afterwards; you settle on scores together instead. This can’t be undone.
          </Trans>
        }
        cancelLabel={<Trans>Keep them hidden</Trans>}
        confirmLabel={<Trans>Show scores</Trans>}
        pending={isPending}
        onConfirm={() => mutate(assessment.id, { onSuccess: () => setOpen(false) })}
      >
        <Stack gap={2}>
          <Text numeric>
            <Plural value={scored} one="# entry is shown." other="# entries are shown." />
          </Text>
          {unscored > 0 && (
            <Text numeric>
              <Plural
                value={unscored}
                one="# entry without scores stays open."
                other="# entries without scores stay open."
              />
            </Text>
          )}
          {error && <Banner tone="danger" title={problem(error)} />}
        </Stack>
      </ConfirmDialog>
    </>
  );
};
