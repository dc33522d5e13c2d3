import { type ApiError, climateMutations, climateQueries, currentOf, fetchClimateLines } from '@esg/api-client';
import {
  notify,
  raiseVersion,
  useApi,
  useDraft,
  useFormatters,
  useNumberFormat,
  useProblemSentences,
} from '@esg/app-kit';
import {
  type AmountDoubt,
  type AmountReason,
  type ClimateActivity,
  type ClimateLibrary,
  issueAt,
  type NewClimateActivity,
} from '@esg/contract';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { categoriesToChoose } from './line-needs.ts';
import { billsOfMeter, isThereAlready } from './same-meter.ts';
import {
  fieldsOfLine,
  lineOfTyped,
  missingIn,
  numberFields,
  type TypedLine,
  typedOf,
  unreadableIn,
} from './typed-line.ts';
import { useAmountDoubts } from './use-amount-doubts.ts';

/** Ours: of so many lines at least the newest are looked at for one that is there already. */
const othersMax = 200;

/** A new line that begins with something, or one that is changed. */
export type OpenedLine =
  | { readonly line: ClimateActivity }
  | {
      readonly blank: NewClimateActivity;
      /** The country that it begins with, because the headquarters are there; null where their country isn’t known. */
      readonly headquarters: string | null;
    };

const useSending = () => {
  const api = useApi();
  const queryClient = useQueryClient();
  const create = useMutation(climateMutations.create(api, queryClient));
  const change = useMutation(climateMutations.change(api, queryClient));
  return {
    send: (opened: OpenedLine, fields: NewClimateActivity, { version, key }: { version?: number; key: string }) =>
      'line' in opened
        ? change.mutateAsync({ id: opened.line.id, change: { ...fields, version: version ?? opened.line.version } })
        : create.mutateAsync({ ...fields, key }),
    error: create.error ?? change.error,
    pending: create.isPending || change.isPending,
  };
};

/** What speaks against storing a line: the bill is there already, or its amount is far from those of its meter. */
export type Doubt = 'twice' | AmountDoubt;

/** What speaks against a line, by the others of its meter; nothing where they cannot be read, or people sent it once more. */
const useOthersOfMeter = (id: string | undefined) => {
  const api = useApi();
  const doubtOf = useAmountDoubts();
  return async (line: NewClimateActivity, isSure: boolean): Promise<Doubt | undefined> => {
    if (isSure) return undefined;
    const { activityTypeId, entityId } = line;
    const narrowed = { activityTypeId, ...(entityId !== null && { entityId }) };
    try {
      const others = (await fetchClimateLines(api, narrowed, othersMax)).filter((other) => other.id !== id);
      if (isThereAlready(line, others)) return 'twice';
      return line.isEstimate || line.amountReason ? undefined : doubtOf(line, billsOfMeter(line, others));
    } catch {
      return undefined;
    }
  };
};

/** Whether the category is still to be chosen: the kind may be of several, and the figure is published under it. */
const lacksCategory = ({ activityTypeId, category }: TypedLine, library: ClimateLibrary | undefined) =>
  category === '' && library !== undefined && categoriesToChoose(library, activityTypeId).length > 0;

/** The name of each field, and what is wrong with it: found here once sending was tried, or by the gateway. */
export const useLineFields = (typed: TypedLine, error: ApiError | null, tried: boolean) => {
  const { t } = useLingui();
  const { issue, issueAt: refusedAt } = useProblemSentences();
  const locale = useNumberFormat();
  const base = useId();
  const labels: Readonly<Record<Exclude<keyof TypedLine, 'version' | 'isEstimate'>, string>> = {
    activityTypeId: t`What did you use?`,
    category: t`Category of scope 3`,
    entityId: t`Where`,
    label: t`Meter, vehicle or supplier`,
    month: t`Month`,
    year: t`Year`,
    amount: t({ context: 'quantity', message: 'Amount' }),
    unit: t`Unit`,
    basis: t`Gross or net energy`,
    activity: t`What exactly`,
    region: t`Country or region`,
    priceYear: t`Prices of the year`,
    tax: t`Tax`,
    people: t`People in the car`,
    contractKwh: t`kWh under contract or certificates`,
    contractFactor: t`kg CO₂e per kWh of the contract`,
    contractSource: t`Contract or certificate`,
    density: t`Density in kg per m³`,
    energyContent: t`Net energy in MJ per kg`,
    source: t`Source`,
    evidence: t`Place in the source`,
  };
  const { data: library } = useQuery(climateQueries.library(useApi()));
  const missing = [...missingIn(typed), ...(lacksCategory(typed, library) ? (['category'] as const) : [])];
  const unreadable = unreadableIn(typed, locale);
  const wrongIn = (field: keyof typeof labels) => {
    if (missing.some((each) => each === field)) return issue(issueAt(field, 'required'), labels[field]);
    const isNone = numberFields.some((each) => each === field && unreadable.includes(each));
    return isNone ? issue(issueAt(field, 'not_a_number'), labels[field]) : undefined;
  };
  const field = (name: keyof typeof labels) => ({
    id: `${base}-${name}`,
    label: labels[name],
    error: (tried ? wrongIn(name) : undefined) ?? refusedAt(error, name, labels[name]),
  });
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return {
    field,
    labels,
    errors: names.flatMap((name) => {
      const { id, error: message } = field(name);
      return message === undefined ? [] : [{ fieldId: id, message }];
    }),
    isComplete: missing.length === 0 && unreadable.length === 0,
  };
};

/** A new line or the changes of one. Typed values survive closing the dialog and a reload, until they are stored or discarded. */
export const useLineForm = (opened: OpenedLine, onStored: (line: ClimateActivity) => void) => {
  const { decimal } = useFormatters();
  const locale = useNumberFormat();
  const before = 'line' in opened ? fieldsOfLine(opened.line) : opened.blank;
  const place = 'line' in opened ? opened.line.id : 'new';
  const draft = useDraft<TypedLine>(
    `climate-line/${place}`,
    typedOf(before, 'line' in opened ? opened.line.version : undefined, decimal),
  );
  const [tried, setTried] = useState(false);
  /** The line as somebody else changed it meanwhile. */
  const [competing, setCompeting] = useState<ClimateActivity>();
  const { send, error, pending } = useSending();
  /** What speaks against storing what is typed, until it is sent once more. */
  const [doubt, setDoubt] = useState<{ readonly reason: Doubt; readonly of: string }>();
  const lookUp = useOthersOfMeter('line' in opened ? opened.line.id : undefined);
  const { value } = draft;
  const fields = useLineFields(value, error, tried);
  const submit = () => {
    setTried(true);
    if (!fields.isComplete || pending) return;
    const sent = lineOfTyped(value, before, locale);
    const of = JSON.stringify(sent);
    void lookUp(sent, doubt?.of === of).then((reason) => (reason ? setDoubt({ reason, of }) : store(sent)));
  };
  /** Stores what is typed with what settles the doubt about its amount. */
  const settle = (part: { readonly amountReason: AmountReason } | { readonly unit: string }) => {
    if (pending || !fields.isComplete) return;
    if ('unit' in part) draft.change({ ...value, unit: part.unit });
    store({ ...lineOfTyped(value, before, locale), ...part });
  };
  const store = (sent: NewClimateActivity) => {
    setDoubt(undefined);
    void send(opened, sent, { version: value.version, key: draft.key }).then(
      (stored) => {
        draft.done(value);
        notify('success', 'line' in opened ? msg`Line saved` : msg`Line added`);
        onStored(stored);
      },
      (problem: unknown) => {
        const current = currentOf<ClimateActivity>(problem);
        if (current) setCompeting(current);
        raiseVersion(draft, current);
      },
    );
  };
  return {
    draft,
    before,
    value,
    type: (part: Partial<TypedLine>) => draft.change({ ...value, ...part }),
    ...fields,
    submit,
    settle,
    error,
    pending,
    competing,
    doubt: doubt?.reason,
  };
};

export type LineForm = ReturnType<typeof useLineForm>;

/** What fields of a line are typed into: of activity data, or of a rough estimate. */
export type LineFieldsForm = Pick<LineForm, 'value' | 'type' | 'field'>;
