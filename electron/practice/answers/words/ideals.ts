import type { Language } from '../../text.ts'
import { firstOf } from './first-of.ts'
import { list } from './lore.ts'
import type { Told } from './told.ts'

/** Ideals by the words that name them (folded), as noun phrases. */
const ideals: readonly Told[] = [
  [
    /\b(?:week-?ends?|dimanche|samedi|journee|soiree|jour de conge|weekend|sunday|saturday|day|evening|day off)\b/,
    'une grasse matinée | une longue promenade | un bon repas entre amis | du soleil | un livre et un fauteuil | un marché le matin | aucune obligation | une balade à vélo | un film le soir',
    'a lie-in | a long walk | a good meal with friends | sunshine | a book and an armchair | a market in the morning | nothing that has to be done | a bike ride | a film in the evening',
  ],
  [
    /\b(?:vacances|voyage|sejour|holidays?|vacation|trip)\b/,
    'la mer à deux pas | la montagne et le silence | toute la famille réunie | trois semaines sans réveil | une petite maison au calme | des marches et de bons repas | un pays que je ne connais pas',
    'the sea close by | mountains and silence | the whole family together | three weeks with no alarm clock | a small quiet house | walks and good meals | a country I do not know',
  ],
  [
    /\b(?:travail|emploi|metier|poste|job|work|career|employer|employeur|workplace)\b/,
    'un bon salaire | des horaires souples | une équipe soudée | un chef qui écoute | quelque chose d’utile | peu de trajet | de l’autonomie',
    'good pay | flexible hours | a close team | a boss who listens | something useful | a short journey | being left to get on with it',
  ],
  [
    /\b(?:ville|quartier|village|commune|rue|city|town|village|area|neighbou?rhood|street)\b/,
    'des arbres partout | des commerces à pied | moins de voitures | un médecin à côté | des bancs et des jeux pour les petits | du calme la nuit | un marché deux fois par semaine | des bus jusqu’à minuit',
    'trees everywhere | shops within walking distance | fewer cars | a doctor close by | benches and a playground | quiet at night | a market twice a week | buses until midnight',
  ],
  [
    /\b(?:repas|menu|diner|dejeuner|meal|menu|dinner|lunch|restaurant)\b/,
    'des produits frais | un plat qui mijote | une grande tablée | un dessert maison | du temps pour en profiter | du bon pain et du fromage',
    'fresh produce | something that has simmered for hours | a big table | a home-made dessert | time to enjoy it | good bread and cheese',
  ],
  [
    /\b(?:ecole|classe|professeur|enseignant|school|classroom|teacher)\b/,
    'des classes de vingt | des enseignants bien payés | moins de devoirs | plus de sport et de musique | une cour avec des arbres | du temps pour chaque enfant',
    'classes of twenty | teachers who are paid well | less homework | more sport and music | a playground with trees | time for each child',
  ],
]

/** Parts of an ideal; undefined if its kind is not known. */
export function idealsFor(asked: string, language: Language): readonly string[] | undefined {
  const kind = firstOf(ideals, asked)?.found
  return kind && list(language === 'fr' ? kind[1] : kind[2])
}
