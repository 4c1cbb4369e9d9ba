import type { Claim } from './claim.ts'

const nobody = () => false

/** Claims beside a yes or no, and those of a state in other words. The first one that matches counts. */
export const moreClaims: readonly Claim[] = [
  {
    says: /\bnon[- ]accedante?s?\b|\bne rembours\w+ plus\b|\bno longer (?:paying|repaying)\b/,
    holds: ({ tenure, mortgage }) => tenure === 'owner' && !mortgage,
    only: true,
  },
  {
    says: /\b(?:my own boss|my own business|self-employed|a mon compte|propre patron|independante?|freelance)\b/,
    holds: ({ contract }) => contract === 'self',
    only: true,
  },
  {
    says: /\b(?:pas|sans|aucun) (?:de |d'un )?contrat\b|\bno contract\b|\bnot have a contract\b/,
    holds: ({ contract }) => contract === 'none' || contract === 'self',
  },
  {
    says: /\bpas salariee?\b|\bnot (?:an )?employee\b/,
    holds: ({ contract }) => contract === 'none' || contract === 'self',
  },
  {
    says: /\bno paid work\b|\bpas de travail (?:remunere|paye)\b|\baucun travail (?:remunere|paye)\b/,
    holds: ({ status }) => status !== 'employed',
  },
  {
    says: /^(?:oui|yes),? (?:(?:en|d'|un |une |through )?(?:interim\w*|agency|temping)|temp)\b/,
    holds: nobody,
    only: true,
  },
  {
    says: /\b(?:still paying|pas fini de (?:payer|rembourser)|encore (?:des|a) (?:mensualites|rembourser)|with a (?:loan|mortgage)|avec un (?:credit|pret))\b/,
    holds: ({ tenure, mortgage }) => tenure === 'owner' && mortgage,
    only: true,
  },
  {
    says: /\bnot (?:a |an |the )?(?:home|house) ?-?owner\b/,
    holds: ({ tenure }) => tenure !== 'owner',
  },
  {
    says: /^(?:non|no),? (?:je vis |j'habite |i live |i'm |i am )?(?:en |dans (?:la |une )?|in (?:its |the |a )?)(?:proche )?(?:banlieue|suburbs?)$/,
    holds: nobody,
    only: true,
  },
  {
    says: /^(?:non|no),? .*\b(?:petite ville|ville moyenne|(?:small |medium )?town)$/,
    holds: ({ place }) => place === 'intermediaire',
    only: true,
  },
  {
    says: /^(?:non|no),? .*\b(?:campagne|village|hameau|country(?:side)?|hamlet|rural)\b/,
    holds: ({ place }) => place === 'peu_dense' || place === 'tres_peu_dense',
    only: true,
  },
  {
    says: /^(?:non|no),? .*\b(?:pleine? ville|grande ville|centre-ville|city)\b/,
    holds: ({ place }) => place === 'dense',
    only: true,
  },
  {
    says: /\b(?:two of us|nous sommes deux|a deux)$/,
    holds: ({ householdSize }) => householdSize === 2,
    only: true,
  },
  {
    says: /^(?:non|no),? .*\b(?:plusieurs (?:voitures|vehicules)|several (?:cars|vehicles)|(?:two|deux|2) (?:cars|voitures) (?:or more|ou plus))\b/,
    holds: ({ cars }) => cars > 1,
    only: true,
  },
  {
    says: /^(?:non|no),? .*\b(?:une (?:seule )?voiture|(?:one|a) car)$/,
    holds: ({ cars }) => cars === 1,
    only: true,
  },
  {
    says: /^(?:non|no),? (?:je suis |i am |i'm )?(?:mariee?|married|pacsee?|mariee? ou pacsee?|married or in a civil partnership)$/,
    holds: ({ marital }) => marital === 'married' || marital === 'pacs',
    only: true,
  },
  {
    says: /^(?:non|no),? .*\b(?:divorcee? ou veu\w+|divorced or widowed|veu\w+ ou divorcee?|widowed or divorced)$/,
    holds: ({ marital }) => marital === 'divorced' || marital === 'widowed',
    only: true,
  },
  {
    says: /^(?:non|no),? .*\b(?:i have (?:several|more|two or more)|j'en ai (?:plusieurs|deux ou plus))/,
    holds: ({ children }) => children > 1,
    only: true,
  },
  {
    says: /^(?:pas|no|aucun) (?:d'|une goutte d')?alco(?:ol|hol)\b|^i (?:don't|do not|never) drink\b/,
    holds: ({ alcoholDays }) => alcoholDays === 0,
    only: true,
  },
  {
    says: /\bi had no holiday|\bpas (?:de |parti en )vacances\b|\bno holidays?\b/,
    holds: ({ holidays }) => !holidays,
  },
  {
    says: /\baucun deplacement\b|\bi do not travel to work\b|\bne vais pas travailler\b|\bno travel\b/,
    holds: ({ commuteMode }) => commuteMode === 'none',
  },
]
