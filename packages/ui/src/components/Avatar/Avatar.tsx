import { avatar } from './Avatar.css.ts';

export const avatarSizes = ['small', 'regular', 'large'] as const;

export type AvatarProps = {
  /** Full name; heard, and shown as initials where there is no picture. */
  name: string;
  /** Address of a square picture. */
  picture?: string | undefined;
  size?: (typeof avatarSizes)[number];
  /** The name stands beside it already: nothing is said twice. */
  decorative?: boolean;
};

/** Two initials; of a Chinese name its last two characters, as one would call the person. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : ''];
  if (/\p{Script=Han}/u.test(first)) return [...first].slice(-2).join('');
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase();
};

/** A person, small. */
export const Avatar = ({ name, picture, size, decorative = false }: AvatarProps) =>
  picture === undefined ? (
    <span
      className={avatar({ size })}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name)}
    </span>
  ) : (
    <img className={avatar({ size })} src={picture} alt={decorative ? '' : name} />
  );
