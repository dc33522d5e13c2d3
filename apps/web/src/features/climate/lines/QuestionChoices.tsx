import { useLanguage } from '@esg/app-kit';
import type { ClimateQuestion, NewClimateActivity } from '@esg/contract';
import { Button, Combobox, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import { FactorDocuments } from '../documents/FactorDocuments.tsx';
import { useClimateNames } from '../names/use-climate-names.ts';
import { useFactorText } from '../names/use-factor-text.ts';
import { useUnitNames } from '../names/use-unit-names.ts';
import type { Choice } from './answers-to.ts';

/** More choices than these are a list to search. */
const buttonsMax = 4;

type QuestionChoicesProps = ReplyProps & {
  readonly choices: readonly Choice[];
  readonly pending: boolean;
  /** The way on where none of them fits. */
  readonly children: ReactNode;
};

/** What settles a question at once: a few buttons, or a list to search; and what bears out the factors among them. */
export const QuestionChoices = ({ choices, pending, onReply, children }: QuestionChoicesProps) => (
  <>
    {choices.length > buttonsMax && <ChoiceList choices={choices} onReply={onReply} />}
    <Inline gap={2}>
      {choices.length <= buttonsMax &&
        choices.map((choice) => <ChoiceButton key={choice.id} choice={choice} pending={pending} onReply={onReply} />)}
      {children}
    </Inline>
    <ChoicesFacts choices={choices} />
  </>
);

/** What speaks against choices, and what bears out the own factors among them. */
export const ChoicesFacts = ({ choices }: Pick<QuestionChoicesProps, 'choices'>) => (
  <>
    <ChoicesNotes choices={choices} />
    <ChoicesEvidence choices={choices} />
  </>
);

/** The unit, currency or year that the factors ask for. */
export const Wanted = ({ question: { reason, choices } }: { readonly question: ClimateQuestion }) => {
  const unitName = useUnitNames();
  if (choices.length === 0) return null;
  if (reason !== 'unit_not_convertible' && reason !== 'spend_currency_differs' && reason !== 'spend_year_differs')
    return null;
  return <Text size="sm">{choices.map((choice) => unitName(choice)).join(', ')}</Text>;
};

/** A choice in words: a factor with its value, year and publisher. */
export const useChoiceText = () => {
  const { t } = useLingui();
  const language = useLanguage();
  const names = useClimateNames();
  const factorText = useFactorText();
  const words = { gross: t`Gross`, net: t`Net`, with: t`With tax`, without: t`Without tax` };
  return (choice: Choice): string => {
    if (choice.kind === 'word') return words[choice.word];
    if (choice.kind === 'region') return names.region(choice.region);
    const facts = choice.factor && factorText(choice.factor);
    return facts === undefined ? choice.name[language] : `${choice.name[language]}: ${facts}`;
  };
};

/** What speaks against a choice, said before it is taken: it is old, or no factor for scope 2. */
const ChoicesNotes = ({ choices }: { readonly choices: readonly Choice[] }) => {
  const language = useLanguage();
  return choices.map((choice) => {
    if (choice.kind !== 'name' && choice.kind !== 'factor') return null;
    const name = choice.name[language];
    return (
      <Fragment key={choice.id}>
        {choice.isOld && (
          <Text size="sm">
            <Trans>{name}: this factor is much older than the activity.</Trans>
          </Text>
        )}
        {choice.factor?.isLifeCycle && (
          <Text size="sm">
            <Trans>
              {name}: this average counts the whole life of power plants, which scope 2 doesn’t. Take it only where you
              have no factor of your supplier.
            </Trans>
          </Text>
        )}
      </Fragment>
    );
  });
};

/** What bears out the own factors that can be chosen, where there is something. */
const ChoicesEvidence = ({ choices }: { readonly choices: readonly Choice[] }) => {
  const textOf = useChoiceText();
  return choices.map(
    (choice) =>
      choice.kind === 'factor' &&
      choice.documents.length > 0 && (
        <Stack key={choice.id} gap={1}>
          <Text size="sm">{textOf(choice)}</Text>
          <FactorDocuments documents={choice.documents} />
        </Stack>
      ),
  );
};

type ReplyProps = { readonly onReply: (change: Partial<NewClimateActivity>) => void };

const ChoiceButton = ({
  choice,
  pending,
  onReply,
}: ReplyProps & { readonly choice: Choice; readonly pending: boolean }) => {
  const textOf = useChoiceText();
  return (
    <Button size="compact" aria-disabled={pending} onClick={() => !pending && onReply(choice.change)}>
      {textOf(choice)}
    </Button>
  );
};

const ChoiceList = ({ choices, onReply }: ReplyProps & { readonly choices: readonly Choice[] }) => {
  const { t } = useLingui();
  const textOf = useChoiceText();
  return (
    <Combobox
      label={t`Choose`}
      labelHidden
      placeholder={t`Choose`}
      value=""
      onChange={({ value }) => {
        const choice = choices.find(({ id }) => id === value);
        if (choice) onReply(choice.change);
      }}
      options={choices.map((choice) => ({ value: choice.id, label: textOf(choice) }))}
      labels={{ list: t`Choices`, none: t`No choices match` }}
    />
  );
};
