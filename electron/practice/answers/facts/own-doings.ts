import { fold } from '../../text.ts'
import { asksAboutOneself } from './read-fact.ts'

/** A period in the past: « au cours des 7 derniers jours », "yesterday". */
const past =
  /\b(?:(?:last|past) (?:\w+ )?(?:nights?|days?|weekend|weeks?|months?|years?|hours?)|yesterday|this (?:morning|week|month|year)|hier|ce matin|cette (?:semaine|annee)|ce mois|derniere?s? (?:nuits?|jours?|week-?end|semaines?|mois|annees?|heures?)|(?:semaine|mois|an|annee|week-?end|nuit|ete|hiver) (?:derniere?|passee?)s?)\b/

/** Words that ask whether one has done something: « avez-vous dîné … », "did you eat …". */
const done = /\b(?:did you|have you|were you|(?:avez|etes|vous etes|vous avez|aviez|etiez)[- ](?:vous)?)/

/** Words that ask how often one does something. */
const often =
  /\b(?:how (?:often|frequently|many times)|on how many (?:days|nights|evenings)|combien de (?:fois|jours|soirs)|a quelle frequence|tous les combien)\b.*(?:\b(?:do|did|have|are|were) you\b|-vous\b|\bvous \w+)/

/** Verbs of thinking and feeling, which are not actions. */
const ofTheMind =
  /\b(?:trust\w*|confiden\w+|confian\w+|regret\w*|enjoy\w*|fel[lt]\w*|ressenti\w*|aim(?:e|ez))\b/

/**
 * Whether a question asks what the person has done or how often they do it. This is no opinion, even if the fact sheet
 * does not contain it.
 */
export function asksForOwnDoings(texte: string): boolean {
  const asked = fold(texte)
  if (!asksAboutOneself(texte) || ofTheMind.test(asked)) return false
  return often.test(asked) || (past.test(asked) && done.test(asked))
}
