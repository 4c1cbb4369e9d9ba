import { fold, type Language } from '../../text.ts'
import type { Fact } from './fact.ts'
import { familyFacts } from './family-facts.ts'
import { healthFacts } from './health-facts.ts'
import { homeFacts } from './home-facts.ts'
import { leisureFacts } from './leisure-facts.ts'
import { plainStem } from './plain-stem.ts'
import { travelFacts } from './travel-facts.ts'
import { workFacts } from './work-facts.ts'

/** Facts that the service reads in open and in closed questions. */
export const facts: readonly Fact[] = [
  ...familyFacts,
  ...workFacts,
  ...homeFacts,
  ...travelFacts,
  ...healthFacts,
  ...leisureFacts,
]

/** Words of judging, wishing and comparing: a question with one of them asks for an opinion. */
const judging =
  /\b(?:satisf\w+|favorable\w*|oppose\w*|pensez|penser|trouvez|jugez|estimez|croyez|d'accord|opinion|avis|important\w*|devrai\w+|faudrait|(?<!vous )faut-il|souhait\w+|aimeriez|voudriez|envisag\w+|prefer\w+|suffi\w+|inqui\w+|partisan\w*|(?:est-ce que )?(?:cela|ca) vous (?!arrive)\w+|vous pose\w* (?:\w+ )?(?:un |des )?probleme|dites-vous(?:,[^,]*,)? que (?!vous|votre)|diriez-vous(?:,[^,]*,)? qu(?:e |')(?!vous|votre)|would you say(?:,[^,]*,)? that (?!you|your)|should|think|believe|feel|agree\w*|disagree|favou?r\w*|support\w*|dissatisf\w+|would you (?!rate|describe|say|call|consider)|prefer\w*|plan to|intend|worr\w+|enough|too (?:much|many|little)|worn out|exhausted|fed up|proud|pride|valued|stressed|epuise\w*|stresse\w*|fiere?s?|fierte|like to|easy|difficult|facile|difficile|pourquoi|why)\b/

/** Statements about what others do: « Mon chef … », "My line manager …". */
const aboutOthers =
  /^(?:my|mon|ma|our|notre) (?:line |direct )?(?:manager|boss|supervisor|chef\w*|superieur\w*|patron\w*|medecin|doctor|gp|banque|bank|landlord|colleagues?|collegues?|neighbou?rs?|voisins?)\b|\b(?:your|votre|my|mon) (?:line |direct )manager\b/

/** Words of judging that only ask for a description of oneself. */
const describing = /\bcomment (?:jugez|evaluez|estimez|trouvez|qualifieriez|decririez)-vous\b/

/** Questions about another person, another home or another time. */
const others =
  /\b(?:precedente?|previous|former|futur|next|votre (?:pere|mere|conjoint\w*|mari|femme|fils|fille|employeur)|your (?:father|mother|partner|spouse|husband|wife|son|daughter|employer|landlord))\b/

/** A question about something else, named before its verb: « Le cinéma français se porte-t-il bien ? ». */
const aboutThings =
  /^(?:(?:selon|d'apres|pour) vous, |a votre avis, )?(?:les?|la|l'|une?|des|ce|cet|cette|ces)(?! ?(?:foyer|menage|logement)\b) ?(?:(?!\b(?:votre|vos|chez vous|(?:ou|que|dont|qui) vous)\b)[^,?:])*-(?:t-)?(?:il|elle|ils|elles)\b(?! (?:bien |encore |toujours )?(?:votre|vos|le votre|la votre|a vous|chez vous))(?!.*\bvous (?:appart|occup|log))/

/** Whether a question asks about the person who answers, and neither for an opinion nor about somebody else. */
export function asksAboutOneself(texte: string): boolean {
  const asked = fold(texte).replace(describing, ' ')
  return (
    !judging.test(asked) && !others.test(asked) && !aboutOthers.test(asked) && !aboutThings.test(asked.trim())
  )
}

/** The facts that a question asks for, the likeliest first; empty if it asks for anything else. */
export function readFacts(texte: string, language: Language): readonly Fact[] {
  if (!asksAboutOneself(texte)) return []
  const stem = plainStem(texte, language)
  return facts.filter(({ asks }) => asks[language].test(stem))
}
