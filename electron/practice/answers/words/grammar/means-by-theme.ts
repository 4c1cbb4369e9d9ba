import type { Theme } from '../../../speech/theme.ts'
import type { Language } from '../../../text.ts'
import { list } from '../lore.ts'

/** What should be done in a field of life where nothing more is known of the matter, in French and in English. */
const byTheme: Partial<Record<Theme, readonly [fr: string, en: string]>> = {
  transport: [
    'il faudrait des voies séparées, chacun la sienne | il faut limiter la vitesse en ville | il faudrait des trottoirs plus larges | il faudrait verbaliser ceux qui roulent n’importe comment | il faudrait des parkings prévus pour ça | il faudrait plus de bus et de trains | il faut apprendre le code à tout le monde, dès l’école | il faudrait un meilleur éclairage et des marquages clairs | il faut que chacun ralentisse un peu',
    'give everybody their own lane | lower the speed in town | make the pavements wider | fine those who ride or drive any old how | set aside places to park | run more buses and trains | teach everybody the rules of the road, from school on | put in better lighting and clear markings | everybody should slow down a little',
  ],
  work: [
    'il faudrait alléger les horaires | il faut adapter les postes, surtout les plus durs | il faudrait mieux payer | il faudrait former les gens tout au long de leur carrière | il faut écouter ceux qui font le travail | il faudrait permettre le temps partiel sans perdre trop d’argent | il faudrait moins de pression de la hiérarchie | il faudrait embaucher, tout simplement | il faudrait plus de souplesse, avec du télétravail quand c’est possible',
    'offer shorter hours | adapt the jobs, the heaviest ones first | pay people better | train people all through their working life | listen to those who do the work | allow part-time without losing too much pay | put less pressure on the staff | take on more staff, quite simply | be more flexible, with work from home where it is possible | give the lighter tasks to those who need them',
  ],
  health: [
    'il faudrait plus de médecins, et mieux répartis | il faut des rendez-vous plus rapides | il faudrait mieux rembourser | il faudrait faire plus de prévention | il faut prendre le temps d’expliquer aux patients | il faudrait mieux payer les soignants | il faudrait des soins près de chez les gens | il faut moins de paperasse pour ceux qui soignent',
    'train more doctors, and spread them better | make appointments quicker | pay back more of the cost | put more into prevention | take the time to explain things to patients | pay the staff better | bring care closer to where people live | cut the paperwork for those who give care',
  ],
  school: [
    'il faudrait moins d’élèves par classe | il faut plus d’adultes dans les établissements | il faudrait aider ceux qui décrochent | il faudrait que parents et professeurs se parlent davantage | il faut des journées moins longues | il faudrait mieux former les enseignants, et les payer | il faudrait des activités après la classe | il faut encourager au lieu de punir',
    'have fewer pupils in a class | put more adults into schools | help those who fall behind | get parents and teachers to talk more | make the days shorter | train the teachers better, and pay them | offer activities after school | encourage rather than punish',
  ],
  housing: [
    'il faudrait construire davantage | il faut limiter les loyers | il faudrait aider à isoler les logements | il faudrait remettre en location ce qui est vide | il faut des règles claires entre voisins | il faudrait mieux entretenir les immeubles | il faudrait des logements adaptés à chaque âge | il faut que les propriétaires jouent le jeu',
    'build more homes | limit rents | help people to insulate | let out what stands empty | set clear rules between neighbours | keep the buildings in better repair | offer homes that suit every age | landlords should play their part',
  ],
  environment: [
    'il faudrait consommer moins, et mieux | il faut faire payer ceux qui polluent | il faudrait aider les gens à changer d’équipement | il faudrait interdire ce qui ne sert à rien | il faut réparer au lieu de jeter | il faudrait planter, partout où c’est possible | il faut économiser l’eau et l’énergie | il faudrait trier plus simplement | il faut commencer par les grandes entreprises',
    'use less, and better | make those who pollute pay | help people to change their equipment | ban what is of no use | repair things rather than throw them away | plant wherever there is room | save water and energy | make sorting simpler | start with the big companies',
  ],
  digital: [
    'il faudrait des sites plus simples | il faut garder un guichet et un numéro de téléphone | il faudrait former les gens, gratuitement | il faut protéger nos données | il faudrait quelqu’un pour aider, près de chez soi | il faudrait contrôler les grandes plateformes | il faut limiter les écrans pour les plus jeunes | il faudrait prévenir contre les arnaques',
    'make websites simpler | keep a counter and a phone number | train people, for free | protect our data | have somebody to help, close to home | keep the big platforms in check | limit screens for the youngest | warn people about scams',
  ],
  town: [
    'il faudrait plus de commerces et de services sur place | il faut des lieux où se retrouver | il faudrait plus de verdure et de bancs | il faudrait des rues plus propres | il faut des fêtes et des marchés | il faudrait un meilleur éclairage le soir | il faut que la mairie écoute les habitants | il faudrait quelque chose pour les jeunes | il faudrait moins de voitures au centre',
    'have more shops and services on the spot | offer places where people can meet | plant more trees and put out benches | keep the streets cleaner | hold fairs and markets | light the streets better at night | the council should listen to residents | offer something for the young | have fewer cars in the centre',
  ],
  food: [
    'il faudrait baisser le prix des bons produits | il faut apprendre à cuisiner, dès l’école | il faudrait acheter plus près de chez nous | il faut des étiquettes que l’on comprend | il faudrait moins de sucre et de sel dans les plats tout prêts | il faudrait mieux payer ceux qui produisent | il faut jeter moins | il faudrait de bons repas à la cantine',
    'bring down the price of good food | teach cooking, from school on | buy closer to home | use labels that one can understand | put less sugar and salt into ready meals | pay those who grow the food better | throw less away | serve good meals in canteens',
  ],
  money: [
    'il faudrait des prix affichés clairement | il faut quelqu’un au guichet pour expliquer | il faudrait baisser les frais | il faut des tarifs selon les revenus | il faudrait des factures plus simples | il faut prévenir avant d’augmenter | il faudrait aider ceux qui ont le moins | il faut apprendre à tenir un budget, dès l’école',
    'show the prices clearly | keep somebody at the counter to explain | lower the charges | set prices by what people earn | make the bills simpler | give notice before prices go up | help those who have least | teach people to keep a budget, from school on',
  ],
  shopping: [
    'il faudrait vendre moins cher ce qui approche de la date | il faut vendre à l’unité et en vrac | il faudrait donner les invendus | il faut plus de vendeurs pour conseiller | il faudrait moins d’emballages | il faut des produits que l’on peut réparer | il faudrait reprendre les vieux appareils | il faut moins de promotions qui poussent à trop acheter',
    'sell cheaper what is near its date | sell things one by one and loose | give away what is left over | have more staff to give advice | use less packaging | sell things that can be repaired | take old appliances back | run fewer offers that make people buy too much',
  ],
  leisure: [
    'il faudrait des prix plus bas | il faut des horaires pour ceux qui travaillent | il faudrait des activités pour tous les âges | il faut mieux faire savoir ce qui existe | il faudrait plus de bénévoles | il faut des transports le soir pour rentrer | il faudrait essayer une première fois sans payer | il faut que l’on s’y sente bien accueilli',
    'bring the prices down | keep hours that suit people at work | offer something for every age | let people know what there is | find more volunteers | run buses home in the evening | make the first time free | make everybody feel welcome',
  ],
  politics: [
    'il faudrait que les élus tiennent leurs promesses | il faut consulter les gens avant de décider | il faudrait mieux contrôler l’argent public | il faut expliquer les décisions simplement | il faudrait des élus plus proches de nous | il faudrait voter plus souvent, sur des questions précises | il faut une justice plus rapide | il faudrait compter le vote blanc',
    'those who are elected should keep their promises | ask people before it is decided | check how public money is spent | explain decisions in plain words | have representatives who are closer to us | let people vote more often, on clear questions | make justice quicker | tax more fairly',
  ],
}

/** What people say should be done in a field of life; undefined if it is general or not told here. */
export function meansIn(theme: Theme, language: Language): readonly string[] | undefined {
  const told = byTheme[theme]
  return told && list(told[language === 'fr' ? 0 : 1])
}
