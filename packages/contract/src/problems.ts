import { authProblems } from './auth-problems.ts';
import { surveyProblems } from './survey-problems.ts';

/**
 * Every way in which the gateway refuses, with its HTTP status (spec section 8). The list is closed: the apps have one sentence in each
 * language per code, and a code without one fails the type check.
 */
export const problemStatus = {
  /** The body, query or path does not fit its schema; `issues` names the fields. */
  'request.invalid': 422,
  /** The body is not JSON, or not multipart where a file is expected. */
  'request.malformed': 400,
  /** The body is of another type than the route accepts, by its `content-type`. */
  'request.type_refused': 415,
  /** The body is larger than the route accepts. */
  'request.too_large': 413,
  /** Too many requests; `Retry-After` says how many seconds to wait. */
  'request.too_many': 429,
  /** A request with the same idempotency key is still being worked on; `Retry-After` says when to ask again. */
  'request.in_progress': 409,
  /** `If-Match` names an older state; `current` holds the present one. */
  'request.precondition_failed': 412,
  /** No token, a wrong token, or a session that was revoked: sign in again. */
  'auth.not_authenticated': 401,
  /** The access token has expired: refresh it and replay the request. */
  'auth.token_expired': 440,
  ...authProblems,
  /** The address of the provider is not on the public internet, or not reached by HTTPS. */
  'sign_in_provider.url_refused': 422,
  /** An organisation on trial has no sign-in provider. */
  'sign_in_provider.on_trial': 422,
  /** Anybody can have an e-mail address at one of the domains; `domain` names it. */
  'sign_in_provider.public_domain': 422,
  /** The e-mail address has an account already. Only administrators get this code. */
  'user.email_taken': 422,
  /** The person has been invited and has not joined yet: the invitation can be sent again. */
  'user.invited_already': 422,
  /** The organisation needs at least one administrator. */
  'user.last_administrator': 422,
  /** People cannot remove their own account. */
  'user.is_self': 422,
  /** The organisation does not have this permission level. */
  'user.role_refused': 422,
  /** The caller may see the record but may not do this with it. */
  'permission.denied': 403,
  /** The operation is for signed-in people only: no API key opens it. */
  'key.not_accepted': 403,
  /** The API key lacks the scope that `scope` names. */
  'key.scope_missing': 403,
  /** The organisation has as many API keys or webhooks as it may have. */
  'api.full': 422,
  /** The address of the webhook is not on the public internet, or not reached by HTTPS. */
  'webhook.url_refused': 422,
  /** Somebody else changed the webhook meanwhile; `current` holds it. */
  'webhook.stale': 409,
  /** It does not exist, or belongs to another organisation or tenant; the two cases are answered alike. */
  'resource.not_found': 404,
  /** Someone else has just changed it; `current` holds it. */
  'resource.stale': 409,
  /** The organisation has as many of these as it may have. */
  'resource.full': 422,
  /** The organisation uses no language model: none is connected, or nobody has agreed that texts are sent to it. */
  'language_model.off': 422,
  /** The operator has connected another model than the one that the administrator saw. */
  'language_model.changed': 409,
  /** The organisation's tokens of this month are used, or this call could exceed them. */
  'language_model.budget_spent': 422,
  /** More text than is sent in one call. */
  'language_model.too_long': 422,
  /** The model's server does not answer, or answers with an error of its own. */
  'language_model.unreachable': 503,
  /** The model's server has too much to do. */
  'language_model.busy': 503,
  /** The model's server refuses us: key, quota, name of the model or address. Only the operator can mend it. */
  'language_model.refused': 503,
  /** Nothing came for too long. */
  'language_model.timeout': 503,
  /** The answer broke off, or is longer than it may be. */
  'language_model.cut': 503,
  /** The answer is not in the form that was asked for. */
  'language_model.unreadable': 503,
  /** The organisation has assessed the materiality of that year already. */
  'materiality.year_exists': 422,
  /** People scored it: an entry cannot be deleted, nor a scale made longer or shorter. */
  'materiality.scored': 422,
  /** All scores of the entry are shown: nobody scores it any more, people settle. */
  'materiality.revealed': 422,
  /** Scores of some entries are still hidden from each other: nothing is settled or decided about them. */
  'materiality.hidden': 422,
  'materiality.columns_missing': 422,
  'materiality.rows_refused': 422,
  'materiality.import_outdated': 409,
  'materiality.not_approved': 422,
  ...surveyProblems,
  /** No tenant has this host name. */
  'tenant.unknown': 404,
  /** The path is not served. */
  'route.not_found': 404,
  /** A report cannot make this step from its present status (decision 6). */
  'report.transition_refused': 422,
  /** Validation found blocking items; `issues` lists them. */
  'report.not_ready': 422,
  /** The report is about sample data, which cannot be published. */
  'report.sample': 422,
  /** The framework binds the report to provisions that it neither reports nor leaves out with a reason; `issues` lists them. */
  'report.provisions_missing': 422,
  /** A published report is read-only until it is reopened. */
  'report.read_only': 422,
  /** Somebody else changed the report meanwhile; read it again. */
  'report.stale': 409,
  /** A disclosure cannot make this step from its present status (decision 6). */
  'disclosure.transition_refused': 422,
  /** The disclosure, or the report, is completed only once it is approved. */
  'approval.required': 422,
  /** Nobody can decide: there is no chain of approvers. */
  'approval.no_chain': 422,
  /** Nothing waits for a decision, or another step does by now; also of a collection's answers. */
  'approval.not_open': 422,
  /** Someone else must decide this approval step. */
  'approval.not_yours': 422,
  /** People who wrote an answer or requested its approval can’t approve it. */
  'approval.own_work': 422,
  /** Somebody else changed the rules of approval meanwhile; `current` holds them. */
  'approval_rules.stale': 409,
  /** The disclosure has as many tasks or threads as it may have. */
  'report_work.full': 422,
  /** The disclosure is not among those selected for the report, or not in its framework. */
  'disclosure.not_selected': 422,
  /** Somebody else changed the same answer meanwhile; `current` holds their value. */
  'answer.stale': 409,
  /** The figures give another draft by now. */
  'text_draft.stale': 409,
  /** An answer, or the data hub's offer for it, changed since it was looked at: nothing was filled in; look again. */
  'hub_answers.stale': 409,
  /** The field belongs to no metric of the library, so the data hub cannot store its answer. */
  'hub_answers.no_metric': 422,
  /** Nothing would be saved: every answer is in the data hub already, or was left out. */
  'hub_save.empty': 422,
  /** Data points are where the answer would be saved, and were not confirmed as they are now; `inTheWay` holds them. */
  'hub_save.in_the_way': 409,
  /** The save was undone already. */
  'hub_save.undone': 409,
  /** Another answer stands where a suggestion was accepted than the person saw; `current` and `suggestion` hold both. */
  'suggestion.stale': 409,
  /** Somebody has decided about the suggestion already, or a later run replaced it. */
  'suggestion.decided': 409,
  /** The document of the suggestion was deleted, or does not say any more what was quoted. */
  'suggestion.source_gone': 422,
  /** The suggestion is a figure of other days than those of the report now. */
  'suggestion.other_period': 422,
  /** Documents are being looked through for this report already. */
  'suggestion_run.busy': 409,
  /** The report has no period, or no disclosure that could be answered. */
  'suggestion_run.nothing_to_answer': 422,
  /** The link of an invitation to contribute never existed, or has been replaced by a newer one. */
  'contribution.link_invalid': 422,
  /** The link of the invitation has expired. */
  'contribution.link_expired': 403,
  /** The inviter withdrew the invitation. */
  'contribution.revoked': 403,
  /** The invited person was inactive for a while: their link opens a new session. */
  'contribution.session_ended': 401,
  /** The report, or the invitation, has as many people, comments or documents as it may have. */
  'contribution.full': 422,
  /** The entity of a link is archived: it is asked for nothing. */
  'portal_link.archived': 403,
  /** No open collection asks the entity of a link. */
  'portal_link.nothing_open': 403,
  /** The number of comments is at its limit, and none can be removed. */
  'contribution.comments_full': 422,
  /** The invitation was withdrawn or is done, so there is nothing to remind of. */
  'contribution.not_open': 422,
  /** The person asked for no more reminders. */
  'contribution.muted': 422,
  /** The value does not fit the field: type, unit or choice; `issues` says which. */
  'answer.invalid': 422,
  /** Somebody else changed the draft of the brand meanwhile; `current` is the draft, or null when there is none any more. */
  'brand.stale': 409,
  /** Somebody else changed the article or news meanwhile; `current` holds it. */
  'content.stale': 409,
  /** The tenant has as many articles, or headings, as it may have. */
  'content.full': 422,
  /** The name typed to confirm the removal is not the organisation's. */
  'organisation.name_differs': 422,
  /** The organisation owns the tenant: only support can remove it. */
  'organisation.owns_tenant': 422,
  /** The client has no administrator of its own, so nobody could open its data. */
  'client.no_administrator': 422,
  /** The former client has a plan of its own, or another consultancy. */
  'client.on_its_own': 422,
  /** The former client has been asked already, and has not answered. */
  'client.asked_already': 422,
  /** The request was answered, withdrawn, or has expired. */
  'client.request_over': 422,
  /** Signing up goes step by step, and this step is not the next one. */
  'onboarding.step_refused': 422,
  'file.too_big': 422,
  'file.format_refused': 422,
  'file.image_too_small': 422,
  /** The virus scanner found something in the file. */
  'file.infected': 422,
  /** The virus scanner does not answer, so no file is accepted; `Retry-After` says when to try again. */
  'file.scanner_away': 503,
  /** The file's bytes do not match its name or type. */
  'file.unreadable': 422,
  /** Somebody else changed the own framework meanwhile; `current` holds it. */
  'own_framework.stale': 409,
  /** The draft lacks something that a published framework needs; `issues` says what. */
  'own_framework.not_ready': 422,
  /** A published version cannot change: a new version must be begun first. */
  'own_framework.no_draft': 422,
  /** The framework has been published: it can be withdrawn but not deleted. */
  'own_framework.published': 422,
  /** The organisation has as many frameworks, or templates, as it may have, or the framework is too large. */
  'own_framework.full': 422,
  /** The framework version was withdrawn: no report can be started with it. */
  'framework.withdrawn': 422,
  /** Somebody else changed the template meanwhile; `current` holds it. */
  'report_template.stale': 409,
  /** Somebody else changed the entity meanwhile; `current` holds it. */
  'entity.stale': 409,
  /** The entity has data points, reports or other entities, or collections ask it: it can be archived but not removed. */
  'entity.linked': 422,
  /** The organisation has as many entities as it may have, archived ones included. */
  'entity.full': 422,
  /** Another entity of that name is directly below the same parent. */
  'entity.exists': 422,
  /** Rows of the sheet are refused, so that nothing of it is imported. */
  'entity_import.refused': 422,
  /** The sheet has more rows than an organisation may have entities. */
  'entity_import.too_many': 422,
  /** No row at the top of a sheet has a heading for names. */
  'entity_import.names_missing': 422,
  /** The entities changed since the sheet was checked; the response has a new preview. Nothing was written. */
  'entity_import.outdated': 409,
  /** The entity would be below itself, or too deep. */
  'entity.parent_refused': 422,
  /** The entity cannot be merged into that one: it is the same, below it, archived, or sample data. */
  'entity_merge.refused': 422,
  /** Both entities have one of the same name right below them. */
  'entity_merge.names_alike': 422,
  /** Both entities have too many figures for the same days to choose between them one by one. */
  'entity_merge.too_many': 422,
  /** One of the entities or their figures changed since the person saw them. Nothing was merged. */
  'entity_merge.outdated': 409,
  /** The entity is archived: nothing is answered for it until it is restored. */
  'entity.archived': 422,
  /** The entity was merged into another one, and isn't restored: it has nothing any more. */
  'entity.merged': 422,
  /** Somebody else has moved one of the entities meanwhile. Nothing was moved. */
  'entity.moved': 409,
  /** Questions have neither an answer nor a reason why there is none; `issues` names their sections. */
  'collection.incomplete': 422,
  /** The answers were submitted or approved: they cannot change until they are returned. */
  'collection.not_open': 422,
  /** The collection is closed: nothing in it changes until it is opened again. */
  'collection.closed': 422,
  /** The entity submitted this figure of these days in another collection: it cannot change until it is returned there. */
  'collection.submitted_elsewhere': 422,
  /** The person answers for this entity already. */
  'collection.colleague_known': 422,
  /** Entities that submitted, or gave reasons for no answer, would be asked no more; `issues` names them, and the caller confirms it. */
  'collection.answered': 409,
  /** The people of these entities were reminded within `collectionLimits.reminderHours`; `issues` says when. */
  'collection.reminded': 422,
  /** Data points use the reporting time: it cannot be deleted, and its days cannot change (spec section 5). */
  'reporting_time.linked': 422,
  /** The organisation has a reporting time of these days. */
  'reporting_time.exists': 422,
  /** Somebody else changed the reporting time meanwhile; `current` holds it. */
  'reporting_time.stale': 409,
  /** The organisation has as many of these as it may have. */
  'data_hub.full': 422,
  /** Somebody else changed the organisation's settings of the metric meanwhile; `current` holds them. */
  'metric.stale': 409,
  /** Somebody else changed the data point meanwhile; `current` holds it. */
  'data_point.stale': 409,
  /** A data point already exists for this time period; `existing` names it (spec section 5). */
  'data_point.overlap': 422,
  /** The value is empty, or does not fit the metric; `issues` says why (spec section 5). */
  'data_point.invalid': 422,
  /** Another document of the organisation has the name. */
  'document.exists': 422,
  /** The organisation's documents use all the storage that they may. */
  'document.storage_full': 422,
  /** The chosen documents have more bytes together than one download may have. */
  'document.download_too_big': 422,
  /** The document has as many versions as one may have. */
  'document.versions_full': 422,
  /** The section has a label of this name. */
  'label.exists': 422,
  /** Data points use the label. */
  'label.linked': 422,
  /** Somebody else renamed the label meanwhile; `current` holds it. */
  'label.stale': 409,
  /** The formula cannot be read, refers to something it may not, or its units do not give the metric's unit; `issues` says why. */
  'formula.invalid': 422,
  /** The selection to export contains no data point. */
  'data_export.empty': 422,
  /** None of the chosen disclosures has a data point. */
  'data_export.disclosure_empty': 422,
  /** The export is not finished, so there is no file yet. */
  'export.not_ready': 422,
  /** The workbook contains macros, which are never accepted. */
  'import.macros': 422,
  /** The workbook asks for a password. */
  'import.encrypted': 422,
  /** Unpacked, the file is too large, or contains parts that no workbook has; nothing of it was stored. */
  'import.unsafe': 422,
  /** No sheet of the file has a row with content. */
  'import.empty': 422,
  /** More rows, columns or sheets than are accepted at once; `issues` says how many. */
  'import.too_many': 422,
  /** The import's state does not allow this step. */
  'import.step_refused': 422,
  /** Neither a value nor a metric has a column, or a field has two; `issues` says which. */
  'import.mapping_incomplete': 422,
  /** No metric matches the request for a template. */
  'import.template_empty': 422,
  /** The same idempotency key came with another body. */
  'request.key_reused': 422,
  /** The organisation's subscription is not active: only account settings and billing are open. */
  'subscription.suspended': 403,
  /** A plan must be chosen first. */
  'subscription.required': 422,
  /** The organisation has a subscription already. */
  'subscription.exists': 422,
  /** A consultancy cannot leave the plan for consultancies while it has clients. */
  'subscription.has_clients': 422,
  /** A subscription cannot make this step from its present status. */
  'subscription.transition_refused': 422,
  'seats.too_few': 422,
  /** Fewer seats than are in use. */
  'seats.below_in_use': 422,
  /** More seats than are sold without support. */
  'seats.contact_support': 422,
  /** All seats are taken: no further person can be invited. */
  'seats.none_free': 422,
  'voucher.unknown': 422,
  'voucher.expired': 422,
  /** All uses of the voucher are taken. */
  'voucher.used_up': 422,
  /** Bank transfer is for annual billing only. */
  'payment.offline_annual_only': 422,
  /** The bank has not answered about an earlier payment yet. */
  'payment.in_progress': 409,
  /** The bank refused without a reason. */
  'card.declined': 422,
  'card.insufficient_funds': 422,
  'card.expired': 422,
  'card.incorrect_cvc': 422,
  'card.incorrect_number': 422,
  /** The bank could not be asked. */
  'card.processing_error': 422,
  /** The bank requires a confirmation by the holder that is not offered here. */
  'card.authentication_required': 422,
  /** The token of the card is unknown, used or too old. */
  'card.token_unknown': 422,
  'card.provider_unavailable': 503,
  /** A recalculation is at work, or waits to be looked at: there is one at a time. */
  'climate.recalculating': 409,
  'climate.recalculation_outdated': 409,
  /** Lines of these months have a question instead of a number, so that their sum would say too little. */
  'climate.lines_open': 422,
  /** Results of these months go by former rules or factors: they are reckoned again first. */
  'climate.results_outdated': 422,
  /** Lines belong to no entity where entities have figures: the data hub would take only one of both. */
  'climate.lines_without_entity': 422,
  /** An entity stands above others with figures, and nobody said that its own stand alone: the data hub would take only its own. */
  'climate.entity_above': 422,
  /** Lines of an archived entity make a figure that the data hub does not hold yet. */
  'climate.entity_archived': 422,
  /** A published figure has no lines any more, but comments or documents, which would be removed with it. */
  'climate.figure_remarked': 422,
  /** The rules ask that somebody other than its author confirms a factor. */
  'climate.second_person_needed': 403,
  /** The inventory has more sums of different traces than one document can add up. */
  'climate.inventory_too_large': 422,
  /** The reporting time has more different traces than one publication can read. */
  'climate.publication_too_large': 422,
  /** Our fault. The request id identifies the log entry. */
  'server.error': 500,
  /** Database or storage cannot be reached; try again. */
  'server.unavailable': 503,
} as const satisfies Record<string, number>;

export type ProblemCode = keyof typeof problemStatus;
export const problemCodes = Object.keys(problemStatus) as [ProblemCode, ...ProblemCode[]];
