import { useLanguage } from '@esg/app-kit';
import { Combobox } from '@esg/ui';
import { useLingui } from '@lingui/react/macro';
import { FigureChoice } from './FigureChoice.tsx';
import { Part } from './parts.tsx';
import type { Choices } from './use-choices.ts';
import type { CollectionDraft } from './use-collection-draft.ts';

type FiguresPartProps = { readonly form: CollectionDraft; readonly choices: Choices };

/** What is asked: the figures of a framework, or a choice from the library. */
export const FiguresPart = ({ form, choices: { frameworks } }: FiguresPartProps) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { typed, change, offered, sectionIds, ids, messages } = form;
  return (
    <Part title={messages.labels.figures} id={ids.figures} error={messages.shown.figures}>
      <FigureChoice
        figures={offered}
        listOf={typed.versionId ?? ''}
        chosen={sectionIds}
        onChange={(chosen) => change({ sectionIds: chosen })}
        narrowedBy={
          <Combobox
            label={t`Asked for by`}
            labelHidden
            placeholder={t`Your own choice from the library`}
            value={typed.versionId ?? ''}
            onChange={({ value }) => change({ versionId: value || null, sectionIds: null })}
            options={frameworks.map(({ versionId, name }) => ({ value: versionId, label: name[language] }))}
            labels={{
              list: t`Frameworks`,
              clear: t`Choose from the library`,
              none: t`No frameworks match your search.`,
            }}
          />
        }
      />
    </Part>
  );
};
