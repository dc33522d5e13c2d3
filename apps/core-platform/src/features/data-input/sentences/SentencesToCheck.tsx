import { sentenceMutations } from '@esg/api-client';
import { notifyProblem, tagOf, useApi } from '@esg/app-kit';
import { type SentenceMark, sentenceCheckLimits } from '@esg/contract';
import { Banner, Button, Inline, Stack, Text, TextArea } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../../wizard/wizard-context.ts';
import { useMarkWords } from './use-mark-words.ts';

type SentencesToCheckProps = { readonly marks: readonly SentenceMark[]; readonly disabled: boolean };

/** Keeps a sentence with a reason, or marks it again. */
const useKeeping = ({ disclosureCode, fieldKey, language, kind, sentence }: SentenceMark) => {
  const { report } = useWizard();
  const { mutate, isPending } = useMutation(sentenceMutations.keep(useApi(), useQueryClient(), report.id));
  const keep = (reason: string) =>
    mutate({ disclosureCode, fieldKey, language, kind, sentence, reason }, { onError: notifyProblem });
  return { keep, isPending };
};

/** Sentences below their text that no figure or cited document bears out, each with why and what to do. They block nothing. */
export const SentencesToCheck = ({ marks, disabled }: SentencesToCheckProps) => {
  const open = marks.filter(({ confirmed }) => !confirmed);
  const kept = marks.filter(({ confirmed }) => confirmed);
  return (
    <>
      {open.length > 0 && (
        <Banner
          tone="warning"
          announced={false}
          title={<Plural value={open.length} one="# sentence to check" other="# sentences to check" />}
        >
          <Stack as="ul" gap={3} align="stretch">
            {open.map((mark) => (
              <OpenSentence key={`${mark.language} ${mark.kind} ${mark.sentence}`} mark={mark} disabled={disabled} />
            ))}
          </Stack>
        </Banner>
      )}
      {kept.map((mark) => (
        <KeptSentence key={`${mark.language} ${mark.kind} ${mark.sentence}`} mark={mark} disabled={disabled} />
      ))}
    </>
  );
};

type SentenceProps = { readonly mark: SentenceMark; readonly disabled: boolean };

const OpenSentence = ({ mark, disabled }: SentenceProps) => {
  const wordsOf = useMarkWords();
  const [isAsked, setAsked] = useState(false);
  return (
    <Stack as="li" gap={1} align="stretch">
      <Text size="sm" lang={tagOf(mark.language)}>
        <q>{mark.sentence}</q>
      </Text>
      <Text size="sm">{wordsOf(mark)}</Text>
      {!disabled && !isAsked && (
        <Inline>
          <Button size="compact" onClick={() => setAsked(true)}>
            <Trans>Keep this sentence</Trans>
          </Button>
        </Inline>
      )}
      {isAsked && <KeepForm mark={mark} onClose={() => setAsked(false)} />}
    </Stack>
  );
};

const KeepForm = ({ mark, onClose }: { mark: SentenceMark; onClose: () => void }) => {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [isMissed, setMissed] = useState(false);
  const { keep, isPending } = useKeeping(mark);
  const save = () => {
    if (reason.trim() === '') setMissed(true);
    else keep(reason.trim());
  };
  return (
    <Stack gap={2} align="stretch">
      <TextArea
        label={t`Why is the sentence right as it is?`}
        hint={t`The audit log keeps the reason.`}
        rows={2}
        maxLength={sentenceCheckLimits.reasonLengthMax}
        error={isMissed && reason.trim() === '' ? t`Say why, so that others can follow it.` : undefined}
        value={reason}
        onChange={({ value }) => setReason(value)}
      />
      <Inline gap={2}>
        <Button size="compact" emphasis="strong" pending={isPending} onClick={save}>
          <Trans>Keep with this reason</Trans>
        </Button>
        <Button size="compact" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </Inline>
    </Stack>
  );
};

const KeptSentence = ({ mark, disabled }: SentenceProps) => {
  const { t } = useLingui();
  const { keep, isPending } = useKeeping(mark);
  const { words, confirmed } = mark;
  const by = confirmed?.by.name ?? '';
  const reason = confirmed?.reason ?? '';
  return (
    <Inline gap={2}>
      <Text size="sm" tone="muted">
        <Trans>
          {by} kept “{words}”: {reason}
        </Trans>
      </Text>
      {!disabled && (
        <Button
          size="compact"
          emphasis="bare"
          pending={isPending}
          aria-label={t`Check again: ${words}`}
          onClick={() => keep('')}
        >
          <Trans>Check again</Trans>
        </Button>
      )}
    </Inline>
  );
};
