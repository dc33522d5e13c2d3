import { type ComponentProps, cloneElement, type MouseEvent, type ReactElement, useMemo } from 'react';
import * as css from './IconButton.css.ts';

export const iconButtonEmphases = ['bare', 'quiet'] as const;
export const iconButtonSizes = ['regular', 'compact'] as const;

export type IconButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style' | 'disabled' | 'children'> & {
  /** The action, as its name for screen readers. */
  label: string;
  /** An icon of lucide. */
  icon: ReactElement<{ size?: string; strokeWidth?: number; 'aria-hidden'?: boolean }>;
  /** `quiet` has a border, `bare` none. */
  emphasis?: (typeof iconButtonEmphases)[number];
  /** 40 px, or 32 px for bars and rows. */
  size?: (typeof iconButtonSizes)[number];
  /** The number of waiting things, short, at its corner. Part of `label` for screen readers. */
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
  const drawn = useMemo(() => cloneElement(icon, { size: '1.125rem', strokeWidth: 1.5, 'aria-hidden': true }), [icon]);
  return (
    <button
      aria-label={label}
      {...rest}
      type={type}
      aria-disabled={pending || rest['aria-disabled'] || undefined}
      onClick={press}
      className={css.iconButton({ emphasis, size })}
    >
      {drawn}
      {count && (
        <span className={css.count} aria-hidden="true">
          {count}
        </span>
      )}
    </button>
  );
};
