import { notifyProblem, useFormatters, useTenant } from '@esg/app-kit';
import { type Insights, periodName } from '@esg/contract';
import { Badge, Button, Inline, Logo, Stack, Text } from '@esg/ui';
import { savePicture } from '@esg/ui/charts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Image, LayoutGrid, Printer } from 'lucide-react';
import type { ComponentProps } from 'react';
import * as css from './Insights.css.ts';
import { Tile } from './Tile.tsx';

const pictureId = 'insights-picture';

/** Shows the head for the moment in which the picture is drawn. */
const drawn = async (name: string) => {
  const area = document.getElementById(pictureId);
  const head = area?.firstElementChild;
  if (!area || !head) return;
  head.setAttribute('data-drawn', '');
  try {
    // Of the two variants of a logo the browser loads the one that is seen; one that does not load leaves its place empty.
    const seen = [...head.querySelectorAll('img')].filter((logo) => logo.checkVisibility());
    await Promise.allSettled(seen.map((logo) => logo.decode()));
    await savePicture(area, name);
  } finally {
    head.removeAttribute('data-drawn');
  }
};

/** Choosing tiles, and taking the page along. */
export const PageActions = ({ onArrange }: { readonly onArrange: () => void }) => {
  const { t } = useLingui();
  const icon = { size: '1rem', strokeWidth: 1.5, 'aria-hidden': true } as const;
  return (
    <Inline gap={2}>
      <Button icon={<LayoutGrid {...icon} />} onClick={onArrange}>
        <Trans>Choose tiles</Trans>
      </Button>
      <Button icon={<Image {...icon} />} onClick={() => void drawn(t`Insights`).catch(notifyProblem)}>
        <Trans>Save as picture</Trans>
      </Button>
      <Button icon={<Printer {...icon} />} onClick={() => window.print()}>
        <Trans>Print</Trans>
      </Button>
    </Inline>
  );
};

type ShownTilesProps = Pick<ComponentProps<typeof Tile>, 'mayWrite' | 'progressOf'> & {
  readonly insights: Insights;
  readonly organisation: string;
  /** Metrics of which a published report prints another figure. */
  readonly restated: ReadonlySet<string>;
  readonly placeOf: ComponentProps<typeof Tile>['place'];
};

/** The tiles, as they are read, printed and saved as a picture. Sample data are marked within, and never go under the organisation's name. */
export const ShownTiles = ({ insights, organisation, mayWrite, progressOf, restated, placeOf }: ShownTilesProps) => {
  const { t } = useLingui();
  const { settings } = useTenant();
  const { date } = useFormatters();
  const { tiles, isSample } = insights;
  const first = tiles[0]?.values[0]?.period;
  const last = tiles[0]?.values.at(-1)?.period;
  const years = first && last ? `${periodName(first)}–${periodName(last)}` : '';
  return (
    <section id={pictureId} aria-label={t`Key metrics`}>
      <div className={css.head}>
        <Stack gap={1}>
          <Text strong>{isSample ? years : `${organisation} · ${years}`}</Text>
          <Text size="sm" tone="muted">
            <Trans>Key metrics on {date(new Date().toISOString())}</Trans>
          </Text>
        </Stack>
        <Logo
          src={settings.logo.origin}
          darkSrc={settings.logoDark.origin || undefined}
          alt={settings.companyName}
          name={settings.companyName}
        />
      </div>
      {isSample && (
        <div className={css.mark}>
          <Badge tone="accent">
            <Trans>Sample</Trans>
          </Badge>
        </div>
      )}
      <ol className={css.tiles}>
        {tiles.map((tile) => (
          <li key={tile.metricKey} className={css.tile}>
            <Tile
              tile={tile}
              place={placeOf}
              isPrintedOtherwise={restated.has(tile.metricKey)}
              progressOf={progressOf}
              mayWrite={mayWrite}
            />
          </li>
        ))}
      </ol>
    </section>
  );
};
