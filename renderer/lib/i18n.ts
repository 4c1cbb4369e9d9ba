import i18next, { type BackendModule } from 'i18next'
import { initReactI18next } from 'react-i18next'
import type { Settings } from '../../shared/models/settings.ts'
import type { Namespace } from '../locales/namespaces.ts'

/** A language of the interface. */
export type Language = 'fr' | 'en'

const files = import.meta.glob<Record<string, object>>(['../locales/fr/*.ts', '../locales/en/*.ts'])

/** Namespaces that every screen needs; the others are loaded with their feature. */
const FIRST: Namespace[] = ['common', 'shell', 'problems']

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`../locales/${language}/${namespace}.ts`]
    if (!load) return done(new Error(`No texts ${language}/${namespace}`), false)
    load().then(
      (module) => done(null, module[namespace] ?? {}),
      (error: unknown) => done(error instanceof Error ? error : new Error('Texts not loaded'), false),
    )
  },
}

/** The language to show for a setting; `system` follows the preferred languages of the browser or the OS. */
export function languageOf(setting: Settings['language'], preferred: readonly string[]): Language {
  if (setting !== 'system') return setting
  const known = preferred
    .map((tag) => tag.slice(0, 2).toLowerCase())
    .find((tag) => tag === 'fr' || tag === 'en')
  return known === 'fr' ? 'fr' : 'en'
}

/** Starts the texts in one language; only this language is loaded. */
export async function startTexts(language: Language): Promise<void> {
  document.documentElement.lang = language
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: FIRST,
      defaultNS: 'common',
      interpolation: { escapeValue: false },
      returnNull: false,
      react: { useSuspense: true },
    })
}

/** Changes the language of the whole page. The page's `lang` attribute follows once the texts are loaded. */
export async function changeLanguage(language: Language): Promise<void> {
  if (i18next.language !== language) await i18next.changeLanguage(language)
  document.documentElement.lang = i18next.language
}

/** Loads a feature's texts along with its code, so that no screen appears without its texts. */
export function loadTexts(...namespaces: Namespace[]): Promise<void> {
  return i18next.loadNamespaces(namespaces)
}

/** Loads all texts of the present language. */
export function loadAllTexts(): Promise<void> {
  const names = Object.keys(files).map((path) => path.replace(/^.*\/|\.ts$/g, ''))
  return i18next.loadNamespaces([...new Set(names)])
}
