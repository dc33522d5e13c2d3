import { Stack } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { StepIntro } from '../../../wizard/StepIntro.tsx';
import { ChangeLog } from './ChangeLog.tsx';
import { ChangesFrom } from './ChangesFrom.tsx';
import { Decide } from './Decide.tsx';
import { Decisions } from './Decisions.tsx';
import { TopicVerdicts } from './TopicVerdicts.tsx';
import { useJudged } from './use-judged.ts';

/** Step: who decides what is material, about everything that is shown here, for good. */
export const DecisionStep = () => {
  const { t } = useLingui();
  const judged = useJudged();
  return (
    <Stack gap={8} align="stretch">
      <StepIntro
        title={t`Decision`}
        purpose={t`Check every verdict and its reason, then decide by name. A decision is never changed: deciding again adds one.`}
      />
      <TopicVerdicts judged={judged} />
      <ChangesFrom judged={judged} />
      <Decide judged={judged} />
      <Decisions judged={judged} />
      <ChangeLog />
    </Stack>
  );
};
