import type { Instrument } from '../instrument.ts'
import { cleanLine, cleanText } from './clean-text.ts'

/** The questionnaire as plain text that `readPlainText` reads back; the version is the last line. */
export function writePlainText({ draft, version }: Instrument, language: 'fr' | 'en'): string {
  const [title, context] = language === 'fr' ? ['Titre :', 'Contexte :'] : ['Title:', 'Context:']
  const head = [
    `${title} ${cleanLine(draft.title)}`,
    ...(draft.context.trim() === '' ? [] : [`${context} ${cleanText(draft.context)}`]),
  ]
  const items = draft.questions.map(({ stem, type, options }, index) =>
    [
      `${index + 1}. ${cleanLine(stem)}`,
      ...(type === 'single_choice' ? options.map(({ text }) => `   ○ ${cleanLine(text)}`) : []),
    ].join('\n'),
  )
  return `${[head.join('\n'), ...items, `— Sonde · ${version}`].join('\n\n')}\n`
}
