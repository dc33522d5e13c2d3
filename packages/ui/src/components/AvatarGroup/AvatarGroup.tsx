import { avatar } from '../Avatar/Avatar.css.ts';
import { Avatar, type AvatarProps } from '../Avatar/Avatar.tsx';
import type { RootProps } from '../root-props.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as css from './AvatarGroup.css.ts';

export type AvatarGroupProps = RootProps<'ul', 'children'> & {
  /** Label of the group, such as "Working on this report". */
  label: string;
  /** In display order; the first ones are drawn. */
  people: readonly (Pick<AvatarProps, 'name' | 'picture'> & { id: string })[];
  /** How many are drawn; the others become a number. */
  shownMax?: number;
  /** Names the others, for screen readers and on hover. */
  restLabel: (rest: { names: readonly string[] }) => string;
  /** As of Avatar. */
  size?: AvatarProps['size'];
};

/** Several people in little room. Each is read out by name; those without room are shown as "+3". */
export const AvatarGroup = ({
  label,
  people,
  shownMax = 4,
  restLabel,
  size = 'regular',
  ...rest
}: AvatarGroupProps) => {
  const shown = people.length <= shownMax ? people : people.slice(0, Math.max(1, shownMax - 1));
  const names = people.slice(shown.length).map(({ name }) => name);
  return (
    <ul {...rest} className={css.group} aria-label={label}>
      {shown.map(({ id, name, picture }) => (
        <li key={id} title={name}>
          <Avatar name={name} picture={picture} size={size} />
        </li>
      ))}
      {names.length > 0 && (
        <li title={restLabel({ names })}>
          <span className={`${avatar({ size })} ${css.rest}`} aria-hidden="true">
            {`+${names.length}`}
          </span>
          <VisuallyHidden>{restLabel({ names })}</VisuallyHidden>
        </li>
      )}
    </ul>
  );
};
