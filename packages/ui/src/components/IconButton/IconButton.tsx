import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement } from 'react';
import * as css from './IconButton.css.ts';

export const iconButtonEmphases = ['bare', 'quiet'] as const;
export const iconButtonSizes = ['regular', 'compact'] as const;

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'children'> & {
  /** What pressing it does: its name for those who listen. */
  label: string;
  /** An icon of lucide. */
  icon: ReactElement<{ size?: string; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  /** `quiet` has a border, `bare` none. */
  emphasis?: (typeof iconButtonEmphases)[number];
  /** 40 px, or 32 px for bars and rows. */
  size?: (typeof iconButtonSizes)[number];
  /** How many things wait behind it, short, at its corner. Part of `label` for those who listen. */
  count?: string | undefined;
  /** Blocks the press but keeps focus. */
  pending?: boolean;
};

/** A button whose icon says enough for those who see it. Wrap it in a Tooltip where it does not. */
export const IconButton = ({
  label,
  icon,
  emphasis,
  size,
  count,
  pending = false,
  type = 'button',
  onClick,
  ...rest
}: IconButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => (pending ? event.preventDefault() : onClick?.(event));
  return (
    <button
      aria-label={label}
      {...rest}
      type={type}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={press}
      className={css.iconButton({ emphasis, size })}
    >
      {cloneElement(icon, { size: '1.125rem', strokeWidth: 1.5, 'aria-hidden': true })}
      {count && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
};
