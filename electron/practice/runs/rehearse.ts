import { rehearseForm } from '../answers/effects/read-form.ts'
import { inquire } from '../answers/open-answer.ts'
import { readProposition } from '../answers/opinion/proposition.ts'
import type { Question } from '../answers/question.ts'
import type { Persona } from '../panel/persona.ts'
import type { Language } from '../text.ts'
import { answersOf } from './answer-survey.ts'

/** Questions that together use every reader, in both languages; some have straight apostrophes. */
const rehearsed: readonly { readonly language: Language; readonly question: Question }[] = [
  {
    language: 'fr',
    question: {
      type: 'choix_unique',
      texte: 'Êtes-vous favorable à l’ouverture des magasins le dimanche ?',
      options: [
        'Tout à fait favorable',
        'Plutôt favorable',
        'Plutôt opposé',
        'Tout à fait opposé',
        'Ne sait pas',
      ],
    },
  },
  {
    language: 'en',
    question: {
      type: 'choix_unique',
      texte: 'Do you support opening the shops on Sundays?',
      options: ['Strongly support', 'Somewhat support', 'Somewhat oppose', 'Strongly oppose', "Don't know"],
    },
  },
  {
    language: 'fr',
    question: {
      type: 'choix_unique',
      texte: 'Combien d’enfants avez-vous ?',
      options: ['Aucun', '1', '2', '3 ou plus'],
    },
  },
  {
    language: 'en',
    question: {
      type: 'choix_unique',
      texte: 'How often do you take the train?',
      options: ['Never', 'Once a month', 'Once a week or more'],
    },
  },
  { language: 'fr', question: { type: 'libre', texte: 'Que pensez-vous de la nouvelle ligne de bus ?' } },
  { language: 'en', question: { type: 'libre', texte: 'What do you think of the new bus line?' } },
]

/**
 * Answers a few questions in short steps. Readers compile their patterns at the first use, for which the first real run
 * then need not wait.
 */
export function* rehearse(personas: readonly Persona[]): Generator<void, void> {
  for (const { language, question } of rehearsed) {
    const options = question.type === 'libre' ? [] : question.options
    yield* rehearseForm(question.texte, options, language)
    yield
    readProposition(question.texte, '', language, options)
    yield
    if (question.type === 'libre') inquire(question.texte, '')
    yield
    answersOf(personas, [question], '')
    yield
  }
}
