import { AnswerWords, MergeDialog, useAnswerLines, useLanguage } from '@esg/app-kit';
import { Button } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AnswerDraft } from './answer.ts';
import type { MetricQuestion } from './metric-of.ts';
import type { TypedAnswer } from './use-answer.ts';
import { useAnswerContext } from './use-answer-context.ts';

type ConflictProps = { readonly metric: MetricQuestion; readonly answer: TypedAnswer };

/** Somebody else answered too: both answers side by side. */
export const Conflict = ({ metric, answer }: ConflictProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const lines = useAnswerLines();
  const context = useAnswerContext(metric);
  const [later, setLater] = useState<number>();
  const { state, draft } = answer;
  if (state.kind !== 'conflict') return null;
  const { current } = state;
  const words = ({ value, quality, source, explanation }: AnswerDraft) => (
    <>
      <AnswerWords lines={lines(value, context)} />
      {[quality === 'estimated' ? t`This is an estimate` : '', source, explanation]
        .filter(Boolean)
        .map((line) => `\n${line}`)
        .join('')}
    </>
  );
  return (
    <>
      <MergeDialog
        open={later !== current.version}
        field={metric.title[language]}
        by={current.updatedBy.name}
        at={current.updatedAt}
        mine={words(draft)}
        theirs={words(current.value)}
        onKeepMine={answer.keepMine}
        onTakeTheirs={answer.takeTheirs}
        onLater={() => setLater(current.version)}
      />
      <div>
        <Button size="compact" onClick={() => setLater(undefined)}>
          <Trans>Compare the two answers</Trans>
        </Button>
      </div>
    </>
  );
};
