import type { Ref } from 'react';
import type { RootProps } from '../root-props.ts';
import { avatar } from './Avatar.css.ts';

export const avatarSizes = ['small', 'regular', 'large'] as const;

export type AvatarProps = RootProps<'span', 'children' | 'ref'> & {
  /** The root is an `img` where there is a picture, and a `span` where there is none. */
  ref?: Ref<HTMLElement>;
  /** Full name; read out, and shown as initials where there is no picture. */
  name: string;
  /** Address of a square picture. */
  picture?: string | undefined;
  /** 24, 32 or 48 px at the usual text size. */
  size?: (typeof avatarSizes)[number];
  /** The name is beside it already, so it is hidden from screen readers. */
  decorative?: boolean;
};

/** Two initials; for a Chinese name its last two characters, as people would call the person. */
const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0] ?? '';
  const last = (words.length > 1 ? words.at(-1) : '') ?? '';
  if (/\p{Script=Han}/u.test(first)) return [...first].slice(-2).join('');
  return `${[...first][0] ?? ''}${[...last][0] ?? ''}`.toLocaleUpperCase();
};

/** A person, small. */
export const Avatar = ({ name, picture, size, decorative = false, ref, ...rest }: AvatarProps) =>
  picture === undefined ? (
    <span
      {...rest}
      ref={ref as Ref<HTMLSpanElement>}
      className={avatar({ size })}
      {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
    >
      {initials(name)}
    </span>
  ) : (
    <img
      {...rest}
      ref={ref as Ref<HTMLImageElement>}
      className={avatar({ size })}
      src={picture}
      alt={decorative ? '' : name}
    />
  );
