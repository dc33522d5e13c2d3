import { useFormatters } from '@esg/app-kit';
import { type Holding, isLease } from '@esg/contract';
import { Banner, Button, Inline, Stack, Table } from '@esg/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { controlNames, kindNames, meaningNames } from './boundary-words.ts';
import type { HoldingForm } from './use-holding-form.ts';

type Part = keyof Holding;

/** Each part of a relation: its label, and its value in words. */
const useParts = () => {
  const { t, i18n } = useLingui();
  const { decimal, day } = useFormatters();
  const labels: Record<Part, string> = {
    kind: t`Held as`,
    ownership: t`Ownership in percent`,
    operated: t`Your organisation operates it`,
    financialControl: t`Financial control`,
    joined: t`First day in the organisation`,
    left: t`Last day in the organisation`,
    ownFigures: t`What its own figures include`,
    exclusion: t`Why it is left out`,
  };
  const dayText = (value: string | null) => (value ? day(value) : '–');
  const textOf = (part: Part, holding: Holding): string => {
    const texts: Record<Part, string> = {
      kind: i18n._(kindNames[holding.kind]),
      ownership: isLease(holding.kind) ? '–' : decimal(holding.ownership),
      operated: holding.operated ? t`Yes` : t`No`,
      financialControl: i18n._(controlNames[holding.financialControl]),
      joined: dayText(holding.joined),
      left: dayText(holding.left),
      ownFigures: holding.ownFigures ? i18n._(meaningNames[holding.ownFigures]) : '–',
      exclusion: holding.exclusion || '–',
    };
    return texts[part];
  };
  return { parts: Object.keys(labels) as Part[], labels, textOf };
};

type HoldingConflictProps = { readonly form: HoldingForm; readonly name: string };

/** Somebody else changed the relation meanwhile: shows what differs, and asks which one to keep. What was typed stays until then. */
export const HoldingConflict = ({ form, name }: HoldingConflictProps) => {
  const { t } = useLingui();
  const { parts, labels, textOf } = useParts();
  const { holding: mine, competing: theirs } = form;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (theirs) ref.current?.focus();
  }, [theirs]);
  if (!mine || !theirs) return null;
  const differing = parts.filter((part) => mine[part] !== theirs[part]);
  return (
    <Banner
      ref={ref}
      tabIndex={-1}
      tone="warning"
      title={<Trans>Someone else changed {name} while you were editing. Yours isn’t saved yet.</Trans>}
    >
      <Stack gap={2}>
        <Table caption={t`What differs`} captionHidden density="compact">
          <thead>
            <tr>
              <th scope="col">
                <Trans>What</Trans>
              </th>
              <th scope="col">
                <Trans>Yours</Trans>
              </th>
              <th scope="col">
                <Trans>Saved now</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {differing.map((part) => (
              <tr key={part}>
                <th scope="row">{labels[part]}</th>
                <td>{textOf(part, mine)}</td>
                <td>{textOf(part, theirs)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
        <Inline gap={2}>
          <Button pending={form.pending} onClick={form.keepMine}>
            <Trans>Save mine</Trans>
          </Button>
          <Button onClick={form.takeTheirs}>
            <Trans>Use what’s saved</Trans>
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
};
