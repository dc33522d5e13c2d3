import { Portal, Slot } from 'radix-ui';
import {
  type ReactElement,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { bubble } from './Tooltip.css.ts';

export type TooltipProps = {
  /** A few words; never the only place of necessary information. */
  content: ReactNode;
  /** One control that can take focus. */
  children: ReactElement;
};

const restMs = 400;
const gap = 6;
const edge = 8;

/** Above its control where there is room, otherwise below; never outside the window. */
const place = (control: DOMRect, { width, height }: DOMRect) => {
  const above = control.top - height - gap;
  const centred = control.left + control.width / 2 - width / 2;
  return {
    top: above >= edge ? above : control.bottom + gap,
    left: Math.max(edge, Math.min(centred, window.innerWidth - width - edge)),
  };
};

/** Opens and closes after a pause. While it is open, Escape and scrolling close it at once. */
const useDelayedOpen = () => {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const later = useCallback((next: boolean, ms: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(next), ms);
  }, []);
  const hide = useCallback(() => {
    clearTimeout(timer.current);
    setOpen(false);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();
    document.addEventListener('keydown', onKey);
    window.addEventListener('scroll', hide, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      window.removeEventListener('scroll', hide, true);
    };
  }, [open, hide]);
  return { open, later, hide };
};

/** Positions the words beside their control before they are painted. */
const usePlace = (open: boolean, control: RefObject<HTMLElement | null>, shown: RefObject<HTMLElement | null>) => {
  useLayoutEffect(() => {
    if (!open || !control.current || !shown.current) return;
    const { top, left } = place(control.current.getBoundingClientRect(), shown.current.getBoundingClientRect());
    shown.current.style.top = `${top}px`;
    shown.current.style.left = `${left}px`;
  }, [open, control, shown]);
};

/**
 * A few words on hover and on focus. Stays while the pointer is on it, closes on Escape (WCAG 1.4.13), and loads nothing until it is first
 * shown.
 */
export const Tooltip = ({ content, children }: TooltipProps) => {
  const id = useId();
  const { open, later, hide } = useDelayedOpen();
  const control = useRef<HTMLElement | null>(null);
  const shown = useRef<HTMLDivElement>(null);
  usePlace(open, control, shown);

  return (
    <>
      <Slot.Root
        ref={control}
        aria-describedby={open ? id : undefined}
        onPointerEnter={(event) => event.pointerType !== 'touch' && later(true, restMs)}
        onPointerLeave={() => later(false, 120)}
        onPointerDown={hide}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && later(true, 0)}
        onBlur={hide}
      >
        {children}
      </Slot.Root>
      {open && (
        <Portal.Root>
          <div
            ref={shown}
            id={id}
            role="tooltip"
            className={bubble}
            onPointerEnter={() => later(true, 0)}
            onPointerLeave={() => later(false, 120)}
          >
            {content}
          </div>
        </Portal.Root>
      )}
    </>
  );
};
