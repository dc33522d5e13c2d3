import { type LucideIcon, PanelLeft, PanelRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useId, useState } from 'react';
import { useWindowRem } from '../../theme/use-window-rem.ts';
import { Button } from '../Button/Button.tsx';
import type { RootProps } from '../root-props.ts';
import { Sheet } from '../Sheet/Sheet.tsx';
import * as css from './Panes.css.ts';
import { type PaneResize, Splitter } from './Splitter.tsx';

type PaneName = 'start' | 'end';

export type Pane = {
  /** Name of the pane, and of the button that opens it where there is no room. */
  label: string;
  /** What it holds; mounted once, in the column or in the sheet. */
  content: ReactNode;
  /** Lets the person drag its edge while it is beside the middle. */
  resize?: PaneResize;
};

export type PanesProps = RootProps<'div'> & {
  /** Where people choose what the middle shows, e.g. a tree. Becomes a sheet below 56 rem (900 px). */
  start: Pane;
  /** What accompanies the middle. Becomes a sheet below 75 rem (1200 px); beside the middle, the person may hide it. */
  end?: Pane & {
    /** Hidden; the owner remembers it. */
    collapsed?: boolean;
    /** Without it the pane cannot be hidden. */
    onCollapsedChange?: (change: { collapsed: boolean }) => void;
  };
  /** Stays visible above the middle, e.g. the current place. */
  bar?: ReactNode;
  /** The thing itself. */
  children: ReactNode;
  /** Names the button that closes a sheet. */
  closeLabel: string;
  /** The open sheet, for owners that close it after a choice; otherwise the panes keep their own state. */
  open?: PaneName | undefined;
  /** A sheet was opened, or asks to be closed. */
  onOpenChange?: (change: { open: PaneName | undefined }) => void;
};

/** A pane beside the middle, with an edge that can be dragged. */
const Column = ({ side, label, content, resize }: Pane & { side: PaneName }) => {
  const id = useId();
  return (
    <section aria-label={label} id={id} data-pane className={css.column({ side })}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard (WCAG 2.1.1) */}
      <div className={css.scroller} tabIndex={0} data-scroller>
        {content}
      </div>
      {resize && <Splitter {...resize} side={side} controls={id} />}
    </section>
  );
};

const inPx = (resize: PaneResize | undefined) => (resize?.width === undefined ? undefined : `${resize.width}px`);

type SheetButtonProps = { icon: LucideIcon; label: string; onOpen: () => void };

/** Opens a pane for which there is no room beside the middle. */
const SheetButton = ({ icon: Icon, label, onOpen }: SheetButtonProps) => (
  <Button size="compact" icon={<Icon aria-hidden />} aria-haspopup="dialog" onClick={onOpen}>
    {label}
  </Button>
);

/** Hides or shows the end pane, where the person may. */
const CollapseButton = ({ label, collapsed, onCollapsedChange }: NonNullable<PanesProps['end']>) =>
  onCollapsedChange && (
    <Button
      size="compact"
      icon={<PanelRight aria-hidden />}
      aria-expanded={!collapsed}
      onClick={() => onCollapsedChange({ collapsed: !collapsed })}
    >
      {label}
    </Button>
  );

/** Three panes side by side, or one after the other where the window is narrow; each is mounted once. */
export const Panes = ({ start, end, bar, children, closeLabel, open, onOpenChange, ...rest }: PanesProps) => {
  const startBeside = useWindowRem(56.25);
  const endBeside = useWindowRem(75);
  const [own, setOwn] = useState<PaneName>();
  const shown = onOpenChange ? open : own;
  const show = (next: PaneName | undefined) => (onOpenChange ? onOpenChange({ open: next }) : setOwn(next));

  const sheets = [
    { name: 'start' as const, pane: startBeside ? undefined : start },
    { name: 'end' as const, pane: endBeside ? undefined : end },
  ];
  const endShown = endBeside && end && !end.collapsed ? end : undefined;
  const besides = (startBeside ? 1 : 0) + (endShown ? 1 : 0);

  const widths = {
    '--panes-start': startBeside ? inPx(start.resize) : undefined,
    '--panes-end': inPx(endShown?.resize),
  };

  return (
    <div
      {...rest}
      className={css.panes({ columns: (['one', 'two', 'three'] as const)[besides] })}
      style={widths as CSSProperties}
    >
      {startBeside && <Column side="start" {...start} />}
      <div className={css.middle} data-pane>
        {(bar || !startBeside || (end && (!endBeside || end.onCollapsedChange))) && (
          <div className={css.bar}>
            {!startBeside && <SheetButton icon={PanelLeft} label={start.label} onOpen={() => show('start')} />}
            <div className={css.barContent}>{bar}</div>
            {end && !endBeside && <SheetButton icon={PanelRight} label={end.label} onOpen={() => show('end')} />}
            {end && endBeside && <CollapseButton {...end} />}
          </div>
        )}
        <div className={css.content}>{children}</div>
      </div>
      {endShown && <Column side="end" label={endShown.label} content={endShown.content} resize={endShown.resize} />}
      {sheets.map(
        ({ name, pane }) =>
          pane && (
            <Sheet
              key={name}
              side={name}
              title={pane.label}
              closeLabel={closeLabel}
              open={shown === name}
              onOpenChange={(isOpen) => show(isOpen ? name : undefined)}
            >
              <div className={css.inSheet}>{pane.content}</div>
            </Sheet>
          ),
      )}
    </div>
  );
};
