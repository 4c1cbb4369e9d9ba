import { choice, either, type Fact, flag } from './fact.ts'

const degree = /superieur|universit|higher|degree|tertiary|apres le bac|post-?secondary/

/** Further wordings of questions about studies. */
export const widerAboutStudies: readonly Fact[] = [
  choice(
    'education',
    ...either(
      /\b(?:diplome|diploma|qualification|etudes|education|schooling|degree|studies|scolarite|formation initiale|school)\b(?![^?]*\b(?:age|old|quand|when))/,
    ),
    ({ education }) => education,
    {
      none: [
        /^aucun|^pas de diplome|sans (?:diplome|qualif)|\bnone\b|\bno (?:qualif|dipl|formal|degree|certif)|certificat d'etudes|\bcep\b/,
        /primaire|primary|less than|inferieur|avant le bac|below|not finish|before/,
        /brevet|college\b|lower second|secondary/,
      ],
      brevet: [
        /brevet(?! de tech)|bepc|\bcolleges?\b(?!.*univ)|lower second|middle school|gcse|junior high/,
        /inferieur|avant le bac|less than|below|before/,
        /^aucun|sans diplome|\bno (?:qualif|dipl|formal)|secondary/,
      ],
      cap: [
        /\bcap\b|\bbep\b|vocational|apprentic|trade/,
        /inferieur|avant le bac|less than|below|before/,
        /secondary|secondaire|professionnel/,
      ],
      bac: [
        /^(?!before|below|less|under|avant|infer|moins|no |pas |sans )(?:.*(?:high[- ]school|upper second|a[- ]levels?|lycee|baccalaureat))|^(?:niveau |le |un |the |a )?bac(?:calaureat)?\b(?! ?\+)|finished secondary|^(?!before|below|less|under|avant|infer|moins|no |pas |sans ).*(?<!lower )secondary/,
        /\bbac\b/,
      ],
      bac2: [
        /\bbac ?\+ ?2|\bbts\b|\bdut\b|\bdeug\b|two(?: |-)|(?:two|2) (?:or|to) (?:three|3)|short|associate|1 (?:a|to) 2/,
        degree,
        /\bcollege|bac ?\+|post|years? (?:of|after)/,
      ],
      bac3: [
        /\bbac ?\+ ?[34]|\bbac ?\+ ?3|licence|bachelor|undergraduate|three|3 (?:ans|years)/,
        degree,
        /\bcollege|bac ?\+|years? (?:of|after)/,
      ],
      bac5: [
        /\bbac ?\+ ?5|master|grande ecole|ingenieur|doctor|phd|postgrad|four|five|5 (?:ans|years)/,
        /bac ?\+ ?[34]|licence|bachelor/,
        degree,
        /\bcollege|bac ?\+|years? (?:of|after)/,
      ],
    },
  ),
  flag(
    'degree',
    ...either(
      /\b(?:etudes superieures|enseignement superieur|diplome (?:universitaire|du superieur)|university|higher education|degree|la fac\b|apres le bac|bac ?\+|college graduate|graduate)/,
    ),
    ({ education, status }) =>
      ['bac2', 'bac3', 'bac5'].includes(education) || (status === 'student' && education === 'bac'),
  ),
  flag(
    'bac',
    ...either(/\b(?:bac|baccalaureat|high school diploma|a-levels|baccalaureate)\b/),
    ({ education }) => ['bac', 'bac2', 'bac3', 'bac5'].includes(education),
  ),
]
