import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tabulation } from '../../../shared/analysis/tabulate.ts'
import type { Question } from '../../../shared/models/draft.ts'
import type { Answer, Respondent } from '../../../shared/models/results.ts'
import { personaWords } from '../../lib/persona-words.ts'
import { FindBar } from '../../ui/find/find-bar.tsx'
import { useIsFinding } from '../../ui/find/find-context.ts'
import { answerOfPlace, itemOfPlace, type PersonaName, resultTexts, stemPlace } from './result-texts.ts'
import { toldOnce } from './told-once.ts'

interface ResultsFindProps {
  questions: readonly Question[]
  tables: readonly (Tabulation | undefined)[]
  /** The answers that the filter keeps, by item. */
  shown: readonly (readonly Answer[])[]
  respondents: readonly Respondent[]
  /** Position of the item in view. */
  position: number
  onOpen: (position: number) => void
  /** Has an answer to an item rendered, by its place in the list. */
  onReveal: (position: number, place: number) => void
}

/** The find of a run's results: all items, not only the one in view. */
export function ResultsFind(props: ResultsFindProps) {
  const { questions, tables, shown, respondents, position, onOpen, onReveal } = props
  const { t } = useTranslation('results')
  const { t: personas } = useTranslation('personas')
  const finding = useIsFinding()
  const texts = useMemo(() => {
    if (!finding) return []
    const words = personaWords(personas)
    const known = new Map<number, PersonaName>()
    const nameOf = (respondent: number): PersonaName => {
      const before = known.get(respondent)
      if (before) return before
      const attributes = respondents[respondent]?.attributes ?? []
      const once = new Set(toldOnce(attributes, words))
      const name = {
        label: t('answers.persona', { number: respondent + 1 }),
        names: attributes.flatMap(({ name, value }, attribute) =>
          words.isName(name) && once.has(attribute) ? [{ attribute, text: words.value(name, value) }] : [],
        ),
      }
      known.set(respondent, name)
      return name
    }
    return resultTexts(questions, tables, shown, nameOf)
  }, [finding, questions, tables, shown, respondents, t, personas])
  return (
    <FindBar
      label={t('find')}
      texts={texts}
      whereAmI={() => stemPlace(position)}
      show={(place) => {
        onOpen(itemOfPlace(place))
        const answer = answerOfPlace(place)
        if (answer !== null) onReveal(itemOfPlace(place), answer)
      }}
    />
  )
}
