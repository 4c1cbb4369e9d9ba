import type { Settings } from '../../shared/models/settings.ts'
import type { SettingsStore } from '../core/ports.ts'
import { type DesktopTexts, desktopTexts } from './desktop-texts.ts'

/**
 * Returns a function that gives the texts in the language of the settings. While the settings cannot be read it is the
 * language that was read last: the question before the end must be asked, and a window be closed, on a lost disk too.
 */
export function textsInLanguage(
  settings: Pick<SettingsStore, 'read'>,
  locale: () => string,
): () => DesktopTexts {
  let language: Settings['language'] = 'system'
  return () => {
    try {
      language = settings.read().language
    } catch {
      // The page reports it when it needs the settings.
    }
    return desktopTexts(language, locale())
  }
}
