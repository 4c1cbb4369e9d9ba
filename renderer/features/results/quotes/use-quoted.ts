import { useTranslation } from 'react-i18next'
import type { AnswerPlace } from '../../../../shared/models/answer-tag.ts'
import type { Question } from '../../../../shared/models/draft.ts'
import type { RunResults } from '../../../../shared/models/results.ts'
import { usePersonaWords } from '../../../lib/persona-words.ts'
import { useAnnotationsPart } from '../annotations/annotations-context.ts'
import { useTaggingAround } from '../tags/tagging.tsx'
import { toldOnce } from '../told-once.ts'

/** A quote for the screen. */
export interface Quoted {
  /** Identifies the quote. */
  place: AnswerPlace
  /** The text of the answer; null where the results no longer contain it. */
  text: string | null
  /** "Persona 3 · Age: 34". */
  who: string
  /** "Item 2: Why?". */
  where: string
  /** The persona's position in the results. */
  persona: number | null
}

/** The quotes of the run in their order, with text and persona. */
export function useQuoted(questions: readonly Question[], results: RunResults): Quoted[] {
  const { t } = useTranslation(['results', 'tags'])
  const words = usePersonaWords()
  const quotes = useAnnotationsPart((said) => said.quotes)
  const { names } = useTaggingAround()
  const wanted = new Set(quotes.map(({ item }) => questions.findIndex(({ id }) => id === item)))
  const answers = results.answers.filter(({ kind, question }) => kind === 'text' && wanted.has(question))
  const texts = new Map(answers.map(({ question, respondent, text }) => [`${question}/${respondent}`, text]))
  return quotes.map((place) => {
    const item = questions.findIndex(({ id }) => id === place.item)
    const persona = names.positionOf(place.persona)
    return {
      place,
      text: texts.get(`${item}/${persona}`) ?? null,
      who: persona === null ? t('tags:quotes.unknownPersona') : whoIs(persona),
      where: t('tags:quotes.where', {
        number: item + 1,
        stem: questions[item]?.stem.trim() || t('noStem'),
      }),
      persona,
    }
  })

  function whoIs(persona: number): string {
    const attributes = results.respondents[persona]?.attributes ?? []
    const once = new Set(toldOnce(attributes, words))
    const shown = attributes.filter((_, at) => once.has(at))
    const told = shown.map(({ name, value }) =>
      t('filter.value', { name: words.name(name), value: words.value(name, value) }),
    )
    return [t('answers.persona', { number: persona + 1 }), ...told].join(' · ')
  }
}
