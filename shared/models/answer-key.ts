import { z } from 'zod'
import { wordingEffectSchema } from './practice-conditions.ts'

/**
 * One effect in the answers to an item of a practice run. The unit of `size` depends on `measure`. `stance`: a shift of
 * opinion, on a scale on which personas spread by about 0.9. `utility`: what is added to the appeal of a response
 * option, in log odds. `share`: a share of the personas.
 */
export const plantedEffectSchema = z.object({
  effect: wordingEffectSchema,
  /** In which direction it moves answers; absent where it has no direction. */
  towards: z.enum(['yes', 'no']).optional(),
  size: z.number(),
  measure: z.enum(['stance', 'utility', 'share']),
  /** The words that it was read from; absent where it comes from the response options or an earlier item. */
  words: z.string().optional(),
})
export type PlantedEffect = z.infer<typeof plantedEffectSchema>

/** How the practice service understood an item, and what it did to its answers. */
export const answerKeyItemSchema = z.object({
  /** Position of the item in the survey, from 0. */
  position: z.number().int().min(0),
  /** Name of the fact that was asked for; null where the item asks for an opinion. */
  fact: z.string().nullable(),
  /** Whether it asks for a number, time, place, name, story or habit, of which each persona has its own. */
  particulars: z.boolean(),
  /**
   * Name of what an opinion is asked about; null where the practice service does not know it, or no opinion is asked.
   */
  about: z.string().nullable(),
  /** Whether "yes" means to be for or against what is asked about; null where no opinion is asked. */
  direction: z.enum(['for', 'against']).nullable(),
  /** How the response options were read; null for an open-ended item. */
  options: z.enum(['agreement', 'scale', 'ranges', 'nominal']).nullable(),
  /** Effects of the wording. */
  planted: z.array(plantedEffectSchema),
  /** Effects that such response options always have. */
  standing: z.array(plantedEffectSchema),
  notUnderstood: z.array(z.enum(['object', 'options', 'fact'])),
})
export type AnswerKeyItem = z.infer<typeof answerKeyItemSchema>

/**
 * What the practice service planted in the answers of a run, item by item; or why that is no longer known. `gone`: the
 * practice service does not have this survey (deleted there, or its data were replaced). `older_version`: an older
 * version of the practice service answered it.
 */
export const answerKeySchema = z.discriminatedUnion('state', [
  z.object({ state: z.literal('told'), items: z.array(answerKeyItemSchema) }),
  z.object({ state: z.literal('gone') }),
  z.object({ state: z.literal('older_version') }),
])
export type AnswerKey = z.infer<typeof answerKeySchema>
