import { useFormatters } from '@esg/app-kit';
import type { EntityMergePreview } from '@esg/contract';
import { Stack, Text } from '@esg/ui';
import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type MergeEffectsProps = { readonly preview: EntityMergePreview; readonly target: string };

const Line = ({ children }: { readonly children: ReactNode }) => (
  <li>
    <Text>{children}</Text>
  </li>
);

/** What goes from one entity to the other. */
export const MergeEffects = ({ preview, target }: MergeEffectsProps) => {
  const { list } = useFormatters();
  const { figures, children, collections, boundaryYears, keepsBoundary } = preview;
  const names = list(children);
  return (
    <Stack as="ul" gap={1}>
      <Line>
        <Plural
          value={figures}
          _0="No data points move."
          one="# data point moves, with its history, documents and comments."
          other="# data points move, with their history, documents and comments."
        />
      </Line>
      {children.length > 0 && (
        <Line>
          <Trans>
            Below {target} from now on: {names}.
          </Trans>
        </Line>
      )}
      <PeopleAndReports preview={preview} target={target} />
      {collections > 0 && (
        <Line>
          <Plural
            value={collections}
            one={`# collection asks ${target} instead. If it asks both, what ${target} submitted stays.`}
            other={`# collections ask ${target} instead. Where one asks both, what ${target} submitted stays.`}
          />
        </Line>
      )}
      {boundaryYears > 0 && (
        <Line>
          {keepsBoundary ? (
            <Trans>What the boundary says of {target} stays as it is.</Trans>
          ) : (
            <Trans>What the boundary says moves too.</Trans>
          )}
        </Line>
      )}
    </Stack>
  );
};

const PeopleAndReports = ({ preview: { users, passesManager, reports }, target }: MergeEffectsProps) => (
  <>
    {passesManager && (
      <Line>
        <Trans>Its manager manages {target} from now on.</Trans>
      </Line>
    )}
    {users > 0 && (
      <Line>
        <Plural
          value={users}
          one={`# entity user answers for ${target} from now on.`}
          other={`# entity users answer for ${target} from now on.`}
        />
      </Line>
    )}
    {reports > 0 && (
      <Line>
        <Plural
          value={reports}
          one={`# report covers ${target} from now on.`}
          other={`# reports cover ${target} from now on.`}
        />
      </Line>
    )}
  </>
);
