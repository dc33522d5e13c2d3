import { explanationMutations } from '@esg/api-client';
import { notifyProblem, useApi, useDraft, useFormatters, useLanguage } from '@esg/app-kit';
import {
  type FieldExplanation,
  type FigureChange,
  type Language,
  type LocalizedText,
  localized,
  mainText,
  sameJson,
  unitPer,
  unitPrinted,
  writtenTexts,
} from '@esg/contract';
import { usualMeasureIn } from '@esg/contract/usual-parts';
import { Button, Checkbox, Inline, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { FromReport } from '../FromReport.tsx';
import { LocalizedTextField } from '../LocalizedTextField.tsx';
import { useWizard } from '../wizard-context.ts';
import { useDifference } from './use-difference.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };

type ChangeReasonProps = {
  readonly place: Place;
  /** Other disclosures with the same figure: they get the same reason. */
  readonly also?: readonly Place[];
  /** The field's name. */
  readonly name: string;
  /** The difference of the figure; left out where it is not known. */
  readonly percent?: number | undefined;
  readonly values?: FigureChange['values'] | undefined;
  /** The data hub's note about how the figure was made: only a reason if the person accepts it. */
  readonly note?: string | undefined;
  readonly said: FieldExplanation | undefined;
  /** Whether the box gets focus when it appears: the person came here to write. */
  readonly focused?: boolean;
};

/** Asks with the figure's name and both values, so that nobody has to look them up to answer. */
const useQuestion = ({ name, percent, values }: Pick<ChangeReasonProps, 'name' | 'percent' | 'values'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const format = useFormatters();
  const { framework } = useWizard();
  const difference = useDifference();
  const by = percent ? difference({ percent, values }) : '';
  const signed = percent && percent < 0 ? `−${by}` : `+${by}`;
  const unit = Object.values(framework.units)
    .flat()
    .find(({ code }) => code === values?.unit);
  if (values) {
    const printed = unit ? unitPrinted(unit, language) : '';
    const measure = usualMeasureIn(values.row ?? '', language);
    const symbol = measure === undefined ? printed : unitPer(printed, measure, language);
    const change = `${format.decimal(values.before)} → ${format.decimal(values.after)} ${symbol}`.trim();
    // Nobody can say by how many percent a figure rose from nothing.
    return percent ? t`Why did ${name} change? ${change} (${signed})` : t`Why did ${name} change? ${change}`;
  }
  if (!percent) return t`Why did ${name} change?`;
  return percent < 0 ? t`Why did ${name} fall by ${by}?` : t`Why did ${name} rise by ${by}?`;
};

type ReasonOf = Pick<ChangeReasonProps, 'place' | 'also' | 'said'>;

/** The stored and the typed reason, its sending, and whether the report prints it. */
const useReason = ({ place, also = [], said }: ReasonOf) => {
  const { report } = useWizard();
  const stored = localized(said?.text ?? '', said?.texts, report.languages);
  const draft = useDraft(`explanation-texts/${report.id}/${place.disclosureCode}/${place.fieldKey}`, stored);
  const [chosen, setChosen] = useState<boolean>();
  // Readers ask too why a figure changed: a new reason is printed unless somebody clears the tick.
  const isNew = mainText(stored, report.languages) === '';
  const isPrinted = chosen ?? (isNew || (said?.printed ?? false));
  const api = useApi();
  const cache = useQueryClient();
  const explain = useMutation(explanationMutations.explain(api, cache, report.id));
  const explainAlso = useMutation(explanationMutations.explain(api, cache, report.id));
  const typed = writtenTexts(draft.value);
  const isSame = sameJson(typed, stored);
  const send = (texts: LocalizedText, printed?: boolean, onError?: (error: Error) => void) => {
    const text = mainText(texts, report.languages);
    const change = { text, ...(report.languages.length > 1 && text !== '' && { texts }) };
    for (const other of also) explainAlso.mutate({ ...other, ...change }, { onError: notifyProblem });
    const isPrintedNow = printed ?? (isNew && text !== '' ? isPrinted : undefined);
    const told = { ...place, ...change, ...(isPrintedNow !== undefined && { printed: isPrintedNow }) };
    explain.mutate(told, { onSuccess: () => draft.done(draft.value), onError });
  };
  const print = (printed: boolean) => {
    setChosen(printed);
    // Before there is a reason the tick only says what will hold for it.
    if (mainText(typed, report.languages) === '') return;
    send(typed, printed, (error) => {
      setChosen(undefined);
      notifyProblem(error);
    });
  };
  return {
    draft,
    stored,
    isSame,
    isEmpty: mainText(typed, report.languages) === '',
    isPrinted,
    // Notes of the data hub are written for colleagues: one is printed only where somebody ticked that.
    sendNote: (texts: LocalizedText) => send(texts, chosen === true),
    explain,
    send,
    print,
    save: () => {
      if (!isSame) send(typed);
    },
  };
};

/** Asks why a figure differs much from last year's. The reason stays with the figure and can be changed; an empty box removes it. */
export const ChangeReason = ({ name, percent, values, note = '', focused = false, ...of }: ChangeReasonProps) => {
  const { t } = useLingui();
  const { report, readOnly } = useWizard();
  const prefix = useId();
  const boxId = (language: Language) => `${prefix}-${language}`;
  const firstBox = boxId(report.languages[0] ?? 'en');
  useEffect(() => {
    if (focused) document.getElementById(firstBox)?.focus();
  }, [focused, firstBox]);
  const reason = useReason(of);
  const { draft, isSame, explain, save } = reason;
  return (
    <Stack gap={2} align="stretch">
      <LocalizedTextField
        idOf={boxId}
        label={useQuestion({ name, percent, values })}
        hint={t`For example: a plant was bought, or a site was closed.`}
        rows={2}
        readOnly={readOnly}
        saved={explain.isPending ? t`Saving…` : explain.isSuccess && isSame ? t`Saved` : null}
        error={explain.isError && !isSame ? t`Not saved.` : undefined}
        value={draft.value}
        onChange={draft.change}
        onBlur={save}
      />
      <ReasonOffers reason={reason} said={of.said} note={note} />
      <Checkbox
        label={t`Print it below the figure`}
        disabled={readOnly}
        value={reason.isPrinted}
        onChange={({ value }) => reason.print(value)}
      />
    </Stack>
  );
};

type ReasonOffersProps = {
  readonly reason: ReturnType<typeof useReason>;
  readonly said: FieldExplanation | undefined;
  readonly note: string;
};

/** Actions for the present reason: use the data hub's note, refuse last year's, try again, or confirm that it still applies. */
const ReasonOffers = ({ reason, said, note }: ReasonOffersProps) => {
  const { report, readOnly } = useWizard();
  const { stored, isSame, isEmpty, explain, send, sendNote, save } = reason;
  const pending = explain.isPending;
  return (
    <>
      {!readOnly && isEmpty && (
        <HubNote note={note} pending={pending} onUse={() => sendNote({ [report.languages[0] ?? 'en']: note })} />
      )}
      {said?.from && isSame && (
        <Inline gap={2}>
          <FromReport from={said.from} />
          {!readOnly && (
            <Button size="compact" pending={pending} onClick={() => send({})}>
              <Trans>Don’t use it</Trans>
            </Button>
          )}
        </Inline>
      )}
      {explain.isError && !isSame && (
        <div>
          <Button size="compact" pending={pending} onClick={save}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      )}
      {said?.isCurrent === false && isSame && !readOnly && (
        <Inline gap={2}>
          <Text size="sm" tone="muted">
            <Trans>This comment is about an earlier figure.</Trans>
          </Text>
          <Button size="compact" pending={pending} onClick={() => send(stored)}>
            <Trans>It still applies</Trans>
          </Button>
        </Inline>
      )}
    </>
  );
};

type HubNoteProps = { readonly note: string; readonly pending: boolean; readonly onUse: () => void };

/** The data hub's note about how the figure was made, offered as the reason: only a person knows whether it is one. */
const HubNote = ({ note, pending, onUse }: HubNoteProps) =>
  note === '' ? null : (
    <Inline gap={2}>
      <Text size="sm" tone="muted">
        <Trans>Your data hub notes of this figure: “{note}”</Trans>
      </Text>
      <Button size="compact" pending={pending} onClick={onUse}>
        <Trans>Use it as the reason</Trans>
      </Button>
    </Inline>
  );
