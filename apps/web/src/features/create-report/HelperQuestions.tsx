import { frameworkDataKinds, helperAudiences } from '@esg/contract';
import { Card, Grid, RadioGroup } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import type { HelperAnswers } from './helper-question.ts';
import { useFrameworkWords } from './use-framework-words.ts';

type HelperQuestionsProps = {
  readonly answers: HelperAnswers;
  readonly onAnswer: (answers: HelperAnswers) => void;
};

/** The two questions: the audience of the report, and its subject. */
export const HelperQuestions = ({ answers, onAnswer }: HelperQuestionsProps) => {
  const { t } = useLingui();
  const words = useFrameworkWords();
  return (
    <Grid cell="large">
      <Card>
        <RadioGroup
          label={t`Who is the report for?`}
          hint={t`The readers whose questions matter most.`}
          value={answers.audience ?? ''}
          onChange={({ value }) => onAnswer({ ...answers, audience: value })}
          options={helperAudiences.map((id) => ({ value: id, label: words.audience(id) }))}
        />
      </Card>
      <Card>
        <RadioGroup
          label={t`What is it about?`}
          hint={t`The kind of data you want to show, or are asked for.`}
          value={answers.dataKind ?? ''}
          onChange={({ value }) => onAnswer({ ...answers, dataKind: value })}
          options={frameworkDataKinds.map((id) => ({ value: id, label: words.dataKind(id) }))}
        />
      </Card>
    </Grid>
  );
};
