import { avatarQueries } from '@esg/api-client';
import { useApi } from '@esg/app-kit';
import { Avatar, type AvatarProps } from '@esg/ui';
import { useQuery } from '@tanstack/react-query';
import { useBlobUrl } from './use-blob-url.ts';

type PersonAvatarProps = Omit<AvatarProps, 'picture' | 'ref'> & {
  readonly id: string;
  /** `fileId` changes with the picture; null where the person has none. */
  readonly avatar: { readonly fileId: string } | null;
};

/** A person of the own organisation, small: their picture, or their initials until it has loaded or where there is none. */
export const PersonAvatar = ({ id, avatar, ...rest }: PersonAvatarProps) => {
  const { data } = useQuery({
    ...avatarQueries.picture(useApi(), { id, fileId: avatar?.fileId ?? '' }),
    enabled: avatar !== null,
  });
  return <Avatar {...rest} picture={useBlobUrl(avatar ? data : undefined)} />;
};
