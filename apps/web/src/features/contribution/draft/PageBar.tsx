import { type Bookmark, pageId } from '@esg/app-kit/pdf';
import { Select, Text } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import * as css from './draft.css.ts';

type PageBarProps = {
  /** Number of the page in sight. */
  readonly page: number;
  /** Number of all pages. */
  readonly all: number;
  /** The contents of the document. */
  readonly bookmarks: readonly Bookmark[];
};

/** The page in sight, the number of pages, and links to every part of the report. */
export const PageBar = ({ page, all, bookmarks }: PageBarProps) => {
  const { t } = useLingui();
  const here = bookmarks.findLast((bookmark) => bookmark.page <= page);
  const cover = { title: t`Cover`, page: 1 };
  const parts = bookmarks[0]?.page === 1 ? bookmarks : [cover, ...bookmarks];
  return (
    <div className={css.pageBar}>
      <div className={css.contents}>
        <Select
          label={t`Contents`}
          labelHidden
          value={String(parts.indexOf(here ?? parts[0] ?? cover))}
          onChange={({ value }) => document.getElementById(pageId(parts[Number(value)]?.page ?? 1))?.scrollIntoView()}
          options={parts.map((part, place) => ({ value: String(place), label: `${part.title} · ${part.page}` }))}
        />
      </div>
      <Text numeric>
        {page} / {all}
      </Text>
    </div>
  );
};
