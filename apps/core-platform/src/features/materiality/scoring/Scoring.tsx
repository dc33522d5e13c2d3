import { useServices } from '@esg/app-kit';
import type { Iro } from '@esg/contract';
import { EmptyState, Progress, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { useAssessment } from '../assessment-context.ts';
import { ChangeLog } from '../decision/ChangeLog.tsx';
import { useAddress } from '../use-address.ts';
import { EntryPicker } from './EntryPicker.tsx';
import { isScoredBy, nextOpen } from './own-scores.ts';
import { ScoreForm } from './ScoreForm.tsx';
import { ShownScores } from './ShownScores.tsx';
import { ShowScores } from './ShowScores.tsx';

/** Step: everybody scores by themselves; then all scores are shown, discussed and settled. */
export const Scoring = () => {
  const { t } = useLingui();
  const { assessment, mayDecide } = useAssessment();
  const { iros } = assessment;
  const canShow = mayDecide && iros.some(({ revealedAt, scoredBy }) => revealedAt === null && scoredBy > 0);
  return (
    <Stack gap={6} align="stretch">
      <StepIntro
        title={t`Scoring`}
        purpose={t`Score on your own first: your scores stay hidden until all are shown. Then settle together where you are far apart.`}
        action={canShow && <ShowScores />}
      />
      {iros.length === 0 ? (
        <EmptyState
          level={3}
          title={<Trans>Nothing to score yet</Trans>}
          purpose={<Trans>Add impacts, risks and opportunities first.</Trans>}
        />
      ) : (
        <ScoringDesk />
      )}
      <ChangeLog />
    </Stack>
  );
};

/** How far this person is, the entries, and the open one. */
const ScoringDesk = () => {
  const { t } = useLingui();
  const userId = useServices().session.userId();
  const { assessment, readOnly } = useAssessment();
  const { address, change } = useAddress();
  const { iros } = assessment;
  const total = iros.length;
  const done = iros.filter((iro) => isScoredBy(iro, userId)).length;
  // The entry that was open first stays open when it is scored: people go on when they want to.
  const [first] = useState(() => (nextOpen(iros, undefined, userId) ?? iros[0])?.id);
  const open = iros.find(({ id }) => id === (address.view ?? first)) ?? iros[0];
  const go = (to: Iro | undefined) => to && change({ view: to.id });
  return (
    <Stack gap={4} align="stretch">
      <Stack gap={1} align="stretch">
        <Text as="span" strong numeric role="status">
          <Trans>
            {done} of {total} scored by you
          </Trans>
        </Text>
        <Progress value={done / total} label={t`Scored by you`} valueText={t`${done} of ${total}`} />
      </Stack>
      <EntryPicker iros={iros} open={open} userId={userId} onOpen={go} />
      {open &&
        (open.revealedAt === null ? (
          <ScoreForm key={open.id} iro={open} readOnly={readOnly} onNext={() => go(nextOpen(iros, open.id, userId))} />
        ) : (
          <ShownScores key={open.id} iro={open} readOnly={readOnly} />
        ))}
    </Stack>
  );
};
