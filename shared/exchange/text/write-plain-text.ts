import type { Question } from '../../models/draft.ts'
import type { Instrument } from '../instrument.ts'
import { cleanLine, cleanText } from './clean-text.ts'

/** The questionnaire as plain text that `readPlainText` reads back; the version is the last line. */
export function writePlainText({ draft, version }: Instrument, language: 'fr' | 'en'): string {
  const [title, context] = language === 'fr' ? ['Titre :', 'Contexte :'] : ['Title:', 'Context:']
  const head = [
    `${title} ${cleanLine(draft.title)}`,
    ...(draft.context.trim() === '' ? [] : [`${context} ${cleanText(draft.context)}`]),
  ]
  return `${[head.join('\n'), ...draft.questions.map(plainItem), `— Sonde · ${version}`].join('\n\n')}\n`
}

/**
 * Items without their questionnaire, as plain text that `readPlainText` reads back. The last line has `from`, which
 * must not be empty.
 */
export function writePlainItems(questions: readonly Question[], from: string): string {
  return `${[...questions.map(plainItem), `— Sonde · ${cleanLine(from)}`].join('\n\n')}\n`
}

function plainItem({ stem, type, options }: Question, index: number): string {
  return [
    `${index + 1}. ${cleanLine(stem)}`,
    ...(type === 'single_choice' ? options.map(({ text }) => `   ○ ${cleanLine(text)}`) : []),
  ].join('\n')
}
