import { designMutations, designQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import {
  acceptedPictures,
  type PictureRefusal,
  pictureLimits,
  useBlobUrl,
  usePictureRefusalWords,
} from '@esg/app-kit/pictures';
import { type CoverLook, coverLooks, limits } from '@esg/contract';
import { Button, ImageUpload, RadioGroup, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWizard } from '../../wizard/wizard-context.ts';
import { LocalizedLine } from './LocalizedLine.tsx';
import type { SettingsProps } from './settings-props.ts';

/** Title, subtitle, picture and colours of the first page. */
export const CoverSettings = (props: SettingsProps) => {
  const { t } = useLingui();
  const { settings, onChange, readOnly } = props;
  const { cover } = settings;
  const looks: Record<CoverLook, string> = {
    gradient: t`Gradient of your brand`,
    solid: t`One colour of your brand`,
    plain: t`White with a band`,
  };
  return (
    <Stack gap={6}>
      <LocalizedLine
        label={t`Title`}
        hint={t`Leave it empty to print the name of the report.`}
        value={cover.title}
        readOnly={readOnly}
        onChange={(title) => onChange({ cover: { ...cover, title } })}
      />
      <LocalizedLine
        label={t`Subtitle`}
        value={cover.subtitle}
        readOnly={readOnly}
        onChange={(subtitle) => onChange({ cover: { ...cover, subtitle } })}
      />
      <RadioGroup
        label={t`Colours`}
        disabled={readOnly}
        value={cover.look}
        onChange={({ value }) => onChange({ cover: { ...cover, look: value } })}
        options={coverLooks.map((value) => ({ value, label: looks[value] }))}
      />
      <CoverPicture {...props} />
    </Stack>
  );
};

const CoverPicture = ({ design, readOnly }: SettingsProps) => {
  const { t } = useLingui();
  const { report } = useWizard();
  const api = useApi();
  const { problem } = useProblemSentences();
  const most = useFormatters().fileSize(limits.logoBytesMax);
  const refusalWords = usePictureRefusalWords();
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const change = useMutation(designMutations.changePicture(api, useQueryClient(), report.id));
  const { pictureFileId } = design;
  const { data: blob } = useQuery({
    ...designQueries.picture(api, report.id, pictureFileId ?? ''),
    enabled: pictureFileId !== null,
  });
  const src = useBlobUrl(pictureFileId === null ? undefined : blob);
  return (
    <Stack gap={2}>
      <ImageUpload
        label={t`Picture`}
        hint={t`Appears between your organisation's name and the title. PNG, JPEG, WebP or SVG, at most ${most}.`}
        saved={change.isSuccess ? t`Saved` : null}
        error={refusal ? refusalWords('logo', refusal) : change.error ? problem(change.error) : undefined}
        accept={acceptedPictures('logo')}
        limits={pictureLimits('logo')}
        src={src}
        disabled={readOnly}
        progress={change.isPending ? 0.5 : undefined}
        onImage={({ original, thumbnail }) => {
          setRefusal(undefined);
          change.mutate({ original, thumbnail });
        }}
        onRefused={(refused) => {
          change.reset();
          setRefusal(refused);
        }}
        labels={{
          prompt: <Trans>Drop a picture here, paste it, or choose a file</Trans>,
          alt: t`Picture of the cover`,
          progress: t`Sending the picture`,
          cancel: t`Cancel`,
          retry: t`Try again`,
          remove: t`Remove`,
        }}
      />
      {pictureFileId !== null && !readOnly && (
        <div>
          <Button size="compact" pending={change.isPending} onClick={() => change.mutate(undefined)}>
            <Trans>Remove picture</Trans>
          </Button>
        </div>
      )}
    </Stack>
  );
};
