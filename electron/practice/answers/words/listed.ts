import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Language } from '../../text.ts'
import type { Told } from './told.ts'

/** Things to list, by the words that name their kind (folded), in French and in English; the first match decides. */
export const listedKinds: readonly Told[] = [
  [
    /\bstress\w*|\b(?:fatigu\w*|epuis\w*|tire you|wear you)\b/,
    'la charge de travail | les délais trop courts | le manque de personnel | le bruit | les messages le soir | un chef trop pressé | les imprévus',
    'the workload | tight deadlines | not enough staff | the noise | messages in the evening | a boss in a hurry | last-minute changes',
  ],
  [
    /\b(?:vous passer|se passer|renonc\w*|economis\w*|economies|do without|give up|cut back|cut down|save money)\b/,
    'les repas livrés | un abonnement de télévision | les sorties au restaurant | les vêtements neufs | les cigarettes | un deuxième véhicule | les gadgets | le café à emporter',
    'takeaway meals | a television subscription | meals out | new clothes | cigarettes | a second car | gadgets | coffee to go',
  ],
  [
    /\b(?:qualites?|qualities|traits?|valeurs?|values|virtues?)\b/,
    'l’honnêteté | l’écoute | la proximité avec les gens | le courage | le respect | la patience | le sens de l’organisation | la compétence',
    'honesty | listening to people | being close to people | courage | respect | patience | good organisation | knowing the job',
  ],
  [
    /\b(?:transports?|moyens de locomotion|ways of getting|means of travel)\b.*\b(?:utilis\w*|pren\w*|use[ds]?|take)\b|\b(?:use[ds]?|utilis\w*|pren\w*)\b.*\b(?:transports?|moyens de locomotion)\b/,
    'la voiture | le bus | le vélo | le train | la marche | le tram',
    'the car | the bus | the bike | the train | walking | the tram',
  ],
  [
    /\b(?:sports?|activites? physiques?)\b/,
    'la marche | le vélo | la natation | le football | le tennis | la gymnastique | la course à pied',
    'walking | cycling | swimming | football | tennis | yoga | running',
  ],
  [
    /\b(?:competences?|savoir-faire|skills?)\b/,
    'savoir écouter | travailler en équipe | l’informatique | l’anglais | l’organisation | parler en public',
    'listening | teamwork | computing | languages | organisation | speaking in public',
  ],
  [
    /\b(?:bruits?|nuisances?|noises?)\b/,
    'les motos | les voisins du dessus | les travaux | la circulation | les chiens qui aboient | la musique le soir',
    'motorbikes | the neighbours upstairs | roadworks | the traffic | barking dogs | music at night',
  ],
  [
    /\b(?:travaux|reparations?|renovations?|repairs?|home improvements?)\b/,
    'l’isolation | la peinture | les fenêtres | la salle de bains | la toiture | le chauffage | l’électricité',
    'insulation | painting | the windows | the bathroom | the roof | the heating | the wiring',
  ],
]

/** Questions about one's work, which not everybody has. */
const atWork =
  /\b(?:at work|(?:your|my) (?:current )?(?:job|work|position|colleagues|boss|workplace|employer)|your current company|work task|tache (?:professionnelle|de travail)|(?:which|what) (?:\w+ )?(?:organi[sz]ation|company|employer|setting|sector|industry) do you work\b|need for your job|au travail|vo(?:tre|s) (?:travail|emploi|metier|poste|collegues|chef|patron|employeur|entreprise)|si vous travaillez|if you work)\b/

/** Answers of people without work. */
const without: Readonly<Record<Language, { readonly retired: string; readonly others: string }>> = {
  fr: { retired: 'je suis à la retraite', others: 'je ne travaille pas' },
  en: { retired: 'I am retired', others: 'I do not work' },
}

/** Questions about future or former work, which anybody can answer. */
const otherWork =
  /\b(?:futur\w*|prochain\w*|ancien\w*|dernier|premiere?|ideal\w*|reve|next|future|last|former|previous|first|ideal|dream|would|looking for|f[io]u?nd|trouver?|retire\w*|retraite)\b/

/** Work beside other places: "at work or elsewhere". */
const orElsewhere =
  /\b(?:work|workplace|office|travail|bureau) (?:or|ou|and|et) (?:elsewhere|ailleurs|kitchen|cuisine|(?:at|in) \w+|a la maison|chez vous|outside|somewhere)\b|\b(?:school|home|ecole|maison) (?:or|ou) (?:at work|au travail)\b/

/** Questions about what happened at work once, which those can tell too who have retired. */
const formerly =
  /\b(?:who helped|(?:did|was|were|had|have you ever)\b|vous (?:a|ont) (?:aide|marque)\w*|avez-vous (?:deja|eu|vecu)|etait|etaient|premiere?)\b(?!.*\b(?:today|yesterday|last week|hier|aujourd'hui|semaine derniere)\b)/

/** Answer of a person without work to a question about work; undefined for all others. */
export function withoutWork(
  asked: string,
  language: Language,
  status: FactSheet['status'],
): string | undefined {
  if (status === 'retired' && formerly.test(asked)) return undefined
  if (status === 'employed' || !atWork.test(asked) || otherWork.test(asked) || orElsewhere.test(asked))
    return undefined
  return outOfWork(language, status)
}

/** How a person without work says so. */
export function outOfWork(language: Language, status: FactSheet['status']): string {
  return without[language][status === 'retired' ? 'retired' : 'others']
}
