import { personaWordsEn } from '../../../shared/personas/words-en.ts'
import type { personas as french } from '../fr/personas.ts'

export const personas: typeof french = {
  ...personaWordsEn,
  received: 'As received',
  descriptions: 'The descriptions of the personas come from the service, in the language it writes them in.',
}
