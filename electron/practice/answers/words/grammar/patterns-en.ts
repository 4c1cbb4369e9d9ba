import type { Pattern } from './shapes.ts'

const leadEn =
  '^(?:(?:and|so|well|in your (?:view|opinion)|generally|currently|now)[, ]+)*(?:(?:can|could|would|will) you (?:please )?(?:tell|explain to) (?:me|us) |please tell (?:me|us) )?'

const notOwnEn =
  '(?!.*\\b(?:your|anyone|anybody|someone|somebody|people|any|how|who|where|why|when|if|whether)\\b)'
const mindEn =
  '(?!(?:think|believe|feel|find|agree|want|wish|like|love|prefer|know|have|consider|support|expect|need|remember|mean|hope|see|trust|own|live|belong|plan to|mind|enjoy|care|identify|anything|understand|say|own)\\b)'

/** Questions in English by their grammar; the first that matches decides. */
export const patternsEn: readonly Pattern[] = [
  [
    'feelAfter',
    new RegExp(
      `${leadEn}how (?:do|did) you (?:usually |generally )?feel (?:after|when|before|while|during) (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'lately',
    /^(?:(?:can|could) you )?(?:please )?(?:tell|describe|talk)(?: to)?(?: me| us)?(?: about)? (?:something|an activity|a thing) (?:that )?you (?:have )?(?:\\w+ )?(?:did|done|do)\\b.*$/iu,
  ],
  [
    'future',
    new RegExp(
      `${leadEn}how do you (?:see|imagine|picture) (?<thing>your (?!life\\b|future\\b).+?) (?:in (?:the future|(?:five|ten|twenty|a few|\\d+) years)|developing|evolving|changing)\\b.*$`,
      'iu',
    ),
  ],
  [
    'means',
    new RegExp(
      `${leadEn}(?:what (?:should|could|can|must|needs to) be done|what (?:should|could|can) (?:we|they|the (?:government|state|authorities)) do) (?:[a-z]+ )?(?:to|about) (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'does',
    new RegExp(
      `${leadEn}(?:do you do|are you doing|what do you do|have you done) (?:anything|something|things)? ?(?:special |in particular )?(?:in order )?to (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'hardest',
    /^what (?:is|was|has been|were|are) (?:the )?(?:single )?(?:most (?:difficult|challenging)|hardest|toughest) (?:thing|part|aspect|challenges?|moment)s?\b.*$/iu,
  ],
  [
    'surprise',
    /^(?:what|which things?|were there (?:any )?things?|was there anything)\b[^?]*\b(?:surprised? you|surprising|unexpected|not expected|weren't expected|didn't expect|did not expect)\b.*$/iu,
  ],
  [
    'heard',
    new RegExp(
      `${leadEn}(?:have you (?:ever |already )?heard (?:of|about)|(?:are you|were you) (?:aware of|familiar with)|do you know (?:about |what (?=.* (?:is|are|was|means?)$))?(?=the |about|what|an? ))\\s?${notOwnEn}(?<thing>.+?)(?: (?:is|are|was|means?))?$`,
      'iu',
    ),
  ],
  [
    'knowledge',
    new RegExp(`${leadEn}(?:what do you (?:already )?know|what you know) (?:about|of) (?<thing>.+)$`, 'iu'),
  ],
  [
    'informed',
    new RegExp(
      `${leadEn}(?:who (?:informed|told) you|how (?:do|did|would) you (?:usually |generally |normally |mostly )?(?:find out|learn|keep up|stay informed|keep informed|get (?:your )?information)|how you (?:usually )?(?:find out|learn|stay informed|keep up)|where do you (?:usually )?(?:get|find|look for|go for) (?:your |any )?(?:information|news)|what are your (?:main )?sources of information) ?(?:about |on |with |of |what |when )?(?<thing>.*)$`,
      'iu',
    ),
  ],
  [
    'trust',
    new RegExp(
      `${leadEn}(?:who(?:m)? do you (?:most )?believe|(?:which|what) (?<thing>[^?]{3,40}?) do you (?:particularly |most |usually |really )*(?:trust|believe|listen to|rely on)).*$`,
      'iu',
    ),
  ],
  [
    'affects',
    new RegExp(
      `${leadEn}how (?:(?:do you (?:think|believe|feel|expect)(?: that)?) )?(?:(?:will|might|could|would|does|do|may|has|have) )?(?:it|this|that|they|these|[^?]{3,50}?) (?:(?:will|might|could|would|may) )?(?:affect|impact|influence|(?<!climate )change)s?(?:ed)? (?<thing>(?!affect|impact|influence|change|over\\b|in\\b|since\\b).+)$`,
      'iu',
    ),
  ],
  [
    'affects',
    new RegExp(
      `${leadEn}what (?:is|are|will be|would be|could be|do you think (?:is|are|will be)) the (?:\\w+ )?(?:impacts?|effects?|consequences?|influence) (?:of [^?]{2,60}?)?\\bon (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'ever',
    new RegExp(`${leadEn}have you ever (?<rest>(?!had to|thought|considered|been told)[a-z]+.*)$`, 'iu'),
  ],
  ['helps', new RegExp(`${leadEn}what helps you (?:in |to |with )?(?<thing>.+)$`, 'iu')],
  [
    'encourage',
    new RegExp(
      `${leadEn}how (?:can|could|should|might|would) (?:(?:we|you|they|one|the \\w+) (?:best )?(?:help|encourage|convince|persuade|motivate|get) (?<thing>.+)|(?<people>[^?]{3,40}?) be (?:helped|encouraged|convinced|persuaded|motivated) .+)$`,
      'iu',
    ),
  ],
  [
    'went',
    /^(?:what (?:was|has been|is) your (?:own |personal |overall )*experience\b(?! level).*|how did (?:it|that|this|things) go.*|how was (?:it|that|the experience).*)$/iu,
  ],
  [
    'feelIf',
    new RegExp(
      `${leadEn}(?:how would you feel|what would you feel|how would you react) (?:if|without) (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'worry',
    new RegExp(
      `${leadEn}(?:do you have (?:any )?(?:concerns?|worries|fears|reservations|hesitations)|are you (?:at all )?(?:worried|concerned|anxious)) (?:about|with|over|regarding) (?<thing>.+)$`,
      'iu',
    ),
  ],
  [
    'habit',
    new RegExp(
      `${leadEn}do you (?:(?:ever|usually|typically|regularly|often|always|currently|normally|generally|sometimes|actually|still) )*(?<rest>${mindEn}[a-z]{3,}\\b.*)$`,
      'iu',
    ),
  ],
  [
    'manner',
    new RegExp(
      `${leadEn}how do you (?:(?:usually|typically|currently|normally|generally) )*(?<rest>${mindEn}(?!do\\b|get\\b|spend\\b|feel\\b|rate\\b|cope\\b|describe\\b)[a-z]{3,}\\b.*)$`,
      'iu',
    ),
  ],
  [
    'tellOf',
    new RegExp(
      `${leadEn}(?:tell (?:us|me)|talk) (?:a (?:bit|little) )?about (?<thing>your (?:\\w+ )?(?:\\w+ing|use of .+|consumption.*))$`,
      'iu',
    ),
  ],
]
