import { explanationMutations } from '@esg/api-client';
import { notifyProblem, useApi, useDraft, useFormatters, useLanguage } from '@esg/app-kit';
import { type FieldExplanation, type FigureChange, unitPrinted } from '@esg/contract';
import { Button, Checkbox, Inline, Stack, Text, TextArea } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useWizard } from '../wizard-context.ts';

type Place = { readonly disclosureCode: string; readonly fieldKey: string };

type ChangeReasonProps = {
  readonly place: Place;
  /** Where the same figure stands besides: what is said here is said there. */
  readonly also?: readonly Place[];
  /** The field's name. */
  readonly name: string;
  /** By how much the figure differs; left out where that is not known. */
  readonly percent?: number | undefined;
  readonly values?: FigureChange['values'] | undefined;
  readonly said: FieldExplanation | undefined;
  /** Whether the person came to write: the box is ready at once. */
  readonly focused?: boolean;
};

/** Which figure, from what to what: nobody has to look the two up to answer. */
const useQuestion = ({ name, percent, values }: Pick<ChangeReasonProps, 'name' | 'percent' | 'values'>) => {
  const { t } = useLingui();
  const language = useLanguage();
  const format = useFormatters();
  const { framework } = useWizard();
  const share = percent ? format.percent(Math.abs(percent) / 100) : '';
  const signed = percent && percent < 0 ? `−${share}` : `+${share}`;
  const unit = Object.values(framework.units)
    .flat()
    .find(({ code }) => code === values?.unit);
  if (values && percent) {
    const symbol = unit ? unitPrinted(unit, language) : '';
    const change = `${format.decimal(values.before)} → ${format.decimal(values.after)} ${symbol}`.trim();
    return t`Why did ${name} change? ${change} (${signed})`;
  }
  if (!percent) return t`Why did ${name} change?`;
  return percent < 0 ? t`Why did ${name} fall by ${share}?` : t`Why did ${name} rise by ${share}?`;
};

/** Asks why a figure differs much from last year's. What is said stays with the figure and can be changed; leaving nothing takes it back. */
export const ChangeReason = ({ place, also = [], name, percent, values, said, focused = false }: ChangeReasonProps) => {
  const { t } = useLingui();
  const { report, readOnly } = useWizard();
  const box = useRef<HTMLTextAreaElement>(null);
  const text = said?.text ?? '';
  const draft = useDraft(`explanation/${report.id}/${place.disclosureCode}/${place.fieldKey}`, text);
  const [chosen, setChosen] = useState<boolean>();
  const api = useApi();
  const cache = useQueryClient();
  const explain = useMutation(explanationMutations.explain(api, cache, report.id));
  const explainAlso = useMutation(explanationMutations.explain(api, cache, report.id));
  useEffect(() => {
    if (focused) box.current?.focus();
  }, [focused]);
  const question = useQuestion({ name, percent, values });
  const typed = draft.value;
  const isOutdated = said !== undefined && !said.isCurrent;
  const send = (change: { text: string; printed?: boolean }, onError?: () => void) => {
    const refused = (error: Error) => {
      onError?.();
      notifyProblem(error);
    };
    for (const other of also) explainAlso.mutate({ ...other, text: change.text }, { onError: notifyProblem });
    explain.mutate({ ...place, ...change }, { onSuccess: () => draft.done(typed), onError: refused });
  };
  const keep = () => {
    if (typed.trim() !== text) send({ text: typed.trim() });
  };
  const print = (printed: boolean) => {
    setChosen(printed);
    send({ text: typed.trim(), printed }, () => setChosen(undefined));
  };
  return (
    <Stack gap={2} align="stretch">
      <TextArea
        ref={box}
        label={question}
        hint={t`For example: a plant was bought, or a site was closed.`}
        rows={2}
        maxLength={2000}
        readOnly={readOnly}
        saved={explain.isSuccess && typed.trim() === text ? t`Saved` : null}
        value={typed}
        onChange={({ value }) => draft.change(value)}
        onBlur={keep}
      />
      {isOutdated && typed === text && !readOnly && (
        <Inline gap={2}>
          <Text size="sm" tone="muted">
            <Trans>This was said of an earlier figure.</Trans>
          </Text>
          <Button size="compact" pending={explain.isPending} onClick={() => send({ text })}>
            <Trans>It still holds</Trans>
          </Button>
        </Inline>
      )}
      {typed.trim() !== '' && (
        <Checkbox
          label={t`Print it below the figure`}
          disabled={readOnly}
          value={chosen ?? said?.printed ?? false}
          onChange={({ value }) => print(value)}
        />
      )}
    </Stack>
  );
};
