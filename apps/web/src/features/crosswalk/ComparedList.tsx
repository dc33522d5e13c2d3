import { useLanguage } from '@esg/app-kit';
import {
  type ComparedDisclosure,
  type ComparedState,
  comparedStates,
  type FrameworkSummary,
  printedCode,
} from '@esg/contract';
import { Card, Heading, SegmentedControl, Stack, Status, Text } from '@esg/ui';
import { InfiniteList } from '@esg/ui/data';
import { Trans, useLingui } from '@lingui/react/macro';

type ComparedListProps = {
  readonly disclosures: readonly ComparedDisclosure[];
  /** Version of the framework that the disclosures belong to. */
  readonly versionId: string;
  readonly against: FrameworkSummary;
  readonly show: ComparedState | undefined;
  /** Called with one state to show, or `undefined` for all. */
  readonly onShow: (show: ComparedState | undefined) => void;
};

const tones = { shared: 'success', partial: 'progress', missing: 'warning' } as const;

const useStateNames = (): Record<ComparedState, string> => {
  const { t } = useLingui();
  return { shared: t`Shared`, partial: t`Shared in part`, missing: t`Missing` };
};

/** Disclosures with their counterparts in the other framework, filtered by one state. Only those in sight are rendered. */
export const ComparedList = ({ disclosures, versionId, against, show, onShow }: ComparedListProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useStateNames();
  const name = against.name[language];
  const countOf = (state: ComparedState) => disclosures.filter((entry) => entry.state === state).length;
  const shown = show ? disclosures.filter(({ state }) => state === show) : disclosures;
  return (
    <Stack gap={4}>
      <SegmentedControl
        label={t`Show`}
        value={show ?? 'all'}
        onChange={({ value }) => onShow(comparedStates.find((state) => state === value))}
        options={[
          { value: 'all', label: t`All (${disclosures.length})` },
          ...comparedStates.map((state) => ({ value: state, label: t`${names[state]} (${countOf(state)})` })),
        ]}
      />
      <InfiniteList
        key={show ?? 'all'}
        label={t`Disclosures compared with ${name}`}
        items={shown}
        keyOf={({ code }) => code}
        state="complete"
        onMore={() => undefined}
        labels={{ more: '', loading: '', failed: '', complete: shown.length > 0 ? t`All shown` : t`None` }}
        heightGuessPx={120}
      >
        {(disclosure) => (
          <ComparedCard
            disclosure={disclosure}
            versionId={versionId}
            against={against.versionId}
            stateName={names[disclosure.state]}
          />
        )}
      </InfiniteList>
    </Stack>
  );
};

type ComparedCardProps = {
  readonly disclosure: ComparedDisclosure;
  readonly versionId: string;
  readonly against: string;
  readonly stateName: string;
};

const ComparedCard = ({ disclosure, versionId, against, stateName }: ComparedCardProps) => {
  const language = useLanguage();
  const { code, title, topic, state, metrics } = disclosure;
  return (
    <Card padding="compact">
      <Stack gap={2}>
        <Heading level={2} size="sm">
          {printedCode(code, versionId, language)} {title[language]}
        </Heading>
        <Text size="sm" tone="muted">
          {topic[language]}
        </Text>
        <Status tone={tones[state]}>{stateName}</Status>
        <Stack as="ul" gap={1}>
          {metrics.map(({ key, name, elsewhere }) => (
            <li key={key}>
              <Text size="sm">
                {name[language]}
                {': '}
                {elsewhere.length > 0 ? (
                  elsewhere.map((place) => printedCode(place.code, against, language)).join(', ')
                ) : (
                  <Text as="span" size="sm" tone="muted">
                    <Trans>not asked for there</Trans>
                  </Text>
                )}
              </Text>
            </li>
          ))}
        </Stack>
      </Stack>
    </Card>
  );
};
