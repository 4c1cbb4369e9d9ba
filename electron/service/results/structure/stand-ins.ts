import type { SurveyDraft } from '../../../../shared/models/draft.ts'
import type { KnownTexts } from './item-refs.ts'
import type { Legends } from './legends.ts'
import type { Match } from './match-columns.ts'

/**
 * The texts that stand where no option does in single choices: in any language, they say that there is no answer, to
 * open-ended items too.
 */
export function standInsIn(
  matches: readonly Match[],
  { draft, known, legends }: { draft: SurveyDraft; known: KnownTexts; legends: Legends },
): ReadonlySet<unknown> {
  const choices = matches.filter(({ item }) => draft.questions[item]?.type === 'single_choice')
  const texts = choices.flatMap(({ item, column }) =>
    [...column.cells.values()].flatMap(({ value }) =>
      typeof value === 'string' &&
      known.labelOf(item, value) === null &&
      legends.optionOf(item, value) === null
        ? [value]
        : [],
    ),
  )
  return new Set(texts)
}
