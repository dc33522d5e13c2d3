import { useLanguage } from '@esg/app-kit';
import type { Disclosure } from '@esg/contract';
import { Badge, Button, Checkbox, Inline, Stack, Text, TextLink } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { StepLink } from '../StepLink.tsx';
import { useCitation } from '../use-citation.ts';
import { useWizard } from '../wizard-context.ts';
import * as css from './provisions.css.ts';
import { useReportedBefore } from './use-reported-before.ts';

type LeftOutProps = {
  readonly disclosures: readonly Pick<Disclosure, 'code' | 'title'>[];
  readonly inHub: ReadonlySet<string> | undefined;
  /** Whether nobody has chosen them yet: then one alone is named, too. */
  readonly isOffered: boolean;
  /** The form that they belong to. */
  readonly omission: {
    readonly isLeft: (code: string) => boolean;
    readonly pick: (code: string, left: boolean) => void;
    readonly pickAll: (left: boolean) => void;
    readonly lacksCodes: boolean;
  };
};

/** The disclosures to leave out, and those that the data hub could answer. Among several the person picks. */
export const LeftOut = (props: LeftOutProps) => {
  const { disclosures, inHub, isOffered } = props;
  if (disclosures.length < 2 && !isOffered)
    return disclosures.map(({ code }) => inHub?.has(code) && <InHub key={code} code={code} />);
  return <Picks {...props} />;
};

const Picks = ({ disclosures, inHub, omission }: LeftOutProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const cite = useCitation();
  const before = useReportedBefore();
  return (
    <Stack gap={2} align="stretch">
      <Inline gap={2}>
        <Button size="compact" onClick={() => omission.pickAll(true)}>
          <Trans>Select all</Trans>
        </Button>
        <Button size="compact" onClick={() => omission.pickAll(false)}>
          <Trans>Select none</Trans>
        </Button>
      </Inline>
      <ul className={css.picks} aria-label={t`Disclosures`}>
        {disclosures.map(({ code, title }) => (
          <li key={code}>
            <Checkbox
              label={`${cite(code)} ${title[language]}`}
              value={omission.isLeft(code)}
              onChange={({ value }) => omission.pick(code, value)}
            />
            {before.has(code) && (
              <Badge tone="warning">
                <Trans>Reported last time</Trans>
              </Badge>
            )}
            {inHub?.has(code) && <InHub code={code} />}
          </li>
        ))}
      </ul>
      {omission.lacksCodes && (
        <Text tone="danger" role="alert">
          <Trans>Choose at least one disclosure.</Trans>
        </Text>
      )}
    </Stack>
  );
};

/** Notes that a disclosure need not be left out, with a link to its form; an unselected one is selected first. */
const InHub = ({ code }: { readonly code: string }) => {
  const { report } = useWizard();
  return (
    <Inline gap={2}>
      <Text as="span" size="sm" tone="muted">
        <Trans>Your data hub has an answer</Trans>
      </Text>
      <TextLink asChild>
        {report.disclosureCodes.includes(code) ? (
          <StepLink step="data-input" disclosure={code}>
            <Trans>Fill it in</Trans>
          </StepLink>
        ) : (
          <StepLink step="select-disclosures">
            <Trans>Select it</Trans>
          </StepLink>
        )}
      </TextLink>
    </Inline>
  );
};
