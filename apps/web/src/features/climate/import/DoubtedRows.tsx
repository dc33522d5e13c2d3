import { type ClimateImport, type ImportedAmountAnswer, importedAmountAnswers } from '@esg/contract';
import { Banner, Button, Inline, Stack, Text } from '@esg/ui';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { reasonNames } from '../lines/use-amount-doubts.ts';

const answerNames: Record<ImportedAmountAnswer, MessageDescriptor> = {
  ...reasonNames,
  likely_unit: msg`Change each to the unit it seems to be in`,
};

type DoubtedRowsProps = {
  readonly counts: NonNullable<ClimateImport['counts']>;
  readonly answer: ImportedAmountAnswer | undefined;
  readonly onAnswer: (answer: ImportedAmountAnswer | undefined) => void;
  readonly onShow: () => void;
};

/** Amounts that are far from the others of their meter, with one answer for all; without one they are asked about at their lines. */
export const DoubtedRows = ({ counts: { doubted }, answer, onAnswer, onShow }: DoubtedRowsProps) => {
  const { i18n } = useLingui();
  if (doubted === 0) return null;
  const chosen = answer === undefined ? '' : i18n._(answerNames[answer]);
  return (
    <Banner
      tone="warning"
      title={<Plural value={doubted} one="# amount looks unlikely" other="# amounts look unlikely" />}
      action={
        <Button onClick={onShow}>
          <Trans>Show them</Trans>
        </Button>
      }
    >
      <Stack gap={2}>
        <Text>
          <Trans>
            They’re far from the other months of their meter. Correct the sheet, or say here what holds for all of them.
            The answer is kept with each line.
          </Trans>
        </Text>
        <Inline gap={2}>
          {importedAmountAnswers.map((each) => (
            <Button
              key={each}
              size="compact"
              aria-pressed={each === answer}
              onClick={() => onAnswer(each === answer ? undefined : each)}
            >
              {i18n._(answerNames[each])}
            </Button>
          ))}
        </Inline>
        {answer !== undefined && (
          <Text size="sm" role="status">
            <Trans>Chosen for all of them: {chosen}</Trans>
          </Text>
        )}
      </Stack>
    </Banner>
  );
};
