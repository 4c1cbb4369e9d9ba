import { emptyDraft, type SurveyDraft } from '../../../shared/models/draft.ts'

/** A common kind of pretest, to be filled in. Placeholders are written "[… what to put]". */
export interface Template {
  id: TemplateId
  name: string
  /** Its purpose, in one sentence. */
  purpose: string
  context: string
  items: readonly TemplateItem[]
}

/** An item; open-ended if it has no options. */
export interface TemplateItem {
  stem: string
  options?: readonly string[]
}

export const TEMPLATE_IDS = [
  'concept',
  'message',
  'comprehension',
  'split',
  'satisfaction',
  'brand',
  'order',
  'scale',
] as const
export type TemplateId = (typeof TEMPLATE_IDS)[number]

/** A new questionnaire made from a template. */
export function draftOfTemplate(
  { name, context, items }: Pick<Template, 'name' | 'context' | 'items'>,
  newId: () => string,
): SurveyDraft {
  return {
    ...emptyDraft(),
    title: name,
    context,
    questions: items.map(({ stem, options }) => ({
      id: newId(),
      stem,
      type: options ? 'single_choice' : 'open_ended',
      options: (options ?? []).map((text) => ({ id: newId(), text })),
    })),
  }
}
