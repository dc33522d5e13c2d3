/**
 * Makes `data/` from `facts/` (README there): `npm run generate` runs it and the check `drift` verifies it. The product reads only the
 * JSON. It contains codes, numbers, units and titles in our own words, never the text of a standard.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { climateOf } from './facts/climate.ts';
import { emissionFactorsOf, warmingPotentialsOf } from './facts/emissions.ts';
import { contentOf, isEarlierEdition, successionsOf, summaryOf } from './facts/frameworks.ts';
import { materialityOf, topicFrameworksOf } from './facts/materiality.ts';
import { branchesOf, crosswalkOf, metricsOf } from './facts/metrics.ts';
import { placeRowsOf } from './facts/places.ts';
import { countriesOf, industriesOf, optionsOf, stockExchangesOf, suggestionsOf, unitsOf } from './facts/reference.ts';
import { sourceAt, write } from './facts/source.ts';

mkdirSync(join(import.meta.dirname, '../data/frameworks'), { recursive: true });

const read = sourceAt(join(import.meta.dirname, '../facts'));
const about = read('frameworks');
const frameworks = about.map((row) => contentOf(read, row));
const successions = successionsOf(read);
const metrics = metricsOf(read);
const units = unitsOf(read);

for (const framework of frameworks) write(`frameworks/${framework.versionId}`, framework);
write(
  'summaries',
  frameworks.map((content, index) => summaryOf(about[index] ?? {}, content, successions)),
);
write('successions', successions);
write('metrics', metrics);
write('branches', branchesOf(read));
// A retired version gets no new reports, so it is not listed among the uses of a metric, and no assessment speaks of it.
const offered = frameworks.filter((_, index) => !isEarlierEdition(about[index] ?? {}));
write('crosswalk', crosswalkOf(metrics, offered));
write('materiality', materialityOf(read));
write('topic-frameworks', topicFrameworksOf(read, offered));
write('units', units);
write('emission-factors', emissionFactorsOf(read, units));
write('warming-potentials', warmingPotentialsOf(read));
write('climate', climateOf(read));
const [gri] = frameworks;
if (gri) write('options', optionsOf(read, gri));
write('suggestions', suggestionsOf(read));
write('countries', countriesOf(read));
write('industries', industriesOf(read));
write('stock-exchanges', stockExchangesOf(read));

// This step depends on all files above, so it reads them back as the product does.
const { findFramework, hashOfFramework } = await import('../src/index.ts');
const built = frameworks.map(({ versionId }) => {
  const framework = findFramework(versionId);
  if (!framework) throw new Error(`${versionId} cannot be read back`);
  return framework;
});
write('hashes', Object.fromEntries(built.map((framework) => [framework.versionId, hashOfFramework(framework)])));
write('places', placeRowsOf(read, built, new Set(metrics.map(({ key }) => key))));
