import { Banner, Button } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { countToSave, type UnsavedFigure } from './use-figures-to-save.ts';

type FiguresNoticeProps = {
  readonly figures: readonly UnsavedFigure[];
  readonly onOpen: () => void;
  readonly children?: ReactNode;
};

/** How many figures the data hub lacks, or has as they were before they were restated; the button opens their list. */
export const FiguresNotice = ({ figures, onOpen, children }: FiguresNoticeProps) => {
  const { restated, all } = countToSave(figures);
  const fresh = all - restated;
  return (
    <Banner
      tone="info"
      title={<NoticeTitle restated={restated} fresh={fresh} disputed={figures.length - all} />}
      action={
        <Button size="compact" onClick={onOpen}>
          {restated > 0 ? (
            <Plural value={all} one="Update the data hub (# figure)" other="Update the data hub (# figures)" />
          ) : fresh > 0 ? (
            <Plural value={fresh} one="Save it" other="Save them" />
          ) : (
            <Trans>Compare</Trans>
          )}
        </Button>
      }
    >
      {restated > 0 && fresh > 0 && (
        <Plural
          value={fresh}
          one="# figure of this report isn’t in your data hub"
          other="# figures of this report aren’t in your data hub"
        />
      )}
      {children}
    </Banner>
  );
};

type Counts = { readonly restated: number; readonly fresh: number; readonly disputed: number };

const NoticeTitle = ({ restated, fresh, disputed }: Counts) => {
  if (restated > 0)
    return (
      <Plural
        value={restated}
        one="# restated figure is in your data hub as it was published before"
        other="# restated figures are in your data hub as they were published before"
      />
    );
  if (fresh > 0)
    return (
      <Plural
        value={fresh}
        one="# figure of this report isn’t in your data hub"
        other="# figures of this report aren’t in your data hub"
      />
    );
  return (
    <Plural
      value={disputed}
      one="# figure of this report differs from your data hub"
      other="# figures of this report differ from your data hub"
    />
  );
};
