import { IconButton, Text, TextField, Tooltip } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { ChevronDown, ChevronUp, MoveHorizontal, Search, ZoomIn, ZoomOut } from 'lucide-react';
import { type ComponentProps, type FormEvent, type Ref, useState } from 'react';
import type { useScale } from './pdf/use-scale.ts';
import * as css from './viewer.css.ts';

type Turning = {
  /** The page in sight. */
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

type ViewerToolbarProps = {
  /** Absent where there are no pages with numbers. */
  readonly turning?: Turning | undefined;
  /** Absent where text has the size of the page around it. */
  readonly zoom?: ReturnType<typeof useScale>;
  readonly isFinding: boolean;
  readonly onFind: () => void;
  readonly findRef: Ref<HTMLButtonElement>;
};

/** Turns pages, goes to one by its number, makes them smaller or larger, and finds words. One line on every screen. */
export const ViewerToolbar = ({ turning, zoom, isFinding, onFind, findRef }: ViewerToolbarProps) => {
  const { t } = useLingui();
  return (
    <div className={css.toolbar}>
      <div className={css.tools}>{turning && <Turn {...turning} />}</div>
      <div className={css.tools}>
        {zoom && <Size zoom={zoom} />}
        <Tool
          ref={findRef}
          label={t`Find in this document`}
          icon={<Search />}
          onPress={onFind}
          aria-expanded={isFinding}
        />
      </div>
    </div>
  );
};

const Turn = ({ page, pages, onPage }: Turning) => {
  const { t } = useLingui();
  return (
    <>
      <Tool label={t`Previous page`} icon={<ChevronUp />} onPress={page > 1 ? () => onPage(page - 1) : undefined} />
      <PageNumber page={page} pages={pages} onPage={onPage} />
      <Tool label={t`Next page`} icon={<ChevronDown />} onPress={page < pages ? () => onPage(page + 1) : undefined} />
    </>
  );
};

const Size = ({ zoom }: { readonly zoom: ReturnType<typeof useScale> }) => {
  const { t, i18n } = useLingui();
  const percent = i18n.number(zoom.share, { style: 'percent', maximumFractionDigits: 0 });
  return (
    <>
      <Tool label={t`Zoom out`} icon={<ZoomOut />} onPress={zoom.smaller} />
      <span className={css.onlyWide}>
        <Text as="span" size="sm" numeric role="status" aria-label={t`Size of the pages: ${percent}`}>
          {percent}
        </Text>
      </span>
      <Tool label={t`Zoom in`} icon={<ZoomIn />} onPress={zoom.larger} />
      <span className={css.onlyWide}>
        <Tool label={t`Fit to width`} icon={<MoveHorizontal />} onPress={zoom.fit} aria-pressed={zoom.isFit} />
      </span>
    </>
  );
};

type ToolProps = Pick<
  ComponentProps<typeof IconButton>,
  'label' | 'icon' | 'aria-pressed' | 'aria-expanded' | 'ref'
> & {
  /** Nothing where it can do nothing: it keeps focus and says so. */
  readonly onPress: (() => void) | undefined;
};

const Tool = ({ label, icon, onPress, ...rest }: ToolProps) => (
  <Tooltip content={label}>
    <IconButton {...rest} size="compact" label={label} icon={icon} pending={!onPress} onClick={() => onPress?.()} />
  </Tooltip>
);

/** The number of the page in sight; another one that is typed leads there with Enter. */
const PageNumber = ({ page, pages, onPage }: Turning) => {
  const { t } = useLingui();
  // Nothing while nobody types: then it follows the page in sight.
  const [typed, setTyped] = useState<string>();
  const go = (event: FormEvent) => {
    event.preventDefault();
    const number = Number(typed?.normalize('NFKC').trim() || Number.NaN);
    if (Number.isInteger(number)) onPage(Math.min(pages, Math.max(1, number)));
    setTyped(undefined);
  };
  return (
    <form className={css.tools} onSubmit={go} noValidate>
      <div className={css.pageNumber}>
        <TextField
          label={t`Page number, of ${pages}`}
          labelHidden
          inputMode="numeric"
          autoComplete="off"
          value={typed ?? String(page)}
          onChange={({ value }) => setTyped(value)}
          onFocus={(event) => event.currentTarget.select()}
          onBlur={() => setTyped(undefined)}
        />
      </div>
      <Text as="span" size="sm" tone="muted" numeric aria-hidden="true">
        / {pages}
      </Text>
    </form>
  );
};
