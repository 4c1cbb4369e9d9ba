import { EXPORT_WORDS } from '../../../../electron/core/exports/export-words.ts'
import { desktopTexts } from '../../../../electron/desktop/desktop-texts.ts'
import { EXAMPLE } from '../../../../renderer/features/templates/example.ts'
import { TEMPLATES_EN } from '../../../../renderer/features/templates/templates-en.ts'
import { TEMPLATES_FR } from '../../../../renderer/features/templates/templates-fr.ts'
import { verdictEn } from '../../../../shared/experiments/verdict/words/verdict-en.ts'
import { verdictFr } from '../../../../shared/experiments/verdict/words/verdict-fr.ts'
import { messagesEn } from '../../../../shared/wording/messages-en.ts'
import { messagesFr } from '../../../../shared/wording/messages-fr.ts'

/** A text of Sonde's interface with its path: `fr.runs.title`. */
type NamedText = [path: string, text: string]

const french = import.meta.glob<object>('../../../../renderer/locales/fr/*.ts', { eager: true })
const english = import.meta.glob<object>('../../../../renderer/locales/en/*.ts', { eager: true })

/** All texts by path, without values that are not texts, such as functions of a count. */
function flat(texts: object, path: string): NamedText[] {
  return Object.entries(texts).flatMap(([key, value]): NamedText[] => {
    if (typeof value === 'string') return [[`${path}.${key}`, value]]
    return typeof value === 'object' && value !== null ? flat(value, `${path}.${key}`) : []
  })
}

/** All texts of a language: page, wording checker, desktop, templates and exported files. */
export const ALL_TEXTS: Record<'fr' | 'en', NamedText[]> = {
  fr: [
    ...Object.values(french).flatMap((file) => flat(file, 'fr')),
    ...flat(messagesFr, 'messages-fr'),
    ...flat(desktopTexts('fr', 'fr'), 'desktop-fr'),
    ...flat(TEMPLATES_FR, 'templates-fr'),
    ...flat(EXAMPLE.fr, 'example-fr'),
    ...flat(EXPORT_WORDS.fr, 'exports-fr'),
    ...flat(verdictFr, 'verdict-fr'),
  ],
  en: [
    ...Object.values(english).flatMap((file) => flat(file, 'en')),
    ...flat(messagesEn, 'messages-en'),
    ...flat(desktopTexts('en', 'en'), 'desktop-en'),
    ...flat(TEMPLATES_EN, 'templates-en'),
    ...flat(EXAMPLE.en, 'example-en'),
    ...flat(EXPORT_WORDS.en, 'exports-en'),
    ...flat(verdictEn, 'verdict-en'),
  ],
}
