import type { ImportMapping } from '@esg/contract';
import { Accordion, Table } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { ChoiceButton } from './ChoiceButton.tsx';
import type { Choices } from './use-choices.ts';
import type { ImportNames } from './use-import-names.ts';

type RememberedNamesProps = {
  readonly mapping: ImportMapping;
  readonly names: ImportNames;
  readonly choices: Choices;
};

/** The meanings that this organisation gave to names and units, in this import and earlier ones; each can be removed. */
export const RememberedNames = ({ mapping, names, choices }: RememberedNamesProps) => {
  const { t } = useLingui();
  const settled = [
    ...(mapping.names ?? []).map(({ text, sectionId }) => ({
      text,
      meaning: sectionId === null ? t`Left out` : names.nameOf(sectionId),
    })),
    ...(mapping.units ?? []).map(({ text, unit }) => ({ text, meaning: names.unitNameOf(unit) })),
  ];
  if (settled.length === 0) return null;
  const table = (
    <Table caption={t`Names and units you’ve confirmed`} captionHidden>
      <thead>
        <tr>
          <th scope="col">
            <Trans>In the sheet</Trans>
          </th>
          <th scope="col">
            <Trans>Stands for</Trans>
          </th>
          <th scope="col">
            <Trans>Undo</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {settled.map(({ text, meaning }) => (
          <tr key={`${text} ${meaning}`}>
            <th scope="row">{text}</th>
            <td>{meaning}</td>
            <td>
              <ChoiceButton choice={{ about: 'ask', text }} choices={choices} label={t`Ask again about “${text}”`}>
                <Trans>Ask again</Trans>
              </ChoiceButton>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
  return (
    <Accordion
      headingLevel={2}
      items={[
        { id: 'settled', title: <Trans>Names and units you’ve confirmed</Trans>, mark: settled.length, content: table },
      ]}
    />
  );
};
