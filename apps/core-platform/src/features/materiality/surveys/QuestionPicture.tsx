import { surveyMutations, surveyQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import {
  acceptedPictures,
  type PictureRefusal,
  pictureLimits,
  useBlobUrl,
  usePictureRefusalWords,
} from '@esg/app-kit/pictures';
import { limits, type SurveyPicture, surveyLimits } from '@esg/contract';
import { Button, ImageUpload, Inline, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BothFields } from './BothFields.tsx';

type QuestionPictureProps = {
  surveyId: string;
  picture: SurveyPicture | null;
  disabled: boolean;
  onChange: (picture: SurveyPicture | null) => void;
};

/** The picture of a question, with what it shows in both languages; added where somebody wants one. */
export const QuestionPicture = (props: QuestionPictureProps) => {
  const { picture, disabled, onChange } = props;
  const { t } = useLingui();
  const [isAdding, setAdding] = useState(false);
  if (!picture && (disabled || !isAdding))
    return disabled ? null : (
      <Inline>
        <Button size="compact" onClick={() => setAdding(true)}>
          <Trans>Add picture</Trans>
        </Button>
      </Inline>
    );
  return (
    <Stack gap={2} align="stretch">
      <PictureUpload {...props} />
      {picture && (
        <>
          <BothFields
            label={t`What the picture shows`}
            maxLength={surveyLimits.lineLengthMax}
            disabled={disabled}
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt })}
          />
          {!disabled && (
            <Inline>
              <Button
                size="compact"
                emphasis="quiet"
                onClick={() => {
                  setAdding(false);
                  onChange(null);
                }}
              >
                <Trans>Remove picture</Trans>
              </Button>
            </Inline>
          )}
        </>
      )}
    </Stack>
  );
};

const PictureUpload = ({ surveyId, picture, disabled, onChange }: QuestionPictureProps) => {
  const { t } = useLingui();
  const api = useApi();
  const { problem } = useProblemSentences();
  const most = useFormatters().fileSize(limits.logoBytesMax);
  const refusalWords = usePictureRefusalWords();
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const add = useMutation(surveyMutations.addPicture(api, surveyId));
  const stored = useQuery({
    ...surveyQueries.picture(api, surveyId, picture?.fileId ?? ''),
    enabled: picture !== null,
  });
  const src = useBlobUrl(picture ? stored.data : undefined);
  return (
    <ImageUpload
      label={t`Picture`}
      hint={t`PNG, JPEG, WebP or SVG, at most ${most}. Describe it in both languages before the survey opens.`}
      error={refusal ? refusalWords('logo', refusal) : add.error ? problem(add.error) : undefined}
      accept={acceptedPictures('logo')}
      limits={pictureLimits('logo')}
      src={src}
      disabled={disabled}
      progress={add.isPending ? 0.5 : undefined}
      onImage={({ original, thumbnail }) => {
        setRefusal(undefined);
        add.mutate(
          { original, thumbnail },
          { onSuccess: ({ fileId }) => onChange({ fileId, alt: picture?.alt ?? { en: '', zhTw: '' } }) },
        );
      }}
      onRefused={(refused) => {
        add.reset();
        setRefusal(refused);
      }}
      labels={{
        prompt: <Trans>Drop a picture here, paste it, or choose a file</Trans>,
        alt: t`Picture of the question`,
        progress: t`Sending the picture`,
        cancel: t`Cancel`,
        retry: t`Try again`,
        remove: t`Remove`,
      }}
    />
  );
};
