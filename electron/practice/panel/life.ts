import { pick, unit } from '../random.ts'
import { Draws } from './life/draws.ts'
import { drawFamily, type Family } from './life/family.ts'
import type { Person } from './life/person.ts'
import { drawWork, type Work } from './life/work.ts'
import type { Density, Occupation } from './persona.ts'

/** The life of a persona in phrases, in both languages, to be used in sentences. */
export interface Life {
  /** Occupation: « infirmière » / "a nurse". */
  readonly job: Both
  /** Place: « dans un village » / "in a village". */
  readonly place: Both
  /** Household, as a verb phrase without subject: « vit avec deux enfants » / "live with two children". */
  readonly home: Both
  /** Hobby, as a verb phrase: « jardine beaucoup » / "garden a lot". */
  readonly habit: Both
  /** The facts behind these phrases; further facts are on the fact sheet. */
  readonly family: Family
  readonly work: Work
}

/** A phrase in French and in English; English verb phrases are in the first person. */
export interface Both {
  readonly fr: string
  readonly en: string
}

/** The life of a persona, always the same for the same persona. Its phrases contain only what its facts say. */
export function lifeOf(person: Person, key: number): Life {
  const draws = new Draws(key)
  const family = drawFamily(person, draws)
  const work = drawWork(person, family, draws)
  const [femme, homme, en] = pick(jobsOf(person, work), key ^ 0x51)
  return {
    job: { fr: person.sexe === 'femme' ? femme : homme, en },
    place: both(pick(places[person.densite], key ^ 0x53)),
    home: both(homeOf(family, unit(key ^ 0x52))),
    habit: both(pick(person.age >= 70 ? calmHabits : person.age < 30 ? youngHabits : habits, key ^ 0x54)),
    family,
    work,
  }
}

/** One sentence about the life, in French. */
export function describeLife(person: Person, key: number): string {
  const { job, place, home, habit } = lifeOf(person, key)
  const subject = person.sexe === 'femme' ? 'elle' : 'il'
  const sentence =
    unit(key ^ 0x55) < 0.5
      ? `${job.fr}, ${subject} ${home.fr} ${place.fr} et ${habit.fr}.`
      : `${job.fr}, ${person.age} ans, ${subject} ${home.fr} ${place.fr} ; ${subject} ${habit.fr}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

type Job = readonly [femme: string, homme: string, en: string]
type Words = readonly [fr: string, en: string]

const jobs: Record<Occupation, readonly Job[]> = {
  agriculteurs: [
    ['éleveuse de vaches laitières', 'éleveur de vaches laitières', 'a dairy farmer'],
    ['maraîchère', 'maraîcher', 'a market gardener'],
    ['viticultrice', 'viticulteur', 'a wine grower'],
    ['céréalière', 'céréalier', 'a grain farmer'],
  ],
  artisans_commercants_chefs_entreprise: [
    ['coiffeuse indépendante', 'coiffeur indépendant', 'a self-employed hairdresser'],
    ['boulangère', 'boulanger', 'a baker'],
    ['fleuriste', 'fleuriste', 'a florist'],
    ['restauratrice', 'restaurateur', 'a restaurant owner'],
    ['plombière indépendante', 'plombier indépendant', 'a self-employed plumber'],
    ['gérante de magasin', 'gérant de magasin', 'a shop owner'],
  ],
  cadres: [
    ['ingénieure', 'ingénieur', 'an engineer'],
    ['professeure de lycée', 'professeur de lycée', 'a high school teacher'],
    ['médecin', 'médecin', 'a doctor'],
    ['responsable marketing', 'responsable marketing', 'a marketing manager'],
    ['avocate', 'avocat', 'a lawyer'],
    ['développeuse de logiciels', 'développeur de logiciels', 'a software developer'],
    ['cheffe de projet', 'chef de projet', 'a project manager'],
  ],
  professions_intermediaires: [
    ['infirmière', 'infirmier', 'a nurse'],
    ['professeure des écoles', 'professeur des écoles', 'a primary school teacher'],
    ['technicienne de maintenance', 'technicien de maintenance', 'a maintenance technician'],
    ['éducatrice spécialisée', 'éducateur spécialisé', 'a social worker'],
    ['commerciale', 'commercial', 'a sales representative'],
    ['comptable', 'comptable', 'an accountant'],
  ],
  employes: [
    ['aide-soignante', 'aide-soignant', 'a care assistant'],
    ['vendeuse', 'vendeur', 'a shop assistant'],
    ['secrétaire', 'secrétaire', 'a secretary'],
    ['agente administrative', 'agent administratif', 'an office clerk'],
    ['caissière', 'caissier', 'a cashier'],
    ['assistante maternelle', 'assistant maternel', 'a childminder'],
    ['serveuse', 'serveur', 'a waiter'],
  ],
  ouvriers: [
    ['conductrice de bus', 'conducteur de bus', 'a bus driver'],
    ['préparatrice de commandes', 'préparateur de commandes', 'an order picker'],
    ['mécanicienne', 'mécanicien', 'a mechanic'],
    ['maçonne', 'maçon', 'a bricklayer'],
    ['cuisinière en collectivité', 'cuisinier en collectivité', 'a canteen cook'],
    ['opératrice de production', 'opérateur de production', 'a production worker'],
  ],
  retraites: [
    ['ancienne institutrice', 'ancien instituteur', 'a retired teacher'],
    ['ancienne employée de banque', 'ancien employé de banque', 'a retired bank clerk'],
    ['ouvrière à la retraite', 'ouvrier à la retraite', 'a retired factory worker'],
    ['infirmière à la retraite', 'infirmier à la retraite', 'a retired nurse'],
    ['commerçante à la retraite', 'commerçant à la retraite', 'a retired shopkeeper'],
    [
      'ancienne cadre de la fonction publique',
      'ancien cadre de la fonction publique',
      'a retired civil servant',
    ],
    ['agricultrice à la retraite', 'agriculteur à la retraite', 'a retired farmer'],
  ],
  autres_inactifs: [['sans activité', 'sans activité', 'not working']],
}

const outOfWork: readonly Job[] = [
  ['sans emploi en ce moment', 'sans emploi en ce moment', 'out of work at the moment'],
  ["en recherche d'emploi", "en recherche d'emploi", 'looking for a job'],
]

const atHome: readonly Job[] = [['au foyer', 'au foyer', 'looking after the home']]

const sick: readonly Job[] = [
  ['en arrêt pour longue maladie', 'en arrêt pour longue maladie', 'on long-term sick leave'],
]

const students: readonly Job[] = [
  ['étudiante en droit', 'étudiant en droit', 'a law student'],
  ['étudiante en BTS', 'étudiant en BTS', 'a vocational student'],
  ['étudiante en biologie', 'étudiant en biologie', 'a biology student'],
  ["étudiante en école d'ingénieurs", "étudiant en école d'ingénieurs", 'an engineering student'],
  ['étudiante en soins infirmiers', 'étudiant en soins infirmiers', 'a nursing student'],
]

function jobsOf({ age, occupation }: Person, { status }: Work): readonly Job[] {
  if (status === 'unemployed') return outOfWork
  if (occupation !== 'autres_inactifs') return jobs[occupation]
  if (status === 'student') return students
  if (status === 'sick') return sick
  return age < 62 ? atHome : jobs.autres_inactifs
}

const places: Record<Density, readonly Words[]> = {
  dense: [
    ['dans une grande ville', 'in a big city'],
    ["dans la banlieue d'une grande ville", 'in the suburbs of a big city'],
    ['en plein centre-ville', 'right in the city centre'],
  ],
  intermediaire: [
    ['dans une ville moyenne', 'in a mid-sized town'],
    ["en périphérie d'une ville moyenne", 'on the edge of a mid-sized town'],
    ['dans une petite ville', 'in a small town'],
  ],
  peu_dense: [
    ['dans un bourg', 'in a country town'],
    ['dans un village', 'in a village'],
    ["à la campagne, à vingt minutes d'une ville", 'in the country, twenty minutes from a town'],
  ],
  tres_peu_dense: [
    ['dans un hameau', 'in a hamlet'],
    ['dans une ferme isolée', 'in a remote farmhouse'],
    ['dans un petit village de montagne', 'in a small mountain village'],
  ],
}

/** With whom somebody lives, in words; `chance` (0 to 1) chooses among several ways to say it. */
function homeOf({ living, childrenAtHome, grandchildren }: Family, chance: number): Words {
  const [fr, en] = childrenInWords[childrenAtHome] ?? childrenInWords[1]
  switch (living) {
    case 'parents':
      return ['vit chez ses parents', 'live with my parents']
    case 'shared':
      return ['vit en colocation', 'share a flat']
    case 'alone':
      return ['vit en solo', 'live on my own']
    case 'couple':
      return grandchildren > 0 && chance < 0.4
        ? ['vit en couple près de ses petits-enfants', 'live with my partner, near my grandchildren']
        : ['vit en couple', 'live with my partner']
    case 'family':
      return [`vit en couple avec ${fr}`, `live with my partner and ${en}`]
    case 'singleParent':
      return [`vit en solo avec ${fr}`, `live on my own with ${en}`]
  }
}

const childrenInWords: Readonly<Record<number, Words>> & { readonly 1: Words } = {
  1: ['un enfant', 'one child'],
  2: ['deux enfants', 'two children'],
  3: ['trois enfants', 'three children'],
  4: ['quatre enfants', 'four children'],
  5: ['cinq enfants', 'five children'],
}

const habits: readonly Words[] = [
  ['jardine dès que possible', 'garden whenever I can'],
  ['court le dimanche matin', 'go running on Sunday mornings'],
  ['cuisine beaucoup', 'cook a lot'],
  ['suit le football de près', 'follow football closely'],
  ['chante dans une chorale', 'sing in a choir'],
  ['bricole le week-end', 'do odd jobs around the house at weekends'],
  ["s'occupe d'une association de quartier", 'help run a neighbourhood association'],
  ['lit un roman par semaine', 'read a novel a week'],
  ['fait du vélo tous les jours', 'cycle every day'],
  ['compte chaque euro en fin de mois', 'count every euro at the end of the month'],
]

const youngHabits: readonly Words[] = [
  ['joue en ligne le soir', 'play online in the evening'],
  ['va en salle de sport', 'go to the gym'],
  ['regarde beaucoup de séries', 'watch a lot of series'],
  ['joue de la guitare', 'play the guitar'],
  ['dessine dans des carnets', 'draw in sketchbooks'],
  ['sort beaucoup entre amis', 'go out a lot with friends'],
]

const calmHabits: readonly Words[] = [
  ['marche une heure par jour', 'walk for an hour every day'],
  ['fait des mots croisés', 'do crosswords'],
  ['jardine beaucoup', 'garden a lot'],
  ['joue à la belote avec ses voisins', 'play cards with my neighbours'],
  ['écoute la radio du matin au soir', 'listen to the radio from morning to night'],
]

function both([fr, en]: Words): Both {
  return { fr, en }
}
