import { surveyMutations, surveyQueries } from '@esg/api-client';
import { FormDialog, useApi, useDraft, useFormatters, useProblemSentences } from '@esg/app-kit';
import { type Survey, type SurveyGroup, type SurveySetAside, type SurveyWave, surveyLimits } from '@esg/contract';
import { Banner, Button, Heading, Inline, Stack, Status, Text, TextArea } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

type Sorted = Pick<Survey, 'id' | 'privacy'>;
type OpenAnswersProps = { survey: Sorted; group: SurveyGroup };

/** When answers came by the open link of a group: many at once are pointed out, and can be set aside with a reason. */
export const OpenAnswers = ({ survey, group }: OpenAnswersProps) => {
  const { data } = useQuery(surveyQueries.waves(useApi(), survey.id));
  const [isWhole, setWhole] = useState(false);
  const waves = data?.waves.filter(({ groupId }) => groupId === group.id) ?? [];
  if (!data || waves.length === 0) return null;
  const bursts = waves.filter(({ isBurst, setAsideId }) => isBurst && setAsideId === null);
  const setAsides = data.setAsides.filter(({ groupId }) => groupId === group.id);
  const listed = isWhole ? waves : bursts;
  return (
    <Stack gap={3} align="stretch">
      <Inline justify="between" gap={4}>
        <Heading level={4} size="sm">
          <Trans>Answers by the open link</Trans>
        </Heading>
        <Button size="compact" emphasis="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          <Trans>When they came</Trans>
        </Button>
      </Inline>
      {bursts.length > 0 && <ManyAtOnce survey={survey} mayChange={data.mayChange} />}
      {listed.length > 0 && (
        <Stack as="ul" gap={2} align="stretch">
          {listed.map((wave) => (
            <Span key={wave.id} survey={survey} wave={wave} mayChange={data.mayChange} />
          ))}
        </Stack>
      )}
      {setAsides.length > 0 && (
        <Stack as="ul" gap={2} align="stretch">
          {setAsides.map((each) => (
            <SetAside key={each.id} setAside={each} mayChange={data.mayChange} />
          ))}
        </Stack>
      )}
    </Stack>
  );
};

const ManyAtOnce = ({ survey, mayChange }: { survey: Sorted; mayChange: boolean }) => {
  const { waveMinutes } = surveyLimits;
  return (
    <Banner tone="warning" title={<Trans>Many answers began within {waveMinutes} minutes</Trans>}>
      {!mayChange ? (
        <Trans>The results have been shown, so what counts can’t change.</Trans>
      ) : survey.privacy === 'named' ? (
        <Trans>If a program or one person sent them, set them aside. You can let them count again.</Trans>
      ) : (
        <Trans>
          If a program or one person sent them, set them aside before the results are shown. Afterwards what counts
          can’t change, so that no difference reveals what people answered.
        </Trans>
      )}
    </Banner>
  );
};

/** From when until when people began. */
const useSpan = ({ from, until }: Pick<SurveyWave, 'from' | 'until'>) => {
  const { t } = useLingui();
  const { date, time } = useFormatters();
  if (until === null) return t`Too few people for a time`;
  const end = `${date(until)} ${time(until)}`;
  if (from === null) return t`Until ${end}`;
  const start = `${date(from)} ${time(from)}`;
  return date(from) === date(until) ? `${start}–${time(until)}` : `${start} – ${end}`;
};

type SpanProps = { survey: Sorted; wave: SurveyWave; mayChange: boolean };

const Span = ({ survey, wave, mayChange }: SpanProps) => {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const span = useSpan(wave);
  const { answers, isBurst, setAsideId } = wave;
  const fewest = survey.privacy === 'named' ? 1 : surveyLimits.fewestShown;
  return (
    <li>
      <Inline justify="between" gap={3}>
        <Inline gap={2}>
          <Text as="span" size="sm">
            <Trans>
              {span}: <Plural value={answers} one="# answer" other="# answers" />
            </Trans>
          </Text>
          {isBurst && (
            <Status tone="warning">
              <Trans>Many at once</Trans>
            </Status>
          )}
          {setAsideId !== null && (
            <Status tone="neutral">
              <Trans>Set aside</Trans>
            </Status>
          )}
        </Inline>
        {mayChange && setAsideId === null && answers >= fewest && (
          <Button size="compact" aria-label={t`Set aside ${span}`} onClick={() => setAsking(true)}>
            <Trans>Set aside</Trans>
          </Button>
        )}
      </Inline>
      {isAsking && <AskReason survey={survey} wave={wave} span={span} onClose={() => setAsking(false)} />}
    </li>
  );
};

const fieldId = 'set-aside-reason';

type AskReasonProps = { survey: Sorted; wave: SurveyWave; span: string; onClose: () => void };

/** Sets the answers of a span aside, with the reason that results print. */
const AskReason = ({ survey, wave, span, onClose }: AskReasonProps) => {
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const draft = useDraft(`materiality/set-aside/${wave.id}`, { reason: '' });
  const { reason } = draft.value;
  const [tried, setTried] = useState(false);
  const { mutate, error, isPending } = useMutation(surveyMutations.setAside(useApi(), useQueryClient()));
  const missing = tried && reason.trim() === '' ? t`Say why these answers don’t count.` : undefined;
  const close = () => {
    draft.done(draft.value);
    onClose();
  };
  const { answers } = wave;
  return (
    <FormDialog
      title={<Plural value={answers} one="Set # answer aside" other="Set # answers aside" />}
      description={
        <Trans>
          {span}. They don’t count in results, on the matrix or in files. Results and the description of your process
          say how many you set aside, and your reason.
        </Trans>
      }
      submitLabel={<Trans>Set aside</Trans>}
      pending={isPending}
      draft={draft}
      onClose={onClose}
      errorsTitle={t`The answers weren’t set aside`}
      errors={missing ? [{ fieldId, message: missing }] : []}
      onSubmit={() => {
        setTried(true);
        if (reason.trim() !== '') mutate({ id: survey.id, waveIds: [wave.id], reason }, { onSuccess: close });
      }}
    >
      {error && <Banner tone="danger" title={problem(error)} />}
      <TextArea
        id={fieldId}
        label={t`Reason`}
        required
        rows={2}
        maxLength={surveyLimits.lineLengthMax}
        error={missing}
        value={reason}
        onChange={({ value }) => draft.change({ reason: value })}
      />
    </FormDialog>
  );
};

const SetAside = ({ setAside, mayChange }: { setAside: SurveySetAside; mayChange: boolean }) => {
  const { problem } = useProblemSentences();
  const { date } = useFormatters();
  const { mutate, error, isPending } = useMutation(surveyMutations.countAgain(useApi(), useQueryClient()));
  const { id, answers, byName, reason, again } = setAside;
  const day = date(setAside.at);
  const againBy = again?.byName;
  const againDay = again && date(again.at);
  return (
    <li>
      <Inline justify="between" gap={3}>
        <Text as="span" size="sm" tone={again ? 'muted' : undefined}>
          <Plural
            value={answers}
            one={`# answer set aside by ${byName} on ${day}: ${reason}`}
            other={`# answers set aside by ${byName} on ${day}: ${reason}`}
          />
          {again && (
            <>
              {' '}
              <Trans>
                {againBy} let them count again on {againDay}.
              </Trans>
            </>
          )}
        </Text>
        {mayChange && !again && (
          <Button size="compact" pending={isPending} onClick={() => mutate(id)}>
            <Trans>Count again</Trans>
          </Button>
        )}
      </Inline>
      {error && <Banner tone="danger" title={problem(error)} />}
    </li>
  );
};
