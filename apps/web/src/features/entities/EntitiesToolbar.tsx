import { Button, Inline, Text } from '@esg/ui';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { actionsOn, type EntityAction, entityActionNames } from './entity-actions.ts';
import type { EntityRow } from './entity-rows.ts';
import { useMayArrange } from './use-entities.ts';

type EntitiesToolbarProps = {
  readonly chosen: readonly EntityRow[];
  /** All entities, shown or not. */
  readonly rows: readonly EntityRow[];
  /** How many entities are shown. */
  readonly shown: number;
  readonly onAct: (action: EntityAction, chosen: readonly EntityRow[]) => void;
};

/** How many entities are shown, or chosen with the actions on them; those that are not allowed are not offered. Never moves the list. */
export const EntitiesToolbar = ({ chosen, rows, shown, onAct }: EntitiesToolbarProps) => {
  const { i18n } = useLingui();
  const mayArrange = useMayArrange();
  return (
    <Inline gap={2} steady>
      {chosen.length === 0 ? (
        <Text size="sm" tone="muted">
          <Plural value={shown} one="# entity" other="# entities" />
        </Text>
      ) : (
        <>
          <Text strong>
            <Plural value={chosen.length} one="# selected" other="# selected" />
          </Text>
          {actionsOn(chosen, { rows, mayArrange }).map((action) => (
            <Button key={action} size="compact" onClick={() => onAct(action, chosen)}>
              {i18n._(entityActionNames[action])}
            </Button>
          ))}
          {!chosen.every(({ entity }) => mayArrange(entity)) && (
            <Text size="sm" tone="muted">
              <Trans>You can change only the entities you manage.</Trans>
            </Text>
          )}
        </>
      )}
    </Inline>
  );
};
