import type { BuilderText } from '@esg/contract';
import { Button, Fieldset, Inline, Stack } from '@esg/ui';
import { Plus } from 'lucide-react';
import { moved, newId } from './edit-content.ts';
import { RowActions } from './RowActions.tsx';
import { TwoLanguages } from './TwoLanguages.tsx';

type Entry = { id: string; label: BuilderText };

type LabelListProps = {
  readonly title: string;
  readonly addLabel: string;
  /** The name of one entry. */
  readonly entryName: string;
  readonly max: number;
  readonly entries: readonly Entry[];
  readonly disabled: boolean;
  readonly onChange: (entries: Entry[]) => void;
};

/** Short texts in both languages, in their own order: options of a choice, breakdowns of a number. */
export const LabelList = ({ title, addLabel, entryName, max, entries, disabled, onChange }: LabelListProps) => (
  <Fieldset label={title}>
    <Stack gap={3} align="stretch">
      {entries.map((entry, place) => {
        const name = `${entryName} ${place + 1}`;
        return (
          <Stack key={entry.id} gap={1} align="stretch">
            <TwoLanguages
              label={name}
              value={entry.label}
              disabled={disabled}
              onChange={(label) => onChange(entries.map((one) => (one.id === entry.id ? { ...one, label } : one)))}
            />
            {!disabled && (
              <Inline justify="end">
                <RowActions
                  name={name}
                  place={place}
                  count={entries.length}
                  onMove={(by) => onChange(moved(entries, entry.id, by))}
                  onRemove={() => onChange(entries.filter(({ id }) => id !== entry.id))}
                />
              </Inline>
            )}
          </Stack>
        );
      })}
      {!disabled && entries.length < max && (
        <div>
          <Button size="compact" onClick={() => onChange([...entries, { id: newId(), label: { en: '', zhTw: '' } }])}>
            <Plus aria-hidden />
            {addLabel}
          </Button>
        </div>
      )}
    </Stack>
  </Fieldset>
);
