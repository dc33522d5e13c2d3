import type { ClimateActivity, ClimateQuestion, ClimateTypeDetail } from '@esg/contract';
import { Inline, Stack, Text } from '@esg/ui';
import { Trans } from '@lingui/react/macro';
import { CheckFactor } from '../factors/CheckFactor.tsx';
import { useFactorText } from '../names/use-factor-text.ts';
import { uncomparedFor } from './answers-to.ts';

type UncomparedFactorsProps = {
  readonly line: Pick<ClimateActivity, 'activityTypeId' | 'month' | 'region' | 'activity'>;
  readonly question: ClimateQuestion;
  readonly detail: ClimateTypeDetail;
  /** One was compared and is used from now on; left out where lines are calculated by it later. */
  readonly onUsed?: (() => void) | undefined;
};

/** Factors of the library that would settle a question and that nobody compared with their publisher: whoever has the publication can. */
export const UncomparedFactors = ({ line, question, detail, onUsed }: UncomparedFactorsProps) => {
  const factorText = useFactorText();
  const found = uncomparedFor(question, line, detail);
  if (found.length === 0) return null;
  return (
    <Stack gap={2}>
      <Text size="sm">
        <Trans>
          The library has these as well. They haven’t been compared with their publisher, so they aren’t used until you
          compare them.
        </Trans>
      </Text>
      {found.map((factor) => (
        <Inline key={factor.id} gap={2}>
          <Text size="sm">{factorText(factor)}</Text>
          <CheckFactor factor={factor} activityTypeId={line.activityTypeId} onUsed={onUsed} />
        </Inline>
      ))}
    </Stack>
  );
};
