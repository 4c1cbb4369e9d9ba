import { amount, choice, either, type Fact, flag } from './fact.ts'
import { incomeAsAsked } from './income.ts'

/** Further wordings of questions about money. */
export const widerAboutMoney: readonly Fact[] = [
  amount(
    'householdIncome',
    ...either(
      /\b(?:revenus?|ressources|income|earnings|money|euros|live on|vit|vivez|gagne\w*|resources)\b[^?]*\b(?:foyer|menage|famille|household|family|everyone|ensemble|at home)\b|\b(?:foyer|menage|famille|household|family)\b[^?]*\b(?:revenus?|ressources|resources|percoi\w*|touche|income|earnings|live on|vit|gagne\w*|dispose|euros|comes? in|bring)\b/,
    ),
    ({ householdIncome }) => householdIncome,
    'euro',
  ),
  amount(
    'income',
    ...either(
      /\b(?:revenus?|salaires?|remuneration|gagnez|gagne|paie|paye|touchez|percevez|income|salary|earn\w*|wages?|take-?home|paid a month|pension)\b(?![^?]*\b(?:loyer|rent|impot sur))/,
    ),
    incomeAsAsked,
    'euro',
  ),
  amount(
    'savings',
    ...either(
      /\b(?:epargn\w+|mettre de cote|mettez[^?]* de cote|economis\w+|economies|save|saving|savings|put aside|set aside|put away)\b/,
    ),
    ({ savings }) => savings,
    'euro',
  ),
  choice(
    'debt',
    ...either(
      /\b(?:credits?|prets?|emprunts?|endette\w*|dettes?|rembours\w+|debts?|loans?|owe|mortgage|borrow\w*|repay\w*|credit)\b/,
    ),
    ({ mortgage, otherLoan }) =>
      mortgage ? (otherLoan ? 'both' : 'mortgage') : otherLoan ? 'other' : 'none',
    {
      both: [/\bboth\b|les deux|plusieurs/, /immobilier|mortgage|home/],
      mortgage: [/immobilier|mortgage|home|logement/],
      other: [/consommation|consumer|auto|car\b|etudiant|student|personal/],
      none: [/^aucun|^non\b|^none|^no\b|owe nothing|ne dois rien|free of|pas de|^yes, i owe nothing/],
    },
  ),
  flag(
    'mortgage',
    ...either(
      /\b(?:credit|pret|emprunt|loan|mortgage)\w*\b[^?]*\b(?:immobilier|logement|maison|residence|habitation|home|house|property)\b|\bmortgage\b|\bimmobilier\b/,
    ),
    ({ mortgage }) => mortgage,
  ),
  flag(
    'loans',
    ...either(/\b(?:credits?|prets?|emprunts?|endette\w*|dettes?|debts?|loans?|owe|borrow\w*)\b/),
    ({ mortgage, otherLoan }) => mortgage || otherLoan,
  ),
  flag(
    'housingBenefit',
    ...either(/\b(?:apl|aides? au logement|allocations? logement|housing (?:benefit|allowance|aid))\b/),
    ({ housingBenefit }) => housingBenefit,
  ),
]
