import { personaWordsFr } from '../../../shared/personas/words-fr.ts'

/** Names of the well-known persona fields, and words for their values. */
export const personas = {
  ...personaWordsFr,
  descriptions: 'Les descriptions des personas viennent du service, dans la langue où il les rédige.',
  received: 'Données brutes',
}
