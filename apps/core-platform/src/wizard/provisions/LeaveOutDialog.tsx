import { DraftMark, useDraft, useLanguage, useProblemSentences } from '@esg/app-kit';
import {
  type Disclosure,
  localized,
  mainText,
  type ReportDisclosure,
  reasonsFor,
  type StatedReason,
  saysAnything,
  writtenTexts,
} from '@esg/contract';
import { Button, Dialog, RadioGroup, Stack, Text } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { LocalizedTextField } from '../LocalizedTextField.tsx';
import { useWizard } from '../wizard-context.ts';
import { LeftOut } from './LeftOut.tsx';
import { StatedReasons } from './StatedReasons.tsx';
import { useLeaveOut } from './use-leave-out.ts';
import { useStatedReasons } from './use-stated-reasons.ts';

/** The framework's own word for what is not material, first. */
export const materialityReasons = ['not_material', 'not_applicable', 'explain'];

export type LeaveOutDialogProps = {
  title: ReactNode;
  disclosures: readonly Pick<Disclosure, 'code' | 'title'>[];
  /** Codes of disclosures that keep their answers: only their unanswered parts are left out. */
  inPart?: ReadonlySet<string>;
  /** Codes of disclosures with an answer in the data hub: they are left out only where the person ticks them. */
  inHub?: ReadonlySet<string>;
  /**
   * Several disclosures that nobody has chosen yet: none is ticked at first. Those that are not ticked stay, so that each can get a reason of its
   * own without opening the dialog again.
   */
  isOffered?: boolean;
  /** The key under which the typed explanation is stored until it is sent. */
  draftId: string;
  /** Codes of suggested reasons; the first one that the framework has is used. */
  usual?: readonly string[];
  /** Sends the reason in another way: with a request for approval. */
  send?: {
    readonly run: (omission: NonNullable<ReportDisclosure['omission']>) => Promise<unknown>;
    readonly error: Error | null;
    readonly pending: boolean;
  };
  /** An earlier reason that a person has to confirm. */
  kept?: NonNullable<ReportDisclosure['omission']> | undefined;
  /** Whether the disclosure is left out already, and only its reason changes. */
  changing?: boolean;
  onClose: () => void;
};

const required = { rule: 'required', params: {} } as const;

const noCodes: ReadonlySet<string> = new Set();

/** The disclosures that are left out: one alone, or those of several that the person ticks. */
const usePicked = ({ disclosures, isOffered = false, inHub = noCodes }: LeaveOutDialogProps) => {
  const [picked, setPicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isLeft = (code: string) => picked.get(code) ?? (disclosures.length === 1 || (!isOffered && !inHub.has(code)));
  return { isLeft, setPicked, codes: disclosures.flatMap(({ code }) => (isLeft(code) ? [code] : [])) };
};

/**
 * The reason and its explanation in the form: the person's own text, or else that of an imported sheet. `codes`: the disclosures that it
 * is for, which decide about the reasons that there are.
 */
const useReasonForm = (
  { disclosures, draftId, usual = [], kept: before, changing }: LeaveOutDialogProps,
  codes: readonly string[],
) => {
  const { framework, report } = useWizard();
  const reasons = reasonsFor(framework, codes);
  const proposed = usual.find((code) => reasons.some((known) => known.code === code)) ?? '';
  const [isOwn, setOwn] = useState(false);
  const draft = useDraft(`omission-texts/${report.id}/${draftId}`, {
    reason: before?.reason ?? proposed,
    texts: localized(before?.explanation ?? '', before?.explanations, report.languages),
  });
  const stated = useStatedReasons(changing ? [] : disclosures, reasons);
  // The form shows the sheet's text until somebody writes something else.
  const isProposed = stated.proposal !== undefined && !draft.isChanged && !isOwn;
  const shown = isProposed && stated.proposal ? stated.proposal : draft.value;
  return {
    draft,
    shown,
    stated,
    isProposed,
    reasons,
    chosen: reasons.find(({ code }) => code === shown.reason),
    change: (value: typeof shown) => {
      setOwn(true);
      draft.change(value);
    },
  };
};

/** The form's reason, its errors once sending was tried, and the sending. */
const useOmission = (given: LeaveOutDialogProps) => {
  const [explained, setExplained] = useState<readonly string[]>([]);
  const props = { ...given, disclosures: given.disclosures.filter(({ code }) => !explained.includes(code)) };
  const { disclosures, inPart, send, changing, isOffered, onClose } = props;
  const { report } = useWizard();
  const { isLeft, setPicked, codes } = usePicked(props);
  const { draft, shown, stated, isProposed, reasons, chosen, change } = useReasonForm(props, codes);
  const [tried, setTried] = useState(false);
  const { leaveOut, error, pending } = useLeaveOut();
  const { reason } = shown;
  const texts = writtenTexts(shown.texts);
  const explanation = mainText(texts, report.languages);
  const lacksWords = chosen?.needsExplanation === true && !saysAnything(explanation);
  const submit = async () => {
    setTried(true);
    if (!chosen || lacksWords || codes.length === 0) return;
    const omission = { reason, explanation, ...(report.languages.length > 1 && { explanations: texts }) };
    await (send ? send.run(omission) : leaveOut(codes, omission, { inPart, changing }));
    draft.done(draft.value);
    if (!isOffered || codes.length === disclosures.length) return onClose();
    setExplained([...explained, ...codes]);
    setPicked(new Map());
    setTried(false);
  };
  return {
    disclosures,
    isGoingOn: explained.length > 0,
    draft,
    shown,
    change,
    reasons,
    stated: stated.reasons,
    isProposed,
    /** Only the disclosures that the sheet's reason is about are left out with it. */
    use: (said: StatedReason) => {
      const ofThis = new Set(
        stated.reasons.flatMap(({ reason, disclosureCode }) => (reason === said.reason ? [disclosureCode] : [])),
      );
      setPicked(new Map(disclosures.map(({ code }) => [code, ofThis.has(code)])));
      change(stated.formOf(said.reason));
    },
    isLeft,
    pickAll: (left: boolean) => setPicked(new Map(disclosures.map(({ code }) => [code, left]))),
    pick: (code: string, left: boolean) => setPicked((known) => new Map([...known, [code, left]])),
    needsWords: chosen?.needsExplanation === true,
    error: send ? send.error : error,
    pending: send ? send.pending : pending,
    lacksReason: tried && !chosen,
    lacksWords: tried && lacksWords,
    lacksCodes: tried && codes.length === 0,
    // The dialog shows a refusal from the mutation's own error.
    submit: () => void submit().catch(() => undefined),
  };
};

/** Leaves one or many disclosures out with one of the framework's reasons, and an explanation where the reason requires one. */
export const LeaveOutDialog = (props: LeaveOutDialogProps) => {
  const { title, inPart, inHub, isOffered = false, changing, onClose } = props;
  const { t } = useLingui();
  const { problem } = useProblemSentences();
  const omission = useOmission(props);
  const { disclosures, isGoingOn } = omission;
  const isInPart = disclosures.every(({ code }) => inPart?.has(code));
  const submitWords = () => {
    if (changing) return <Trans>Save reason</Trans>;
    if (!isInPart) return <Trans>Leave out with this reason</Trans>;
    return props.send ? <Trans>Submit in part</Trans> : <Trans>Complete in part</Trans>;
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={title}
      description={
        inPart?.size
          ? t`Answers you have entered stay in the report. It says what is left out, and why.`
          : t`The report says what is left out, and why. Answers entered before are kept.`
      }
      closeLabel={t`Close`}
      actions={
        <>
          <Button onClick={onClose}>{isGoingOn ? <Trans>Done</Trans> : <Trans>Cancel</Trans>}</Button>
          <Button emphasis="strong" pending={omission.pending} onClick={omission.submit}>
            {submitWords()}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <LeftOut disclosures={disclosures} inHub={inHub} isOffered={isOffered} omission={omission} />
        <ReasonFields omission={omission} />
        {omission.error && (
          <Text tone="danger" role="alert">
            {problem(omission.error)}
          </Text>
        )}
      </Stack>
    </Dialog>
  );
};

type Omission = { readonly omission: ReturnType<typeof useOmission> };

/** One of the framework's reasons, and its explanation. */
const ReasonFields = ({ omission }: Omission) => {
  const { t } = useLingui();
  const language = useLanguage();
  const { issue } = useProblemSentences();
  const { draft, shown, change, reasons } = omission;
  return (
    <>
      <StatedReasons reasons={omission.stated} isProposed={omission.isProposed} onUse={omission.use} />
      <RadioGroup
        label={t`Reason`}
        required
        value={shown.reason}
        onChange={({ value }) => change({ ...shown, reason: value })}
        error={omission.lacksReason ? issue(required, t`Reason`) : undefined}
        options={reasons.map(({ code, label, hint }) => ({
          value: code,
          label: label[language],
          hint: hint[language],
        }))}
      />
      <LocalizedTextField
        label={t`Explanation`}
        required={omission.needsWords}
        rows={3}
        value={shown.texts}
        onChange={(texts) => change({ ...shown, texts })}
        error={omission.lacksWords ? issue(required, t`Explanation`) : undefined}
      />
      <DraftMark draft={draft} />
    </>
  );
};
