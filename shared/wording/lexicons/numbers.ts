import type { WordingLanguage } from '../finding.ts'
import { entries } from './entries.ts'

/** A unit: what it measures, and how many of the smallest unit it equals. */
export interface UnitReading {
  dimension: string
  factor: number
}

const time = (minutes: number): UnitReading => ({ dimension: 'time', factor: minutes })
const length = (metres: number): UnitReading => ({ dimension: 'length', factor: metres })
const weight = (grams: number): UnitReading => ({ dimension: 'weight', factor: grams })
const count: UnitReading = { dimension: '', factor: 1 }

/** Names of counted things, each as a unit with factor 1. */
function counted(names: string): Record<string, UnitReading> {
  return Object.fromEntries(entries(names).map((name) => [name, count]))
}

const HOUR = 60
const DAY = 24 * HOUR
const WEEK = 7 * DAY
const YEAR = 365 * DAY
const MONTH = YEAR / 12

const SHARED: Record<string, UnitReading> = {
  ...counted(
    'hectares / hectare / % / € / $ / £ / eur / m² / m2 / km² / km/h / l / cl / kwh / mb / gb / go / mo / °c / ha',
  ),
  h: time(HOUR),
  min: time(1),
  mn: time(1),
  s: time(1 / 60),
  km: length(1000),
  m: length(1),
  cm: length(0.01),
  mm: length(0.001),
  kg: weight(1000),
  g: weight(1),
}

/** Units, folded. Names of counted things ("children", « fois ») have no dimension. */
export const UNITS: Record<WordingLanguage, Record<string, UnitReading>> = {
  fr: {
    ...SHARED,
    ...counted(`
      metres carres / euro / euros / euros par mois / euros par an / pour cent / fois / personne /
      personnes / enfant / enfants / adultes / salarie / salaries / employes / livre / livres /
      verre / verres / cigarettes / piece / pieces / repas / tasse / tasses / visite / visites /
      voitures / voiture / habitants / portions / portion / films / film / articles / produits /
      etages / langues / langue / appareils / ecrans / ecran / litres / kwh / degres / points /
      colis / seances / seance / trajets / voyages / voyage / courriels / messages / animaux /
      animal / collegues / eleves / amis / concerts / consultations / sorties / sortie / cafes /
      abonnements / abonnement
    `),
    seconde: time(1 / 60),
    secondes: time(1 / 60),
    minute: time(1),
    minutes: time(1),
    heure: time(HOUR),
    heures: time(HOUR),
    jour: time(DAY),
    jours: time(DAY),
    nuit: time(DAY),
    nuits: time(DAY),
    semaine: time(WEEK),
    semaines: time(WEEK),
    mois: time(MONTH),
    trimestres: time(3 * MONTH),
    an: time(YEAR),
    ans: time(YEAR),
    annee: time(YEAR),
    annees: time(YEAR),
    metre: length(1),
    metres: length(1),
    kilometre: length(1000),
    kilometres: length(1000),
    grammes: weight(1),
    kilo: weight(1000),
    kilos: weight(1000),
    kilogrammes: weight(1000),
  },
  en: {
    ...SHARED,
    ...counted(`
      pounds / dollars / euros / percent / per cent / square metres / square meters / square feet /
      mph / time / times / person / people / child / children / adults / employees / workers /
      staff / book / books / drinks / drink / units / unit / glasses / glass / cigarettes / cups /
      cup / room / rooms / bedroom / bedrooms / meals / meal / visits / visit / cars / car /
      portions / portion / servings / films / items / products / languages / language / devices /
      device / screens / litres / liters / degrees / points / parcels / sessions / session / trips /
      trip / journeys / emails / messages / pets / pet / colleagues / pupils / friends / friend /
      flights / flight / appointments / subscriptions / subscription / acres
    `),
    second: time(1 / 60),
    seconds: time(1 / 60),
    minute: time(1),
    minutes: time(1),
    mins: time(1),
    hour: time(HOUR),
    hours: time(HOUR),
    hrs: time(HOUR),
    hr: time(HOUR),
    day: time(DAY),
    days: time(DAY),
    night: time(DAY),
    nights: time(DAY),
    week: time(WEEK),
    weeks: time(WEEK),
    month: time(MONTH),
    months: time(MONTH),
    year: time(YEAR),
    years: time(YEAR),
    yrs: time(YEAR),
    'years old': time(YEAR),
    'years of age': time(YEAR),
    metre: length(1),
    metres: length(1),
    meters: length(1),
    yards: length(0.9144),
    feet: length(0.3048),
    mile: length(1609.344),
    miles: length(1609.344),
    kilometre: length(1000),
    kilometres: length(1000),
    kilometers: length(1000),
    grams: weight(1),
    kilos: weight(1000),
    kilograms: weight(1000),
    lb: weight(453.592),
    lbs: weight(453.592),
  },
}

/** Numbers in words, folded. */
export const NUMBER_WORDS: Record<WordingLanguage, Record<string, number>> = {
  fr: {
    zero: 0,
    un: 1,
    une: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    douze: 12,
    quinze: 15,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    mille: 1000,
    'une demi': 0.5,
    'un demi': 0.5,
  },
  en: {
    zero: 0,
    a: 1,
    an: 1,
    one: 1,
    once: 1,
    two: 2,
    twice: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    twelve: 12,
    fifteen: 15,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    'a hundred': 100,
    'half an': 0.5,
    'half a': 0.5,
  },
}
