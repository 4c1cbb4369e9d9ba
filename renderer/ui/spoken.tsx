import { useTranslation } from 'react-i18next'

/** Words of a notification. A function says them anew when the language changes while they are on the screen. */
export type Words = string | (() => string)

/** Words in the language that Sonde speaks now. */
export function Spoken({ words }: { words: Words }) {
  useTranslation()
  return typeof words === 'string' ? words : words()
}
