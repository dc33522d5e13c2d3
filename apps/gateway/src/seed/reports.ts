import type { Report } from '@esg/contract';
import { changeReportDisclosure, changeReportDisclosures, recordAnswer } from '../modules/answers/index.ts';
import { publishReport } from '../modules/publications/index.ts';
import { validateReport } from '../modules/report-validation/index.ts';
import { changeDueDate } from '../modules/report-work/index.ts';
import { changeReport, createIn } from '../modules/reports/index.ts';
import type { Scope } from '../platform/database/index.ts';
import type { GatewayDeps } from '../platform/deps.ts';
import { harbourReports } from './reports/harbour.ts';
import type { DemoReport } from './reports/values.ts';
import { verdantReports } from './reports/verdant.ts';
import { dayFrom, inOneTransaction, scopeOf } from './scope.ts';
import { hasReport } from './seed.repository.ts';

const settle = async (deps: GatewayDeps, scope: Scope, report: Report, demo: DemoReport) => {
  const answered = new Set(demo.answers.map(([code]) => code));
  for (const [code, omission] of demo.omissions) await changeReportDisclosure(deps, scope, report.id, code, omission);
  for (const code of answered)
    if (!demo.unfinished.includes(code))
      await changeReportDisclosure(deps, scope, report.id, code, { status: 'completed' });
  if (demo.silence) {
    const { missing: codes } = (await validateReport(deps, scope, report.id)).provisions;
    await changeReportDisclosures(deps, scope, report.id, { changes: [{ ...demo.silence, codes }] });
  }
  if (demo.publish) await publishReport(deps, scope, report.id);
};

const write = async (deps: GatewayDeps, demo: DemoReport) => {
  const scopes = demo.authors.map((author) => scopeOf(author, demo.clientId));
  const first = scopeOf(demo.authors[0], demo.clientId);
  const report = await deps.database.withScope(first, (scoped) => createIn(scoped, demo, deps.now()));
  const { names, descriptions, reportingBoundaries, period, currentStep } = demo;
  const disclosureCodes = [...[...demo.answers, ...demo.omissions].map(([code]) => code), ...demo.alsoSelected];
  await changeReport(deps, first, report.id, {
    version: report.version,
    names,
    descriptions,
    reportingBoundaries,
    period,
    currentStep,
    disclosureCodes,
    languages: ['en', 'zhTw'],
  });
  for (const [index, [disclosureCode, fieldKey, value]] of demo.answers.entries()) {
    const scope = scopes[index % scopes.length] ?? first;
    await recordAnswer(deps, scope, { reportId: report.id, disclosureCode, fieldKey }, { version: 0, value });
  }
  await settle(deps, first, report, demo);
  if (demo.dueInDays !== undefined)
    await changeDueDate(deps, first, report.id, { dueOn: dayFrom(deps.now(), demo.dueInDays) });
};

/**
 * Fills in the demonstration reports (decision 12) through the product's own services, so that they follow every rule. Call it after the
 * accounts; existing reports stay unchanged.
 */
export const seedReports = async (deps: GatewayDeps) => {
  for (const demo of [...verdantReports, ...harbourReports]) {
    const scope = scopeOf(demo.authors[0], demo.clientId);
    if (await deps.database.withScope(scope, (scoped) => hasReport(scoped, demo.name))) continue;
    await inOneTransaction(deps, scope, demo.at(deps.now()), (inside) => write(inside, demo));
  }
};
