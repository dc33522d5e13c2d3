import { listFrameworks } from '@esg/standards';
import { tenantAt } from './money.ts';
import type { OperatorDeps } from './operator.deps.ts';
import { listVersions, updateVersions } from './operator.repository.ts';
import { type Order, type OrderOf, type Outcome, Refusal } from './order.ts';

/** The versions that an order names; none means all that were compared with a text, which is the default. */
const versionsIn = (given: string): string[] => {
  const library = listFrameworks().map(({ versionId }) => versionId);
  if (given === 'compared') return [];
  if (given === 'all') return library;
  const wanted = given.split(',');
  const unknown = wanted.find((each) => !library.includes(each));
  if (unknown) throw new Refusal(`--versions: there is no framework "${unknown}"; see "npm run tenant -- frameworks".`);
  return library.filter((each) => wanted.includes(each));
};

const listed = (name: string, named: readonly string[]): Outcome => ({
  kind: 'frameworks-listed',
  name,
  frameworks: listFrameworks().map(({ versionId, version, comparedWith, disclosureCount, unverifiedCount }) => ({
    versionId,
    version,
    disclosureCount,
    unverifiedCount,
    isOn: named.length > 0 ? named.includes(versionId) : comparedWith !== null,
    comparedWith: comparedWith && `${comparedWith.text.en} on ${comparedWith.on}`,
  })),
});

type FrameworksOrder = OrderOf<'set-frameworks' | 'frameworks'>;

/** Whether the order is about frameworks. */
export const isAboutFrameworks = (order: Order): order is FrameworksOrder =>
  order.kind === 'set-frameworks' || order.kind === 'frameworks';

/** Sets which library versions a tenant offers for new reports, including previews, or lists them with the source of their codes. */
export const carryOutFrameworks = (
  { database }: Pick<OperatorDeps, 'database'>,
  order: FrameworksOrder,
): Promise<Outcome> =>
  database.withSystem(async (tx) => {
    const { tenantId, name } = await tenantAt(tx, order.tenant);
    if (order.kind === 'set-frameworks') await updateVersions(tx, tenantId, versionsIn(order.versions));
    return listed(name, await listVersions(tx, tenantId));
  });

/** One line for each framework: on or off, its version, and the source of its codes. */
export const describeFrameworks = ({ name, frameworks }: Extract<Outcome, { kind: 'frameworks-listed' }>): string =>
  `  ${name}\n${frameworks
    .map(({ versionId, version, isOn, comparedWith, disclosureCount, unverifiedCount }) => {
      const origin = comparedWith ? `compared with ${comparedWith}` : 'preview, not compared with a text';
      const open = unverifiedCount > 0 ? `; ${unverifiedCount} of ${disclosureCount} codes from general knowledge` : '';
      return `    ${isOn ? 'on ' : 'off'}  ${versionId} (${version}): ${origin}${open}`;
    })
    .join('\n')}\n`;
