import { avatarQueries, ownDetailsMutations } from '@esg/api-client';
import { useApi, useFormatters } from '@esg/app-kit';
import { PersonAvatar } from '@esg/app-kit/pictures';
import { limits, type User } from '@esg/contract';
import { Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { PictureField } from './PictureField.tsx';

/** The person's picture as others see it, and a way to change it. Without one their initials are shown. */
export const OwnPicture = ({ me }: { readonly me: User }) => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const change = useMutation(ownDetailsMutations.changeAvatar(api, queryClient));
  const remove = useMutation(ownDetailsMutations.removeAvatar(api, queryClient));
  const { id, avatar } = me;
  const { data: picture } = useQuery({
    ...avatarQueries.picture(api, { id, fileId: avatar?.fileId ?? '', variant: 'original' }),
    enabled: avatar !== null,
  });
  const most = useFormatters().fileSize(limits.logoBytesMax);
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <PersonAvatar id={id} avatar={avatar} name={name} size="large" decorative />
        <Stack gap={1}>
          <Text strong>{name}</Text>
          <Text size="sm" tone="muted">
            <Trans>This is how your colleagues see you.</Trans>
          </Text>
        </Stack>
      </Inline>
      <PictureField
        label={t`Your picture`}
        hint={t`PNG, JPEG, WebP or SVG, at most ${most}.`}
        words={{ alt: t`Your current picture`, remove: t`Remove your picture` }}
        picture={avatar ? picture : undefined}
        send={({ original, thumbnail }) => change.mutateAsync({ original, thumbnail })}
        remove={() => remove.mutateAsync()}
        square
      />
    </Stack>
  );
};
