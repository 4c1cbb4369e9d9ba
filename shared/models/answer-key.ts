import { z } from 'zod'
import { wordingEffectSchema } from './practice-conditions.ts'

/**
 * One effect in the answers to an item of a practice run. What `size` counts depends on `measure`: a shift of opinions on a
 * scale on which people spread by about 0.9, what is added to the appeal of a response option (a logarithm of odds), or
 * a share of the personas.
 */
export const plantedEffectSchema = z.object({
  effect: wordingEffectSchema,
  /** Which way it moves answers; absent where it moves none one way. */
  towards: z.enum(['yes', 'no']).optional(),
  size: z.number(),
  measure: z.enum(['stance', 'utility', 'share']),
  /** The words that it was read from; absent where it comes from the response options or an earlier item. */
  words: z.string().optional(),
})
export type PlantedEffect = z.infer<typeof plantedEffectSchema>

/** What the practice service took an item for, and what it did to its answers. */
export const answerKeyItemSchema = z.object({
  /** Position of the item in the survey, from 0. */
  position: z.number().int().min(0),
  /** Name of the fact that was asked for; null where the item asks for an opinion. */
  fact: z.string().nullable(),
  /** Asks for a number, a moment, a place, a name, a tale, or what one did and how often: each persona gives its own. */
  particulars: z.boolean(),
  /** Name of what an opinion was asked about; null where it is not known to the practice service, and where none is asked. */
  about: z.string().nullable(),
  /** Whether to say yes is to be for that thing or against it; null where no opinion is asked. */
  direction: z.enum(['for', 'against']).nullable(),
  /** How the response options were read; null for an open-ended item. */
  options: z.enum(['agreement', 'scale', 'ranges', 'nominal']).nullable(),
  /** What the wording did. */
  planted: z.array(plantedEffectSchema),
  /** What such response options always bring with them. */
  standing: z.array(plantedEffectSchema),
  notUnderstood: z.array(z.enum(['object', 'options', 'fact'])),
})
export type AnswerKeyItem = z.infer<typeof answerKeyItemSchema>

/**
 * What the practice service planted in the answers of a run, item by item; or why nobody can tell any more: the practice
 * service does not have this survey (it was deleted there, or its data are other ones), or an older version answered it.
 */
export const answerKeySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('told'), items: z.array(answerKeyItemSchema) }),
  z.object({ state: z.literal('gone') }),
  z.object({ state: z.literal('older_version') }),
])
export type AnswerKey = z.infer<typeof answerKeySchema>
