import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { Toast as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Text } from '../Text/Text.tsx';
import * as css from './Toast.css.ts';
import { useClearPlace } from './use-clear-place.ts';

export const toastTones = ['info', 'success', 'warning', 'danger'] as const;

export type ToastMessage = {
  /** Unique among those shown. */
  id: string;
  /** Colour and icon; `danger` is said at once, the others when the reader is idle. */
  tone: (typeof toastTones)[number];
  /** What happened, in one line. */
  title: ReactNode;
  /** A second line. */
  description?: ReactNode;
  /** An action; its words describe it completely, because the toast will be gone. */
  action?: { label: string; onAction: () => void };
  /** Milliseconds until it disappears; `Infinity` for a message that must be read. Hover, focus and a hidden window stop the clock. */
  durationMs?: number;
};

export type ToasterProps = {
  /** Owned by the caller: newest last. */
  toasts: readonly ToastMessage[];
  /** Its time is over, or it was closed: remove it from `toasts`. */
  onDismiss: (toast: { id: string }) => void;
  /** Label of the region, and the beginning of announcements. The region's name also names the key that leads there (F8). */
  label: string;
  /** Names the button of a toast that closes it. */
  closeLabel: string;
};

const icons: Record<(typeof toastTones)[number], LucideIcon> = {
  info: Info,
  success: CircleCheck,
  warning: TriangleAlert,
  danger: CircleAlert,
};

/** Distance from the edges of the window, in px. */
const edge = 16;

/** Shows and announces messages that come and go, where they cover no control. One per application. */
export const Toaster = ({ toasts, onDismiss, label, closeLabel }: ToasterProps) => (
  <Radix.Provider label={label} duration={6000} swipeDirection="right">
    {toasts.map(({ id, tone, title, description, action, durationMs }) => {
      const Icon = icons[tone];
      return (
        <Radix.Root
          key={id}
          className={css.toast}
          type={tone === 'danger' ? 'foreground' : 'background'}
          {...(durationMs === undefined ? {} : { duration: durationMs })}
          onOpenChange={(open) => !open && onDismiss({ id })}
        >
          <Icon className={css.icon({ tone })} strokeWidth={1.75} aria-hidden />
          <div className={css.words}>
            <Radix.Title asChild>
              <Text strong>{title}</Text>
            </Radix.Title>
            {description !== undefined && (
              <Radix.Description asChild>
                <Text as="div" tone="muted" size="sm">
                  {description}
                </Text>
              </Radix.Description>
            )}
            {action && (
              <Radix.Action asChild altText={action.label}>
                <Button size="compact" onClick={action.onAction}>
                  {action.label}
                </Button>
              </Radix.Action>
            )}
          </div>
          <Radix.Close asChild>
            <IconButton label={closeLabel} icon={<X />} size="compact" />
          </Radix.Close>
        </Radix.Root>
      );
    })}
    <Viewport label={label} count={toasts.length} />
  </Radix.Provider>
);

const Viewport = ({ label, count }: { readonly label: string; readonly count: number }) => {
  const list = useRef<HTMLOListElement>(null);
  const { end, foot } = useClearPlace(list, count, edge);
  return (
    <Radix.Viewport
      ref={list}
      className={css.viewport}
      style={{ insetInlineEnd: end, insetBlockEnd: foot }}
      label={`${label} ({hotkey})`}
    />
  );
};
