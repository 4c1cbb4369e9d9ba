import { type Pattern, patternsOf } from './shapes.ts'

/** Words before the question itself. */
const lead =
  '^(?:(?:and|so|well|then|now|nowadays|today|generally|currently|in (?:your|one) (?:\\w+ )?(?:view|opinion))[, ]+)*(?:(?:can|could|would|will) you (?:please )?(?:tell|explain to) (?:me|us) |please tell (?:me|us) |what do you think (?=(?:would|could|should|might)\\b))?'
const notOwn =
  '(?!.*\\b(?:your|anyone|anybody|someone|somebody|people|any|how|who|where|why|when|if|whether)\\b)'
/** Verbs of thinking and wanting ask for opinions and not for deeds. */
const mind =
  '(?!(?:think|believe|feel|find|agree|want|wish|like|love|prefer|know|have|consider|support|expect|need|remember|mean|hope|see|trust|own|live|belong|plan to|mind|enjoy|care|identify|anything|understand|say)\\b)'
const would = '(?:would|could|might|can)'

const sources = String.raw`
sides: .*\bsome (?:of you |people |of us )?(?:may |might )?(?:think|find|say|feel|believe|see)(?: that)? (?<one>.{8,90}?)[,;]? (?:and |while |whereas |but )?(?:others|some)(?: of you)? (?:may |might )?(?:think |find |say |feel |believe |see )?(?:that )?(?<other>.{8,90})$
whoWould: (?:and )?who (?:do you (?:think|imagine|suppose) )?(?:would|will|might) (?:come|go|use|join|take part|sign up|buy|benefit|be interested|want|need)\b.*
naming: (?:and )?(?:what (?:should|could|would|might|shall) (?:it|this|that|they|we|you) (?:be called|be named|call (?:it|this|that))|what name)\b.*
agree: (?:and )?(?:do (?:you|the rest of you|the others)(?: all)? (?:dis)?agree(?: with .{3,60})?|(?:does|do) (?:anyone|anybody|the others) (?:dis)?agree\b.*|who (?:dis)?agrees\b.*)
agree: (?:and )?(?:who|(?:does|do|would|is there) (?:anyone|anybody|any of you|somebody|someone)) (?:here )?(?:(?:who )?(?:sees?|thinks?|feels?|finds?|says?|views?)|would say|wants? to (?:argue|defend|speak)|has|have)\b.*\b(?:differently|otherwise|opposite|other way|other side|another view|different view)\b.*
putsOff: (?:.*[,.:?] )?what (?:is it (?:that )?|do you think (?:it is that )?|would you say )?(?:most )?(?:puts?|stops?|keeps?|prevents?|discourages?|deters?|holds?|scares?|turns?) (?:off |back )?(?!you\b)(?:so )?(?:people|most|some|many|others|them|parents|patients|men|women|workers|residents|customers|the young|young people|older people|families)\b.*
check: (?:.*[,.:?] )?what would you (?:want|like|wish|need|hope) (?:to )?(?:be |see |have |us to |them to )*(?:check\w*|measur\w*|look\w* at|count\w*|evaluat\w*|assess\w*|examin\w*)\b.*
check: (?:.*[,.:?] )?(?:how (?:would|will|could|can|do) (?:you|we) (?:know|tell|judge|see) (?:that |if |whether )?(?:it|this|the \w+) (?:has |had |is |was |have )?(?:work\w*|success\w*|be(?:en)? (?:a )?success\w*|paid off)|what would make you say (?:that )?(?:it|this)(?: has| had| was| is)? (?:been )?(?:a )?(?:work\w*|success\w*))\b.*
lastTold: .*\b(?:describe|tell|think|talk|recall|remember|go back)\b.*\b(?:the|your) last time (?:that )?you (?<rest>(?!were\b|had to\b|did\b)[a-z]+ .{4,70}?)(?:,.*)?
usual: (?:.*[,.:] ?)?(?:how (?:does|do) (?!you\b|we\b)(?!.*\b(?:days?|weeks?|mornings?|sundays?|weekends?)\b).{3,60} (?:usually |normally |generally |typically )?(?:go|unfold|happen|play out|work out)\b(?: (?:at|in|with|for) .*)?|what is it like (?:day to day|from day to day|every day)\b.*|what (?:does|do) (?!.*\b(?:days?|weeks?|mornings?|sundays?|weekends?)\b).{3,50} (?:usually |normally |generally )?look like (?:at your (?:home|place|house)|in your (?:home|house|family)))
means: how (?:can|could|should|might) [^?]{3,60}? (?:share|live together|get on|work together|be (?:brought|made|got|organi[sz]ed|shared))\b.*
changedSelf: what has changed (?:the )?(?:most )?(?:in|about) (?:your|the way you)\b(?! (?:town|area|street|neighbo\w+|city|village|job|work)\b).*
changedSelf: what do you do differently\b.*
missed: (?:.*, )?(?:is|was) there (?:anything|something)(?: else)? (?:that )?(?:we|i) (?:should|could|have(?:n't| not)?|did not|didn't|forgot)\b.*
missed: (?:.*, )?what (?:have we|did we|should we) (?:forgotten|missed|forget|miss|have asked|not asked)\b.*
moved: (?:has|have|did) (?:anything|something|what|any of what)\b.*\b(?:heard|said|discuss\w+)\b.*\b(?:change[ds]?|stay(?:ed)?|surprised?|shift\w*)\b.*
moved: (?:has|have) your (?:mind|view|opinion)s? changed\b.*
retained: (?:of (?:all|everything)\b.*, )?(?:what|which)\b.*\b(?:(?:most important|main) (?:thing|point|message)\b.*\b(?:said|heard|discuss\w+|today|tonight|remember|take away)|(?:take|taking) (?:home|away)|will you remember)\b.*
quit: (?:.*[,.:] )?what (?:made|led|pushed|drove|forced|brought) you (?:to )?(?:stop|give up|quit|drop|leave|abandon|end|cancel|move away)\b.*
quit: (?:.*[,.:] )?why did you (?:stop|give up|quit|drop|abandon|leave)\b.*
lookOut: .*\bwhat\b.*\byou (?:tell|advise|warn|say to) .*\b(?:look out for|watch out for|be (?:careful|wary) (?:of|about)|beware of|pay attention to|keep an eye on)\b.*
attract: (?:what|how)\b.*\b(?:attract|bring in|reach|appeal to|draw in|win over|get) (?:more |new |other |younger |different )?(?:people|visitors|customers|members|readers|families|men|women|residents|those|the young|young people|an? \w+ public)\b.*
reply: .*\b(?:what ${would} you (?:say|answer|reply)|how ${would} you (?:answer|reply|respond)|what (?:do you|is your) (?:answer|reply|say|respond)) (?:to )?(?:(?:that|this) \w+|(?:those|people|anyone|somebody|someone|the others?) who(?: are| is|m)? (?:say|think(?!ing (?:of|about))|believe|worr|disagree|find|feel|fear|object|oppose|against|afraid|do not agree|don't agree)\w*.*)
hears: (?:and |so )?(?:what do you (?:hear|get told)|what are you told|what (?:do|does) (?:\w+ ){1,4}(?:say|tell you)) (?:about|of) (?<thing>.+?)(?: from .*)?$
push: (?:.*[,.:] )?what (?:would|could|might) (?:make you|have to happen (?:for you )?to|push you to|bring you to|lead you to) (?:leave|stop|quit|give up|move|switch|change|drop|part|turn away|cancel)\b.*
push: (?:.*[,.:] )?what (?:would|could|might) have to happen for you to\b.*
deterred: (?:.*[,.:] )?what (?:${would} |has )?(?:(?:make|makes|made) you (?:hesitate|think twice|say no|give up|reluctant)|(?:put|puts) you off|(?:hold|holds|held) you back|(?:stop|stops|stopped|prevent|prevents|prevented|keep|keeps|kept|discourage|discourages|discouraged) you (?:from)?)\b.*
cause: (?:.*, )?(?:what do you (?:put|attribute) (?:this|that|it) (?:down )?to|what (?:do you think )?(?:explains?|causes?|lies behind|is behind)|how (?:do|would) you explain|what (?:are|is) the (?:causes?|reasons?) (?:of|for|behind|why)) ?(?!your\b|you\b).*
whyNot: (?:and )?why (?:do you (?:think|suppose|believe) (?:that )?)?(?:do |is it that |are there )?(?:so )?(?:some|many|few|most|certain|a lot of|people|young people|others) ?(?:people|of them|men|women|citizens|patients|parents|users|workers|residents)?\b.*\b(?:never|not|n't|no longer|rarely|hardly|refuse|avoid|reluctant|fail to|do without|so few|stop\w*)\b.*
whyNot: (?:and )?why (?:do you (?:think|suppose) )?(?:do )?so few\b.*
whyDo: (?:and )?why (?:do you (?:think|suppose|believe) (?:that )?)?(?:would |might |should |do )?(?!do\b|is\b|are\b|did\b|you\b|we\b|i\b|it\b)(?:some |many |so many |a lot of )?(?:people|somebody|someone|anyone|anybody|an? (?:\w+ ){0,2}(?:person|man|woman|couple|family|owner|student|patient|parent))\b(?!(?:(?! (?:who|that|which) ).)*\b(?:never|not|n't|less|fewer|no longer)\b).*
memory: (?:.*\b)?(?:share|tell (?:us|me)|describe|what (?:is|are)|do you have|have you|talk about)\b.*\bmemor(?:y|ies)\b(?! (?:loss|problems?|of your (?:mother|father))).*
duty: (?:.*[,:] )?what (?:should|must|ought|would you expect) (?:the |a |an |his |her |their )?(?:\w+ ){1,3}?(?:do|to do|decide)
means: (?:what (?:would (?:need|have) to|needs? to|must|has to|should) (?:change|happen|be different|be done)(?: first)?) (?:for|so that|in order (?:to|for)|to|before)\b.*
reassure: (?:.*[,.:?] )?what ${would} (?:it take to )?(?:reassure|calm|comfort) you\b.*
reassure: (?:.*[,.:?] )?what ${would} (?:make you feel (?:safe\w*|better|at ease)|put your mind at (?:rest|ease))\b.*
encourage: (?:under|on|in) (?:what|which) (?:conditions?|circumstances|terms) would you\b.*
encourage: (?:.*[,.:?] )?what would you need (?:for (?:that|this|it)|in order to|to)\b.*
reaction: what do you (?:think|make) (?:of|about) (?:the|an|this|a) (?:idea|plan|proposal|project|suggestion)\b.*
reaction: (?!.*\b(?:words?|image)\b)(?:.*[,:.] ?)?(?:what (?:is|was|would be) your (?:\w+ )*(?:reaction|response|thought|impression|feeling)s?|how do you react|your (?:\w+ )*(?:first|initial|immediate) (?:reaction|response|thought)s?)\b.*
changed: (?:how|in what ways?) (?:has|have|did) (?!you\b)(?!.*\b(?:your? (?:life|day|habits|behaviou?r)|changed? (?:how|the way))\b).*\b(?:changed?|evolved?)\b.*
felt: how (?:do|did|would) you (?:usually |generally )?feel (?:after|when|before|while|during) (?<thing>.+)
role: (?!.*\b(?:in your (?:\w+ )?(?:life|lives|day)|(?:for|to) you)\b)what (?:is|should be|could be|would be)? ?(?:the )?(?:role|part|responsibility)\b.*\b(?:of|should|could|must|ought|play)\b(?! your).*
without: (?:what would happen\b|what would you do (?:if|without)\b).*
serves: (?:what (?:is|are) .{2,60} (?:good )?for$|what is the (?:point|purpose|use) of .*)
knows: (?:what do you (?:already )?know|what you know) (?:about|of) (?<thing>.+)
knows: what have you heard (?:about|of) (?<thing>.+)
experience: what (?:is|was|are|has been|kinds? of|sort of)? ?(?:your )?experiences?\b.*\b(?:of|with|had|have)\b.*
steps: what (?:are|were) the (?:\w+ )?(?:steps|stages)\b.*
kin: what (?:do|does|would) (?:people|your|those) ?(?:\w+ ){0,3}?(?:family|friends|neighbours|colleagues|around you)\b.*
hurdles: (?:what|which) (?:are the |were the )?(?:\w+ )?(?:challenges?|difficult(?:y|ies)|problems?|hurdles?|obstacles?)\b.*\b(?:do you|did you|have you|you (?:face|have|meet))\b.*
benefits: what (?:do you (?:think|see)|(?:are|is|would be)) ?(?:are )?(?:as )?(?:the )?(?:\w+ )?(?:benefits?|advantages?)\b.*
drawbacks: what (?:do you (?:think|see)|(?:are|is|would be)) ?(?:are )?(?:as )?(?:the )?(?:\w+ )?(?:drawbacks?|disadvantages?|downsides?)\b.*
seen: how (?!do you (?:see|imagine|picture)\b)(?:.*\b)?(?:perceives?|sees?|views?|judges?|regards?) (?:you|the way you|your)\b.*
encourage: (?:and )?(?:what|which)\b.*\b${would}(?: \w+)? (?:(?:encourage|motivate|convince|persuade|help|make|lead|allow|enable|push) (?:you|people)\b(?! (?:leave|stop|quit|hesitate))).*
influence: (?:what|which|who or what)\b(?! (?:effects?|impacts?|influence))(?!.*\b(?:would|could)\b).*\b(?:influenc(?:ed?|es)|guided?|guides|shaped?|determined?|determines)\b.*
contribute: (?:(?:how|in what ways?)\b.*\b(?:contribut\w+|brings? people|helps? (?:the|our|your) (?:town|city|area|community|neighbo\w+))|in what ways?\b.*\b(?:can|could|should|might) (?!you\b|we\b|people\b)).*
effect: how (?:(?:do you (?:think|believe|feel|expect)(?: that)?) )?(?:(?:will|might|could|would|does|do|may|has|have) )?(?:it|this|that|they|these|[^?]{3,50}?) (?:(?:will|might|could|would|may) )?(?:affect|impact|influence|(?<!climate )change)s?(?:ed)? (?<thing>(?!affect|impact|influence|change|over\b|in\b|since\b).+)
effect: what (?:is|are|will be|would be|could be|do you think (?:is|are|will be)) the (?:\w+ )?(?:impacts?|effects?|consequences?|influence) (?:of [^?]{2,60}?)?\bon (?<thing>.+)
effect: (?:how|in what ways?|to what extent|what (?:effects?|impacts?|influence|difference))\b.*\b(?:affect\w*|impact\w*|influenc\w*|effects?|touch\w*|difference|change(?:s|d)? (?:your|the way|how)|consequences?)\b.*
future: how do you (?:see|imagine|picture) (?<thing>your (?!life\b|future\b).+?) (?:in (?:the future|(?:five|ten|twenty|a few|\d+) years)|developing|evolving|changing)\b.*
future: (?:how do you (?:see|imagine|picture))\b(?!.*\b(?:world|society|planet)\b).*\b(?:future|years?)\b.*
future: in \w+ years?,? .*\b(?:hope|imagine|see)\b.*
success: (?:what made (?:it|that|this|them) (?:so )?(?:success\w*|work|possible)|why did (?:it|that|this) work|what (?:helped|explains) (?:this|that|the) success).*
means: (?!what would you\b)(?:what|which (?:actions|measures|steps)) (?:can|could|should|needs? to|must|would|might)\b.*?\b(?:(?<end>to (?!be\b|do\b|have\b)\w+ [^?,.;:/]{4,110})|so that .*)
means: what (?:should|could|can|must|needs to) be done about .+
means: how (?:can|could|should|might) (?:we|the \w+|people|society|towns?|cities|one)\b.*
persuade: how (?:can|could|should|might|would) (?:(?:we|you|they|one|the \w+) (?:best )?(?:help|encourage|convince|persuade|motivate|get) (?<thing>.+)|(?<people>[^?]{3,40}?) be (?:helped|encouraged|convinced|persuaded|motivated) .+)
please: (?!.*\b(?:least)\b)(?:[^?]{0,60}[,:] ?)?what\b.*\b(?:appeals? to you|attracts? you|excites? you|interests? you|(?:do|did) you (?:most )?(?:like|enjoy|value))\b.*\b(?:about|in)\b.*
lately: (?:can you )?(?:tell|describe|talk)(?: to)?(?: me| us)?(?: about)? (?:something|an activity|a thing) (?:that )?you (?:have )?(?:\w+ )?(?:did|done|do)\b.*
occasion: (?:please )?(?:tell (?:us|me) about|describe|share|think of) (?:an occasion|a time|a moment|an event|an evening|a day|an experience) (?:when|where|that|in which|on which)\b(?!.*\b(?:not|never|bad|badly|unfair\w*|problem|difficult\w*|angry|sad|lost|worst|wrong|failed|excluded|discriminat\w*|treated|afraid|scared|let down)\b).*
does: (?:do you do|are you doing|what do you do|have you done) (?:anything|something|things)? ?(?:special |in particular )?(?:in order )?to (?<thing>.+)
hardest: what (?:is|was|has been|were|are) (?:the )?(?:single )?(?:most (?:difficult|challenging)|hardest|toughest) (?:thing|part|aspect|challenges?|moment)s?\b.*
surprise: (?:what|which things?|were there (?:any )?things?|was there anything)\b[^?]*\b(?:surprised? you|surprising|unexpected|not expected|weren't expected|didn't expect|did not expect)\b.*
heard: (?:have you (?:ever |already )?heard (?:of|about)|(?:are you|were you) (?:aware of|familiar with)|do you know (?:about |what (?=.* (?:is|are|was|means?)$))?(?=the |about|what|an? ))\s?${notOwn}(?<thing>.+?)(?: (?:is|are|was|means?))?$
informed: (?:who (?:informed|told) you|how (?:do|did|would) you (?:usually |generally |normally |mostly )?(?:find out|learn(?! (?:to|how)\b)|keep up|stay informed|keep informed|get (?:your )?information)|how you (?:usually )?(?:find out|learn|stay informed|keep up)|where do you (?:usually )?(?:get|find|look for|go for) (?:your |any )?(?:information|news)|what are your (?:main )?sources of information) ?(?:about |on |with |of |what |when )?(?<thing>.*)
trust: (?:who(?:m)? do you (?:most )?believe|(?:which|what) (?<thing>[^?]{3,40}?) do you (?:particularly |most |usually |really )*(?:trust|believe|listen to|rely on)).*
ever: have you ever (?<rest>(?!had to|thought|considered|been told)[a-z]+.*)
helps: what helps you (?:in |to |with )?(?<thing>.+)
went: (?:what (?:was|has been|is) your (?:own |personal |overall )*experience\b(?! level).*|how did (?:it|that|this|things) go.*|how was (?:it|that|the experience).*)
feelIf: (?:how would you feel|what would you feel|how would you react) (?:if|without) (?<thing>.+)
worry: (?:do you have (?:any )?(?:concerns?|worries|fears|reservations|hesitations)|are you (?:at all )?(?:worried|concerned|anxious)) (?:about|with|over|regarding) (?<thing>.+)
habit: do you (?:(?:ever|usually|typically|regularly|often|always|currently|normally|generally|sometimes|actually|still) )*(?<rest>${mind}[a-z]{3,}\b.*)
manner: how do you (?:(?:usually|typically|currently|normally|generally) )*(?<rest>${mind}(?!do\b|get\b|spend\b|feel\b|rate\b|cope\b|describe\b)[a-z]{3,}\b.*)
tellOf: (?:tell (?:us|me)|talk) (?:a (?:bit|little) )?about (?<thing>your (?:\w+ )?(?:\w+ing|use of .+|consumption.*))
mind: (?:.*[,:] )?what (?:does|do|did)? ?(?:.*\b)?(?:brings? to (?:your )?mind|makes? you think of|evokes?|comes? to (?:your )?mind)\b.*
`

/** Questions in English by their grammar; the first that matches decides. */
export const shapesEn: readonly Pattern[] = patternsOf(sources, lead)
