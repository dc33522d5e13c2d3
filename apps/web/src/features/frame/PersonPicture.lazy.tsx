import { PersonAvatar } from '@esg/app-kit/pictures';
import type { User } from '@esg/contract';

/** The signed-in person's picture: not everybody has one, and the page does not wait for it. */
export const PersonPicture = ({ me, name }: { readonly me: User; readonly name: string }) => (
  <PersonAvatar id={me.id} avatar={me.avatar} name={name} decorative />
);
