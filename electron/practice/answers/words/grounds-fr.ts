import type { FactSheet } from '../../panel/life/fact-sheet.ts'
import type { Life } from '../../panel/life.ts'
import { capital } from '../../speech/capital.ts'
import { inFirstPerson } from '../../speech/french.ts'
import type { Theme } from '../../speech/theme.ts'
import { frequencyFr } from './quantity-fr.ts'

type Said = string | false | undefined

/** French sentences on the person's own life that suit a theme, true by the fact sheet. */
export function groundsFr(sheet: FactSheet, life: Life, theme: Theme): readonly string[] {
  const said = ownWaysFr(sheet, life, theme)
  // If a theme has few, sentences that are true of anybody are added.
  return said.length > 2 ? said : [...said, ...ofAnyone(sheet, life).map(curved)]
}

/** Those of them that tell what the person does and has in this matter; none for some themes. */
export function ownWaysFr(sheet: FactSheet, life: Life, theme: Theme): readonly string[] {
  return ofTheme[theme](sheet, life)
    .filter((text): text is string => typeof text === 'string')
    .map(curved)
}

const curved = (text: string) => text.replace(/'/g, '’')

/** Sentences about the person that suit any theme. */
function ofAnyone({ age, householdSize }: FactSheet, { job, place }: Life): readonly string[] {
  return [
    `Je suis ${job.fr}, et c’est comme ça que je le vois.`,
    `Je suis ${job.fr}, et je l’entends autour de moi.`,
    `Je parle de mon point de vue, à ${age} ans, pas en spécialiste.`,
    `J’habite ${place.fr}, et les gens d’ici disent la même chose.`,
    `J’habite ${place.fr}, ça fait une différence.`,
    `À ${age} ans, ${age < 30 ? 'c’est ce que j’en vois pour l’instant' : age < 60 ? 'j’ai vu les choses changer' : 'j’ai vu ça venir depuis longtemps'}.`,
    householdSize > 1
      ? 'On en parle de temps en temps à la maison.'
      : 'J’en parle de temps en temps avec des amis.',
  ]
}

const plural = (n: number, word: string) => `${n} ${word}${n > 1 ? 's' : ''}`
const often = (perYear: number) => frequencyFr(perYear)[0] ?? ''

const ofTheme: Readonly<Record<Theme, (sheet: FactSheet, life: Life) => readonly Said[]>> = {
  transport: (s) => [
    s.commuteMode === 'car' && `Je fais ${s.commuteKm} km en voiture pour aller travailler.`,
    s.commuteMode === 'transit' && `Je mets ${s.commuteMinutes} minutes en transports pour aller travailler.`,
    s.commuteMode === 'bike' && `Je vais travailler à vélo, ${s.commuteMinutes} minutes.`,
    s.commuteMode === 'walk' && `Je vais travailler à pied.`,
    s.cars === 0 && `Il n’y a pas de voiture à la maison.`,
    s.cars > 1 && `On a ${s.cars} voitures à la maison.`,
    !s.licence && `Je n’ai pas le permis.`,
    s.transitPerYear > 0
      ? `Les transports en commun, c’est ${often(s.transitPerYear)}.`
      : `Les transports en commun, je ne les prends jamais.`,
  ],
  food: (s) => [
    s.vegetarian ? `Je ne mange pas de viande.` : `De la viande, j’en mange ${often(s.meatPerWeek * 52)}.`,
    s.childrenAtHome > 0 &&
      `Avec ${plural(s.childrenAtHome, 'enfant')} à la maison, on regarde ce qu’on achète.`,
    s.householdSize === 1 && `Cuisiner juste pour moi, c’est vite fait.`,
    s.restaurantPerYear > 0
      ? `Le restaurant, c’est ${often(s.restaurantPerYear)}.`
      : `Le restaurant, je n’y vais jamais.`,
    s.garden && `J’ai quelques légumes au jardin.`,
  ],
  money: (s) => [
    `Avec ${Math.round(s.income / 50) * 50} € par mois, je compte.`,
    s.householdSize > 2 && `On est ${s.householdSize} à la maison, ça va vite.`,
    (s.tenure === 'tenant' || s.tenure === 'social') &&
      `Une fois le loyer payé, il ne reste pas grand-chose.`,
    s.tenure === 'owner' && `La maison est à nous, c’est déjà ça.`,
    s.cars > 0 && `Rien que la voiture, c’est un budget.`,
  ],
  digital: (s) => [
    !s.internet && `Je n’ai pas Internet à la maison.`,
    s.internet && !s.smartphone && `Je n’ai pas de smartphone.`,
    s.facebook && `Je vais un peu sur Facebook.`,
    s.instagram && `Je regarde ça sur Instagram.`,
    s.computer && `J’ai un ordinateur à la maison.`,
    s.onlineOrdersPerYear > 0 && `Je commande en ligne ${often(s.onlineOrdersPerYear)}.`,
  ],
  health: (s) => [
    s.doctorPerYear > 0 && `Le médecin, je le vois ${often(s.doctorPerYear)}.`,
    `Je dors ${s.sleep} heures par nuit.`,
    s.sportPerWeek > 0 ? `Je fais du sport ${often(s.sportPerWeek * 52)}.` : `Je ne fais pas de sport.`,
    s.smoker === 'daily' && `Je fume, je sais que ce n’est pas bien.`,
    s.smoker === 'former' && `J’ai arrêté de fumer.`,
    s.glasses && `Rien que mes lunettes, c’est un budget.`,
  ],
  school: (s) => [
    s.minors > 0 && `J’ai ${plural(s.minors, 'enfant')} de moins de 18 ans.`,
    s.children === 0 && `Je n’ai pas d’enfant.`,
    s.children === 1 && s.minors === 0 && `J’ai un enfant, déjà grand.`,
    s.children > 1 && s.minors === 0 && `Mes enfants sont grands maintenant.`,
    s.grandchildren > 0 &&
      `Je le vois avec ${s.grandchildren > 1 ? 'mes petits-enfants' : 'la famille de mon enfant'}.`,
    s.status === 'student' && `Je fais encore mes études.`,
  ],
  housing: (s) => [
    s.tenure === 'owner' && `Le logement est à moi.`,
    s.tenure === 'tenant' && `Je loue à un particulier.`,
    s.tenure === 'social' && `Je vis en HLM.`,
    `J’ai ${plural(s.rooms, 'pièce')} pour ${s.householdSize === 1 ? 'moi' : s.householdSize}.`,
    s.yearsInHome > 1 && `Je vis au même endroit depuis ${s.yearsInHome} ans.`,
    s.garden && `Il y a un jardin.`,
  ],
  environment: (s) => [
    s.cars === 0 && `Je n’ai pas de voiture, c’est déjà ça.`,
    s.cars > 0 && `Sans voiture ici, je ne ferais rien.`,
    s.flightsPerYear === 0 && `Je n’ai pas pris l’avion cette année.`,
    s.flightsPerYear > 0 &&
      `J’ai pris l’avion ${often(s.flightsPerYear).replace(' par an', '')} cette année.`,
    s.bicycle && `J’ai un vélo et je m’en sers.`,
    s.garden && `Je fais attention au jardin.`,
  ],
  work: (s, { job }) => [
    `Je suis ${job.fr}.`,
    s.hours > 0 && `Je travaille ${s.hours} heures par semaine.`,
    s.teleworkDays > 0 && `Je télétravaille ${plural(s.teleworkDays, 'jour')} par semaine.`,
    s.status === 'retired' && `Je ne travaille plus.`,
    s.status === 'unemployed' && `Je cherche du travail en ce moment.`,
    s.manages && `J’ai une équipe à gérer.`,
  ],
  town: (s, { place }) => [
    `J’habite ${place.fr}.`,
    s.yearsInHome > 1 && `Ça fait ${s.yearsInHome} ans que je vis ici.`,
    s.association && `Je fais partie d’une association.`,
    s.dog && `Avec le chien, je sors tous les jours.`,
    s.minors > 0 && `Avec des enfants, on voit vite ce qui manque.`,
  ],
  politics: (s) => [
    s.voted ? `J’ai voté la dernière fois.` : s.registered && `Je n’ai pas voté la dernière fois.`,
    !s.registered && `Je ne vote pas.`,
    s.union && `J’ai ma carte au syndicat.`,
    s.newsSource === 'television' && `Je regarde les informations à la télévision.`,
    s.newsSource === 'radio' && `J’écoute les informations à la radio.`,
    s.newsSource === 'social' && `Je vois passer ça sur les réseaux.`,
  ],
  shopping: (s) => [
    s.onlineOrdersPerYear > 0
      ? `Je commande en ligne ${often(s.onlineOrdersPerYear)}.`
      : `Je n’achète rien en ligne.`,
    s.householdSize > 2 && `Pour ${s.householdSize} personnes, le caddie est vite plein.`,
    s.householdSize === 1 && `Pour une personne seule, les paquets sont trop grands.`,
    s.cars === 0 && `Sans voiture, je prends ce que je peux porter.`,
  ],
  leisure: (s, { habit }) => [
    `${capital(inFirstPerson(habit.fr))}.`,
    s.booksPerYear > 0 && `Je lis ${plural(s.booksPerYear, 'livre')} par an.`,
    s.cinemaPerYear > 0 && `Je vais au cinéma ${often(s.cinemaPerYear)}.`,
    s.tvHours > 1 && `Je regarde la télévision ${s.tvHours} heures par jour.`,
    s.instrument && `Je joue d’un instrument.`,
    !s.holidays && `Cette année, pas de vacances.`,
  ],
  general: () => [],
}
