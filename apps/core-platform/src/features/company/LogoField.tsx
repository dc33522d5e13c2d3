import { organizationMutations, organizationQueries } from '@esg/api-client';
import { useApi, useFormatters, useProblemSentences } from '@esg/app-kit';
import {
  acceptedPictures,
  type PictureRefusal,
  pictureLimits,
  useBlobUrl,
  usePictureRefusalWords,
} from '@esg/app-kit/pictures';
import { limits, type OrganizationProfile } from '@esg/contract';
import { ImageUpload, type PreparedImage } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../wizard/use-may.ts';

/** The organisation's logo: checked and resized in the browser, then sent as original and thumbnail (spec section 5). */
export const LogoField = ({ profile }: { profile: OrganizationProfile }) => {
  const { t } = useLingui();
  const api = useApi();
  const mayWrite = useMay('organisation:write');
  const { problem } = useProblemSentences();
  const most = useFormatters().fileSize(limits.logoBytesMax);
  const refusalWords = usePictureRefusalWords();
  const [refusal, setRefusal] = useState<PictureRefusal>();
  const upload = useMutation(organizationMutations.changeLogo(api, useQueryClient()));
  const { data: blob } = useQuery({
    ...organizationQueries.logo(api, { id: profile.id, fileId: profile.logo?.fileId ?? '', variant: 'original' }),
    enabled: profile.logo !== null,
  });
  const src = useBlobUrl(blob);

  const send = ({ original, thumbnail }: PreparedImage) => {
    setRefusal(undefined);
    upload.mutate({ id: profile.id, original, thumbnail });
  };
  const refuse = (change: PictureRefusal) => {
    upload.reset();
    setRefusal(change);
  };

  return (
    <ImageUpload
      label={t`Logo`}
      hint={t`PNG, JPEG, WebP or SVG, at most ${most}. It appears on the cover of every report.`}
      saved={upload.isSuccess ? t`Saved` : null}
      error={refusal ? refusalWords('logo', refusal) : upload.error ? problem(upload.error) : undefined}
      accept={acceptedPictures('logo')}
      limits={pictureLimits('logo')}
      src={src}
      disabled={!mayWrite}
      progress={upload.isPending ? 0.5 : undefined}
      onImage={send}
      onRefused={refuse}
      onRetry={upload.variables && upload.isError ? () => upload.mutate(upload.variables) : undefined}
      labels={{
        prompt: <Trans>Drop a logo here, paste it, or choose a file</Trans>,
        alt: t`Logo of ${profile.name}`,
        progress: t`Sending the logo`,
        cancel: t`Cancel`,
        retry: t`Try again`,
        remove: t`Remove`,
      }}
    />
  );
};
