import { z } from 'zod'

/** Limits that the interface does not state; documented in docs/practice-service.md. */
export const bounds = {
  questions: 300,
  options: 50,
  text: 20_000,
  title: 300,
  turns: 50,
  page: 200,
} as const

// Texts are kept exactly as sent, including spaces, because an answer must equal the option that the client sent.
const spoken = (most: number) => z.string().max(most).regex(/\S/, 'it must not be blank')
const freeText = z.string().max(bounds.text)
const absentText = freeText.nullish().transform((text) => text?.trim() ?? '')
const filters = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {})

const question = z
  .object({
    texte: spoken(bounds.text),
    type: z.enum(['choix_unique', 'libre']),
    options: z.array(spoken(bounds.title)).max(bounds.options).nullish(),
  })
  .superRefine((value, context) => {
    if (value.type === 'choix_unique' && (value.options?.length ?? 0) < 2) {
      context.addIssue({
        code: 'custom',
        path: ['options'],
        message: "a question of type 'choix_unique' needs at least 2 options",
      })
    }
  })
  .transform((value) =>
    value.type === 'choix_unique'
      ? { type: value.type, texte: value.texte, options: value.options ?? [] }
      : { type: value.type, texte: value.texte },
  )

/** Body of POST /api/v1/surveys. */
export const surveyBody = z.object({
  titre: z
    .string()
    .max(bounds.title)
    .nullish()
    .transform((text) => text?.trim() ?? ''),
  contexte: absentText,
  questions: z.array(question).min(1).max(bounds.questions),
  nb_personas: z.int().min(1).max(100).default(50),
  filtres: filters,
})

/** Body of POST /api/v1/focus. */
export const focusBody = z.object({
  titre: spoken(bounds.title),
  guide: absentText,
  nb_personas: z.int().min(2).max(8).default(6),
  max_turns: z.int().min(1).max(bounds.turns).default(6),
  filtres: filters,
})

/** Body of POST /api/v1/api-keys. */
export const keyBody = z.object({ nom: spoken(bounds.title) })

/** Body of the member operations: a JSON object with free properties. */
export const freeBody = z.record(z.string(), z.unknown())

const pageNumber = (least: number, most: number, byDefault: number) =>
  z
    .string()
    .optional()
    .transform((text, context) => {
      if (text === undefined) return byDefault
      if (/^[+-]?\d{1,15}$/.test(text)) return Number(text)
      context.addIssue({ code: 'custom', message: 'it is not an integer' })
      return z.NEVER
    })
    .pipe(z.int().min(least).max(most))

/** Query of GET /api/v1/surveys. */
export const surveyPageQuery = z.object({
  limit: pageNumber(1, bounds.page, 50),
  offset: pageNumber(0, Number.MAX_SAFE_INTEGER, 0),
})

/** Query of GET /api/v1/focus. */
export const focusPageQuery = z.object({
  limit: pageNumber(1, bounds.page, 20),
  offset: pageNumber(0, Number.MAX_SAFE_INTEGER, 0),
  q: z.string().optional(),
  status: z.string().optional(),
})

/** Path of the operations on one key. */
export const keyPath = z.object({
  key_id: z
    .string()
    .regex(/^[+-]?\d+$/, 'it is not an integer')
    .transform(Number),
})
