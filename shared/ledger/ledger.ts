import { z } from 'zod'
import type { AcrossRuns } from '../analysis/across-runs.ts'
import type { Suspicion } from '../analysis/diagnostics/suspicion.ts'
import { seenRunNameSchema } from '../analysis/seen-item.ts'
import { itemDecisionSchema } from '../models/annotations.ts'
import { dismissalSchema, questionSchema, surveyDraftSchema } from '../models/draft.ts'
import { experimentSchema } from '../models/experiment.ts'
import { experimentEvidenceSchema } from '../models/experiment-evidence.ts'

/**
 * What a person writes into the ledger of a survey. One document, so that it is undone and saved as a whole. Members
 * that are unknown here, written by a newer Sonde, are kept unchanged.
 */
export const mendLedgerSchema = z.looseObject({
  format: z.literal(1),
  /** The person's own words about an item, by its id; an item without any has no entry. */
  words: z.record(z.string(), z.string()),
})
export type MendLedger = z.infer<typeof mendLedgerSchema>

/** The ledger of a survey in which nobody has written yet. */
export function emptyLedger(): MendLedger {
  return { format: 1, words: {} }
}

/** What a person wrote, as it is stored. */
export const storedLedgerSchema = z.object({
  ledger: mendLedgerSchema,
  /** Grows by one with every save; 0 before the first. A save that names an older one is a conflict. */
  revision: z.number().int(),
  /** Id of the store in which the revision counts; it changes when an older store is restored. */
  history: z.string(),
  /** Milliseconds since 1970; 0 before the first. */
  savedAt: z.number(),
})
export type StoredLedger = z.infer<typeof storedLedgerSchema>

const wordingVersionSchema = z.object({ id: z.string(), number: z.number().int() }).nullable()

/** One wording of an item, and the versions that have it. */
export const itemWordingSchema = z.object({
  question: questionSchema,
  /** The first version that has it; null where only the current draft has it. */
  since: wordingVersionSchema,
  /** The newest one. */
  version: wordingVersionSchema,
})
export type ItemWording = z.infer<typeof itemWordingSchema>

/** An item through the versions of its survey. */
export const tracedItemSchema = z.object({
  /** Its newest id. */
  id: z.string(),
  /** Every id that it has had: an item that was typed again has a new id. */
  ids: z.array(z.string()),
  /** Its position in the draft, from 0; null where it was dropped. */
  at: z.number().int().nullable(),
  /** Its successive wordings, the newest first; at least one. */
  wordings: z.array(itemWordingSchema).min(1),
})
export type TracedItem = z.infer<typeof tracedItemSchema>

/** A sign in the answers to an item, with the person's reason where it was dismissed. */
export const ledgerSignSchema = z.object({
  suspicion: z.custom<Suspicion>((value) => typeof value === 'object' && value !== null),
  dismissed: z.string().nullable(),
})
export type LedgerSign = z.infer<typeof ledgerSignSchema>

/** What the newest run that has answers, or that can judge the item, shows of one item. */
export const ledgerAnswersSchema = z.object({
  /** As the run asked it. */
  question: questionSchema,
  /** Whether the answers can be judged: see `ItemDiagnosis`. */
  state: z.enum(['judged', 'too_few', 'counts_only', 'nothing']),
  /** The heaviest first. */
  signs: z.array(ledgerSignSchema),
  /** How the answers differ from those of the other runs that asked the item. */
  across: z.custom<AcrossRuns>((value) => typeof value === 'object' && value !== null),
  /** See `SeenItem.olderRun`. */
  olderRun: seenRunNameSchema.optional(),
})
export type LedgerAnswers = z.infer<typeof ledgerAnswersSchema>

/** What a person last decided about an item, with the run in whose results it was decided. */
export const ledgerDecisionSchema = z.object({
  /** Id of the item in that run. */
  item: z.string(),
  run: seenRunNameSchema,
  decision: itemDecisionSchema.nullable(),
  note: z.string(),
})
export type LedgerDecision = z.infer<typeof ledgerDecisionSchema>

/**
 * An experiment about one item, with all that its verdict is calculated from. The plan's questionnaire and the evidence
 * hold only this item: the verdict needs no more.
 */
export const ledgerTrialSchema = z.object({
  experiment: experimentSchema,
  evidence: experimentEvidenceSchema,
  /** The code of each answer to a probe to which the person gave one. */
  codes: z.array(z.string()),
  practice: z.boolean(),
  /** Empty where the connection is no longer here. */
  connectionName: z.string(),
})
export type LedgerTrial = z.infer<typeof ledgerTrialSchema>

/** All that is stored about the items of a survey. */
export const ledgerMatterSchema = z.object({
  /** Of the survey. */
  title: z.string(),
  /** The items of the draft in its order, then dropped items, the last dropped first. */
  items: z.array(tracedItemSchema),
  /** Findings of the wording checker that the person dismissed in the draft. */
  dismissals: z.array(dismissalSchema),
  /** Rules of the wording checker that are off in the draft; absent where none is. */
  rulesOff: surveyDraftSchema.shape.rulesOff,
  /** The newest run that has answers; null before the first. */
  seen: z.object({ run: seenRunNameSchema, items: z.array(ledgerAnswersSchema) }).nullable(),
  /** For each item the newest decision or note. */
  decisions: z.array(ledgerDecisionSchema),
  /** Newest first, including experiments that are not launched yet. */
  trials: z.array(ledgerTrialSchema),
})
export type LedgerMatter = z.infer<typeof ledgerMatterSchema>
