import { useTranslation } from 'react-i18next'

/** The words of a notification. A function gives them again when the language changes while they are shown. */
export type Words = string | (() => string)

/** Words in the present language of the interface. */
export function Spoken({ words }: { words: Words }) {
  useTranslation()
  return typeof words === 'string' ? words : words()
}
