import type { Mode } from '@esg/tokens';
import type { ThemeNotice } from '@esg/tokens/studio';
import { Banner, Stack } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormatters } from '../../i18n/formatters.ts';
import { useFieldWords } from '../words/use-field-words.ts';

/** Warnings about readable colours: fills that look alike, states of another hue. */
export const NoticeList = ({ notices }: { readonly notices: readonly ThemeNotice[] }) => {
  const wordsOf = useNoticeWords();
  if (notices.length === 0) return null;
  return (
    <Banner tone="warning" title={<Trans>Readable, but look again</Trans>}>
      <Stack as="ul" gap={1}>
        {notices.map((notice) => (
          <li key={'path' in notice ? `${notice.kind} ${notice.path}` : notice.kind}>{wordsOf(notice)}</li>
        ))}
      </Stack>
    </Banner>
  );
};

/** The sentence about a notice. */
export const useNoticeWords = () => {
  const { t } = useLingui();
  const { list } = useFormatters();
  const nameOf = useFieldWords();
  const whereOf = (modes: readonly Mode[]) => list(modes.map((mode) => (mode === 'light' ? t`light` : t`dark`)));
  return (notice: ThemeNotice): string => {
    if (notice.kind === 'foreign-state')
      return t`“${nameOf(notice.path)}” belongs to another hue than its colour at rest. Press “Derive again” to let it follow.`;
    const where = whereOf(notice.modes);
    switch (notice.kind) {
      case 'main-lost':
        return t`The main button has the colour of the page: it looks like a quiet one, only its edge differs (${where}).`;
      case 'actions-alike':
        return t`The main and the second button look the same: nothing says which one matters (${where}).`;
      case 'near-danger':
        return t`The main button looks like one that deletes: its colour is close to the red of danger (${where}).`;
      case 'sheet-lost':
        return t`The gradient has the colour of paper: the report’s cover and the welcome banner show no brand (${where}).`;
      case 'near-series': {
        const series = list(notice.series.map(String));
        return t`In charts, the highlighted series is close to series ${series}: readers can confuse the two (${where}).`;
      }
    }
  };
};
