import { useFormatters } from '@esg/app-kit';
import { ImportHeading, WorkPanel } from '@esg/app-kit/imports';
import type { ClimateImport, ClimateImportDetail, ClimateImportView } from '@esg/contract';
import { Banner, Button, Card, Inline, Stack } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ImportedRows } from './ImportedRows.tsx';
import { isAtWork } from './import-place.ts';
import { UndoLines } from './UndoLines.tsx';

type ResultStepProps = {
  readonly one: ClimateImportDetail;
  readonly kind: ClimateImportView | undefined;
  readonly onMove: (kind: ClimateImportView | undefined) => void;
};

/** What an import wrote, with a way to undo it. */
export const ResultStep = ({ one, kind, onMove }: ResultStepProps) => {
  const { t } = useLingui();
  if (isAtWork(one)) return <WorkPanel one={one} />;
  const asked = one.counts?.asked ?? 0;
  return (
    <Stack gap={6}>
      <Card as="section" aria-label={t`Result`}>
        <Stack gap={4}>
          <ImportHeading one={one} />
          {one.state === 'undone' ? <Undone one={one} /> : <Written one={one} />}
          <Inline gap={3}>
            {one.state === 'applied' && asked > 0 && (
              <Button asChild emphasis="strong">
                <Link to="/ct/climate/activities" search={{ state: 'open' }}>
                  <Plural value={asked} one="Answer # question" other="Answer # questions" />
                </Link>
              </Button>
            )}
            <Button asChild emphasis={one.state === 'applied' && asked === 0 ? 'strong' : undefined}>
              <Link to="/ct/climate/activities">
                <Trans>Open activity data</Trans>
              </Link>
            </Button>
            {one.state === 'applied' && <UndoLines one={one} />}
            <Button asChild>
              <Link to="/ct/climate/import">
                <Trans>Import another file</Trans>
              </Link>
            </Button>
          </Inline>
        </Stack>
      </Card>
      {one.counts && <ImportedRows one={one} counts={one.counts} kind={kind} onMove={onMove} />}
    </Stack>
  );
};

type ImportProps = { readonly one: ClimateImport };

const useNumbers = ({ result }: ClimateImport) => {
  const { integer } = useFormatters();
  return (key: keyof NonNullable<ClimateImport['result']>) => integer(result?.[key] ?? 0);
};

/** The number of lines that were written; or how far a job came that was interrupted. */
const Written = ({ one }: ImportProps) => {
  const number = useNumbers(one);
  const { integer } = useFormatters();
  const added = number('added');
  const changed = number('changed');
  const removed = number('removed');
  const restored = number('restored');
  const kept = one.result?.kept ?? 0;
  const left = one.counts?.error ?? 0;
  const stored = integer((one.result?.added ?? 0) + (one.result?.changed ?? 0));
  if (one.failure && (one.result?.removed ?? 0) + (one.result?.restored ?? 0) > 0)
    return (
      <Banner tone="danger" title={<Trans>The undo didn’t finish</Trans>}>
        <Trans>
          {removed} removed, {restored} restored so far. Undo the import again to finish.
        </Trans>
      </Banner>
    );
  if (one.failure)
    return (
      <Banner tone="danger" title={<Trans>The import didn’t finish</Trans>}>
        <Trans>
          {added} added, {changed} changed so far. Upload the file again to import the rest, or undo this import.
        </Trans>
      </Banner>
    );
  return (
    <Banner tone="success" title={<Trans>{stored} stored, with their emissions</Trans>}>
      <Trans>
        {added} added, {changed} changed.
      </Trans>{' '}
      {left > 0 && <Plural value={left} one="# row was left out." other="# rows were left out." />}{' '}
      {kept > 0 && (
        <Plural
          value={kept}
          one="# line was kept because you or a colleague added or changed it after the check."
          other="# lines were kept because you or a colleague added or changed them after the check."
        />
      )}
    </Banner>
  );
};

const Undone = ({ one }: ImportProps) => {
  const number = useNumbers(one);
  const removed = number('removed');
  const restored = number('restored');
  const kept = number('kept');
  return (
    <Banner tone="info" title={<Trans>The import was undone</Trans>}>
      <Trans>
        {removed} removed again, {restored} restored, {kept} kept because they were added or changed since.
      </Trans>
    </Banner>
  );
};
