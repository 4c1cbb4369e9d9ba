import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/** Negative questions, which invite a "yes". */
export const NEGATIVE_QUESTIONS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:ne |n')(?:vous |te |l'|le |la |les |y |en |s'|se )?\p{L}+-(?:t-)?(?:vous|tu|on|il|elle|ils|elles|ce|nous) (?:donc |vraiment |tout simplement |tout de meme |quand meme |pas )*pas
  `),
  en: anyOf(String.raw`
    (?:don't|doesn't|didn't|isn't|aren't|wasn't|weren't|wouldn't|shouldn't|won't|can't|couldn't|haven't|hasn't|mustn't) (?:you|it|we|they|he|she|there|the|our|this|that|these|those|your|people|everyone|everybody|anyone|an?|every|each|some|any|such|all|more|both|my|his|her|local|public|\p{L}+s) /
    (?:do|would|should|is|are|can|could|does|must|will) (?:you|it|we|they|he|she|the \p{L}+|our \p{L}+) not (?:proud|bothered|worried|happy|tired of|concerned|glad|ashamed|annoyed|fed up|pleased|think|agree|feel|believe|find|consider|time|be (?:better|fair|right|wise)|right|true|fair|wrong|prefer|rather|deserve|want|wish|accept|say)
  `),
}

/** Negative questions that do not lead: questions of fact, or with a question word. */
export const NEGATIVE_FACTS: Record<WordingLanguage, RegExp> = {
  fr: /(?:pourquoi|quand|qui|que|quoi|quel\p{L}*|lequel|laquelle|lesquel\p{L}*|combien|comment|ou|raison|si)(?!\p{L})[^.?!]{0,60}$/u,
  en: /(?:why|when|who|what|which|how|where|if)(?!\p{L})[^.?!]{0,40}$/u,
}

/** A tag at the end of a sentence. */
export const TAGS: Record<WordingLanguage, RegExp> = {
  fr: /(?:n'est-ce pas|,? pas vrai|, non|, hein|, si|, (?:d'accord|vrai|exact|bien sur|voyons)|, vous ne (?:trouvez|pensez|croyez) pas|, (?:ne )?(?:trouvez|pensez|croyez)-vous pas)(?= ?\?)|n'est-ce pas(?= ?[,:])/gu,
  en: /(?:, (?:(?:do|does|did|is|are|was|were|would|should|will|won't|can|could|have|has|must)(?:n't)?|won't|can't|shan't|ain't) (?:you|it|they|we|he|she|there|i)|, (?:right|correct|yes|no|eh|huh|okay|ok|surely|is that not so|agreed|am i right|true|don't you (?:think|agree)))(?= ?\?)/gu,
}

/** Words that present an opinion as certain. */
export const CERTAINTY: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    il (?:va de soi|va sans dire|est (?:bien )?(?:evident|clair|certain|indeniable|incontestable|reconnu|connu|prouve|admis|etabli|avere|notoire|manifeste)) (?:que|qu') /
    (?:evidemment|bien sur|bien entendu|assurement|incontestablement|indeniablement|manifestement|naturellement|sans aucun doute|sans conteste|de toute evidence|a l'evidence) /
    (?:le bon sens|la raison|la logique|la justice|l'honnetete) (?:voudrait|veut|commande|dicte|exige|impose) /
    il (?:saute aux yeux|tombe sous le sens|ne fait (?:aucun|pas de) doute|est impensable|est inacceptable|est scandaleux|faut bien (?:avouer|reconnaitre|admettre)) (?:que|qu') / (?:nul doute|il y a fort a parier|reconnaissons|avouons|soyons honnetes|c'est un fait|cela creve les yeux|inutile de dire|qu'on le veuille ou non|est-il besoin de)(?! pour) / vous avez (?:surement|sans doute|certainement|forcement) /
    chacun sait / on sait (?:bien |tous |desormais |aujourd'hui )?(?:que|qu') /
    comme (?:chacun|tout le monde|on|vous) (?:le )?sa(?:it|vez)(?! peut-etre| sans doute deja) /
    tout le monde (?:sait|reconnait|s'accorde|admet|convient) / nul n'ignore / personne n'ignore /
    nul ne (?:peut|conteste) / force est de /
    vous (?:conviendrez|admettrez|reconnaitrez|serez d'accord|n'ignorez pas|savez (?:que|qu'|bien)) /
    (?:sans doute|surement|certainement) (?:que )?(?:vous|votre|faut|faudrait) /
    vous (?:etes|seriez|pensez|souhaitez|voulez|devez|preferez|trouvez|aimez|approuvez|soutenez) (?:surement|certainement|sans doute|forcement|bien sur|evidemment|naturellement) /
    avouez / admettez-vous / reconnaissez-vous / il est (?:grand |plus que )?temps (?:de|que|qu') /
    est-il (?:enfin |grand )temps / n'est-il pas temps /
    tou(?:t|te) (?:bon |bonne |vrai |vraie )?(?:personne|parent|citoyen|citoyenne|conducteur|conductrice|employeur|etre humain|salarie|consommateur|electeur|eleve|voisin|patriote) (?:raisonnable|sensee?|responsable|digne de ce nom|consciencieu\p{L}+|averti\p{L}*|eclaire\p{L}*|honnete|serieu\p{L}+|attenti\p{L}+) /
    tou(?:t|te) (?:bon|bonne|vrai|vraie) (?:parent|citoyen\p{L}*|conduct\p{L}+|employeur|professionnel|consommateur|medecin|enseignant) / un bon (?:citoyen|parent) / les bons parents /
    vous n'etes pas sans savoir / (?:tout de meme|quand meme) pas /
    (?<!(?:^| |')(?:si|lorsque|quand) )vous ne (?:voudriez|souhaitez|pensez|voulez|trouvez|croyez|aimeriez) (?:\p{L}+ ){0,3}pas /
    en (?:tant que|bonne?) (?:bonne? )?(?:\p{L}+ )?(?:responsable|citoyen\p{L}*|soucieu\p{L}*|consciencieu\p{L}*|eclaire\p{L}*|averti\p{L}*|engage\p{L}*|attenti\p{L}*|aimante?) /
    trouvez-vous (?:vraiment )?(?:normal|acceptable|logique|juste|admissible|tolerable|raisonnable) (?:de|que|qu'|d') /
    est-il (?:vraiment )?(?:normal|acceptable|logique|admissible|tolerable) (?:de|que|qu'|d')
  `),
  en: anyOf(String.raw`
    surely / obviously / of course / undoubtedly / undeniably / without (?:a )?doubt / no doubt /
    (?:common sense|decency|logic|fairness|justice) (?:says|tells|suggests|dictates|demands|requires) /
    needless to say / there (?:is|can be|'s) no (?:doubt|question|denying|escaping) / it (?:stands to reason|is plain|hardly needs saying|is no secret|is a fact|is only (?:natural|right|fair)|is a scandal|is unthinkable|would be (?:a (?:shame|pity)|foolish|madness)) / let's (?:face it|be honest) / make no mistake / like it or not / the (?:plain |simple )?fact is / any(?:one|body) can see / would you (?:not )?agree (?!or|with)(?:that|,) / you (?:no doubt|doubtless) / admit it /
    it (?:goes without saying|is (?:well )?(?:known|obvious|clear|evident|undeniable|established|widely accepted|common knowledge|only fair|only right)) /
    it's (?:clear|obvious|well known|common knowledge) /
    (?:as )?(?:we all|everyone|everybody) (?:all )?know(?:s)?(?: that)? /
    (?<!(?:do|did|if|whether|people|anyone|someone|what|how|who) )you (?:all )?know that /
    (?<!far )as (?:you know|everyone knows|is well known) / everyone (?:knows|agrees|recogni[sz]es|accepts) /
    everybody (?:knows|agrees) / nobody (?:would|could|can) (?:deny|disagree|dispute) /
    no one (?:would|could|can) (?:deny|disagree|dispute) /
    you (?:would|will|must|have to|'d|surely) (?:certainly |surely |probably )?(?:agree|admit|accept|concede) /
    any (?:reasonable|sensible|decent|caring|responsible|right-thinking) (?!price|amount|cost|time|way)\p{L}+ /
    a (?:good|responsible|caring|sensible) (?:parent|citizen|person|driver|employer) (?:would|does|should) /
    (?:isn't it|it is|it's) (?:high|about|not|finally)? ?time / is it (?:high|about|not|finally) time /
    would you (?:not )?admit / do you admit /
    as an? (?:responsible|caring|concerned|good|sensible|smart|thoughtful|decent|informed|environmentally[ -]\p{L}+|loving|conscientious|health-conscious|busy) /
    clearly, / naturally, / certainly, / are you aware that / do you realis?ze? that / do you know (?:that )?(?:this|these|it|they) (?:is|are|can|could|has|have|may|will|leads?|causes?) /
    is it not (?:true|the case)
  `),
}

/** Many people, or people of weight, are said to think so. */
export const MAJORITY: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    partagez-vous (?:l'avis|l'opinion|le point de vue|le constat) (?:des|de la|de l'|de nos|du)\x20 /
    on (?:dit|entend|lit|repete) (?:souvent |partout |beaucoup |parfois )?(?:dire )?qu /
    d'accord avec (?:la plupart|la majorite|tous ceux|ceux qui|(?:les|de nombreux|la plupart des) (?:plus grands |meilleurs )?(?:experts|specialistes|economistes|medecins|scientifiques|chercheurs|enseignants)) /
    (?:comme|a l'instar de|a l'image de|avec) (?:la (?:grande |tres grande |vaste |large )?(?:majorite|plupart)|beaucoup|de nombreu\p{L}+|des millions|\d+ ?%|tant d'autres|la quasi-totalite|l'ensemble|tous les|toutes les|tout le monde|chacun|une majorite|(?:neuf|huit|sept|trois|deux) [^,]{2,20} sur|les autres|vos (?:voisins|collegues|amis)|tout bon|toute personne) /
    (?:la (?:grande |tres grande |vaste |large |tres large |immense )?majorite|la plupart|une (?:large |grande |ecrasante )?majorite|\d+ ?%|(?:pres de |plus de )?(?:\d+|neuf|huit|sept|six|trois|deux) \p{L}+ sur (?:\d+|dix|quatre|trois|cinq)|des millions|de plus en plus|de nombreux|beaucoup|l'ecrasante majorite|la quasi-totalite) (?:de |d'|des |de nos )(?!vos|votre)[^?]{2,60}?(?:pensent|estiment|souhaitent|sont|jugent|trouvent|veulent|approuvent|soutiennent|reconnaissent|s'accordent|considerent|preferent|ont|adoptent|choisissent|utilisent|passent|plebiscitent|demandent|s'inquietent|croient|reclament|se (?:disent|prononcent|tournent|declarent)|defendent|refusent|rejettent|renoncent|font|achetent|mangent|rejoignent|partagent)
  `),
  en: anyOf(String.raw`
    (?:it is (?:often |widely |generally |sometimes )?(?:said|believed|thought|accepted)|(?:people|we) (?:often|always) (?:say|hear)) that /
    share the (?:view|opinion|concern) (?:of|held by) /
    agree with (?:most|the majority|many|the many|those who|(?:the |leading |top |most |many )*(?:experts|economists|doctors|scientists|researchers|teachers|specialists|professionals)) /
    (?:like|as (?:do |with )?|along with|in line with) (?:most|many|the (?:vast |overwhelming |great )?majority|millions|a (?:growing|large) (?:number|majority)|\d+ ?%|(?:nine|eight|seven|three|\d+) (?:out of|in)|other|everyone|all|so many)(?! (?:you|things|foods|types|kinds)) /
    (?:most|(?<!how )many|more and more|a (?:growing|large|vast|clear|great) (?:number|majority|proportion) of|the (?:vast |overwhelming |great |large )?majority of|an overwhelming majority of|millions of|\d+ ?%(?: of)?|(?:nearly |almost |over )?(?:nine|eight|seven|six|three|two|four|\d+) (?:out of|in) (?:every )?(?:ten|four|three|five|\d+)|an increasing number of) (?!of (?:your|the following|these)|your)(?:\p{L}+ ){1,4}?(?:think|agree|believe|say|feel|want|support|prefer|know|consider|find|favou?r|oppose|now|already|have|are|choose|use|do|would|accept|recogni[sz]e|enjoy|recommend|trust|buy|love|worry|back|see)
  `),
}

export const AUTHORITY: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:selon|d'apres|comme l(?:e|es|')(?: \p{L}+)? ?(?:montr\p{L}*|dis\p{L}*|rappel\p{L}*|soulign\p{L}*)?) ?(?:les |des |l'|le |la |de nombreu\p{L}+ |une |un |plusieurs |la plupart des )?(?:\p{L}+ )?(?:experts?|specialistes?|scientifiques?|medecins?|chercheurs?|chercheuses?|etudes?|economistes?|oms|organisation mondiale|giec|academie|pediatres?|psychologues?|professionnels|autorites|climatologues|recherches?|prix nobel|science|insee|ademe|haute autorite|ministere|gouvernement|cour des comptes|onu|nutritionnistes|enseignants|pompiers|avocats|juristes|historiens|institut\p{L}*|rapports?|agence|ordre des) /
    (?:les |des |l'|de nombreu\p{L}+ |tous les |la plupart des |une |plusieurs |nos |le |la )(?:\p{L}+ )?(?:experts?|specialistes?|scientifiques?|medecins?|chercheurs?|etudes?|economistes?|oms|giec|academie|pediatres?|psychologues?|professionnels de sante|autorites sanitaires|climatologues|recherches?|prix nobel|science|nutritionnistes|rapports?|dentistes|veterinaires|organisation mondiale de la sante)(?: [^?.,]{0,40}?)? (?:disent|affirment|recommand\p{L}+|deconseill\p{L}+|appellent|demandent|soutiennent|s'inquietent|conseill\p{L}+|montr\p{L}+|demontr\p{L}+|prouv\p{L}+|s'accordent|estiment|alert\p{L}+|pensent|confirm\p{L}+|sont (?:unanimes|formels|d'accord)|ont (?:montre|prouve|demontre|etabli|confirme)|a (?:montre|prouve|demontre|etabli|confirme|declare)|soulign\p{L}+|rappell\p{L}+|preconis\p{L}+|mettent en garde|jugent|juge|condamn\p{L}+|denonc\p{L}+|salu\p{L}+|approuv\p{L}+|dit|considerent|insistent)
  `),
  en: anyOf(String.raw`
    as (?!you)(?:[\p{L}'-]+ ){1,7}(?:point(?:s|ed)? out|says?|notes?|recommends?|explains?|advises?|reminds? us|shows?|stress(?:es)?|warns?|puts? it), /
    according to (?!you|your|the (?:label|contract|timetable|rules|law|schedule|instructions))(?:\p{L}+ ){0,4}?(?:experts?|scientists?|doctors?|researchers?|stud(?:y|ies)|economists?|who|world health|un|specialists?|research|academics|professors?|teachers|nutritionists|government|science|dentists|analysts|engineers|psychologists|reports?|surveys?|authorities|university|nobel) /
    (?:experts?|scientists?|doctors?|researchers?|stud(?:y|ies)|economists?|specialists?|research|nutritionists|dentists|p(?:a)?ediatricians|psychologists|nobel\p{L}*(?: \p{L}+)?|the (?:who|world health organi[sz]ation|un|surgeon general|science)|professors|health professionals|leading \p{L}+|science|evidence|analysts|climate scientists|vets|teachers|police chiefs|police officers|nurses|lawyers|reports?)(?: (?:now|have|has|all|clearly|widely|consistently|around the world|everywhere))* (?:say|says|agree|agrees|show|shows|shown|recommend\p{L}*|advise\p{L}*|warn\p{L}*|prove\p{L}*|believe|think|confirm\p{L}*|suggest\p{L}*|find|finds|found|urge|tell|insist\p{L}*|demonstrate\p{L}*|discourage\p{L}*|oppose|support|call for|back|fear|predict\p{L}*|condemn\p{L}*|denounc\p{L}*|criticis\p{L}*|slam\p{L}*|welcom\p{L}*|prais\p{L}*|reject\p{L}*|approv\p{L}*|proven|consider|endorse)
  `),
}

/** Praise put before what is judged. */
export const PRAISE: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:s'est|se sont|ont|a|avons) (?:donne (?:beaucoup|bien) (?:de|du) mal|travaille (?:dur|sans|des (?:mois|semaines|nuits))|fait de (?:son|leur|notre) mieux|tout fait pour|mis tout (?:son|leur|notre) coeur|sacrifie \p{L}+)[^?]*(?=[.!:] ) / (?:nous sommes|notre equipe est|on est) (?:tres |particulierement |si )?(?:fiere?s?|heureu\p{L}+|ravie?s?) (?:de|d'|du)[^?]*(?=[.!] ) / (?:vous (?:faites partie|etes) (?:de |l'un de |parmi |un de )?nos (?:meilleure?s?|plus fideles|plus chers)|en tant que (?:\p{L}+ )?(?:fidele|privilegiee?|precieu\p{L}+) (?:client|membre|lect)\p{L}*) /
    (?:se demene(?:nt)?|travaillent (?:sans relache|sans compter|d'arrache-pied|avec passion)|ne compte(?:nt)? pas (?:ses|leurs) heures|font un travail (?:remarquable|formidable|admirable|exceptionnel|fantastique)) /
    elue?s? (?:\p{L}+ ){0,3}(?:meilleure?s?|produit|numero) /
    (?:notre|nos|ce|cet|cette|ces|le|la|les|l'|du|au|sa|son|ses|un|une|votre) ?(?:tout |toute |toutes |nouvel|nouvelle |nouveau |nouveaux |si |tres )*(?:excellente?s?|formidables?|magnifiques?|superbes?|fantastiques?|merveilleu(?:x|se|ses)|extraordinaires?|remarquables?|exceptionnel(?:s|le|les)?|brillante?s?|geniale?s?|incroyables?|prestigieu(?:x|se|ses)|celebres?|incomparables?|irresistibles?|savoureu(?:x|se|ses)|succulente?s?|uniques?|luxueu(?:x|se|ses)|appetissante?s?|delicieu(?:x|se|ses)|grand succes|fameu(?:x|se|ses)|splendides?|somptueu(?:x|se|ses)|inegalables?|precieu(?:x|se|ses)) (?!ou )\p{L}+ /
    (?:notre|nos|ce|cet|cette|ces|le|la|les) ?[^?,.]{2,40} (?:(?:si|tres|maintes fois) (?:appreciee?s?|reputee?s?|populaires?|primee?s?|innovante?s?|efficaces?|attendue?s?)|primee?s?|recompensee?s?|plebiscitee?s?|de renom|de renommee mondiale|de qualite superieure|tant attendue?s?|innovante?s?|revolutionnaires?|exceptionnel(?:s|le|les)?|remarquables?|extraordinaires?|incomparables?|exemplaires?|mondialement (?:connu|reconnu)\p{L}*|largement (?:saluee?s?|reconnue?s?)|unanimement \p{L}+) /
    (?:a quel point|combien) (?:\p{L}+ ){0,6}?(?:adore\p{L}*|formidable|excellent\p{L}*|delicieu\p{L}+|merveilleu\p{L}+)
  `),
  en: anyOf(String.raw`
    (?:has|have|team|volunteers|staff|chefs?|we) (?:gave up|given up|worked (?:so |very |really )?hard|tried (?:so |very )?hard|done (?:our|their) (?:very )?best|did (?:our|their) (?:very )?best|put (?:our|their) hearts?|spent (?:months|years|weeks|countless)|sacrificed|went to great lengths)[^?]*(?=[.!:] ) / (?:we are|we're|our team is) (?:very |so |particularly |extremely |really )?(?:proud|delighted|thrilled) (?:of|to|with|that)[^?]*(?=[.!] ) / as (?:one of our|an?|our) (?:most |very )?(?:valued|loyal|best|favourite|esteemed|special) (?:customers?|clients?|members?|guests?|readers?|patients?)? / you are one of our (?:best|most|favourite)[^?]* /
    (?:our|these|the|their) (?:hard-?working|devoted|friendly|caring|committed|experienced|skilled|tireless|passionate) (?:team|staff|volunteers|nurses|teachers|doctors|drivers|advisers|crew|cooks?|chefs?|carers) /
    (?:our|this|these|the|its|their|your|such an?|a|an)(?: new| newly| brand-new| very| most| truly| highly)* (?:excellent|fantastic|wonderful|amazing|superb|outstanding|award-winning|exceptional|world-class|brilliant|magnificent|marvellous|incredible|prize-winning|acclaimed|renowned|prestigious|beloved|much-loved|popular|highly rated|top-rated|revolutionary|ground-?breaking|delicious|unbeatable|stunning|splendid|terrific|state-of-the-art|first-class|best-selling|great|remarkable|celebrated|dedicated(?! (?:\p{L}+ ){0,3}(?:team|group|space|room|area|section|line|lane|server|unit|office|desk|account|budget|time|person|staff member|member of staff|page|app|website|fund|post|role|system|tool|programme|program|service|track|network|platform|facility)(?!\p{L}))|highly (?:praised|regarded|acclaimed|successful|qualified)|widely (?:praised|acclaimed)|successful|unique|cutting-edge|innovative|tasty|superior|luxurious|exclusive|improved|expert|delightful|highly-rated|famous)(?:, [\p{L}-]+)* (?!or |deal|majority|many|number|extent|britain|day|time|distance|importance|as|and poor|place to|to|for)\p{L}+ /
    (?:work(?:s|ed)? (?:tirelessly|so hard|very hard|wonders|day and night)|go(?:es)? (?:out of (?:its|their) way|the extra mile)|do(?:es)? (?:a |an )(?:great|wonderful|fantastic|superb|excellent|brilliant|amazing|terrific) job)(?=[^?]*[.!] ) /
    voted (?:\p{L}+ ){0,4}best / named (?:\p{L}+ ){0,3}best / number one (?:brand|choice|service) /
    how (?:much (?:did|do) you (?:love|adore)|much (?:better|more \p{L}+|nicer|tastier|faster|easier) (?:is|are|was|does) (?:our|the new|this)|(?:amazing|wonderful|fantastic|excellent|great(?! (?:is|was|are|were) (?:the|your) (?:distance|risk|need|difference|demand|change|impact|effect|chance|danger))|brilliant|superb|delicious|terrific|outstanding|awful|terrible|bad) (?:is|was|were|are|do|did))
  `),
}

/** An argument for one side, put before or after the question. */
export const ARGUMENT_OPENERS: Record<WordingLanguage, string> = {
  fr: anyOf(`
    avec (?:la |le |l')(?:explosion|hausse|augmentation|montee|baisse|flambee|multiplication|vieillissement|degradation|inflation|crise|rechauffement|disparition|penurie|recrudescence|fermeture) /
    etant donne / compte tenu / sachant / considerant / vu (?:que|le|la|les|l') / au vu d / puisque /
    face a / alors que / quand on sait / devant (?:la|le|les|l') /
    pour (?:proteger|sauver|preserver|lutter contre|eviter|garantir|soutenir|defendre|sauvegarder|reduire|ameliorer|mettre fin|permettre|aider|stopper|enrayer|assurer|renforcer) /
    afin (?:de|d'|que) / en raison d / du fait d / dans la mesure ou / parce que /
    comme (?=[^,?]{3,60}(?:,|cout|est|sont)) / au nom d / dans l'interet / a cause d / malgre /
    maintenant que / a l'heure ou / au moment ou / plutot que de / au lieu de
  `),
  en: anyOf(String.raw`
    given / considering / now that / after (?=[^,?]{8,60}(?:failure|scandal|rises?|cuts|delays|accidents?|deaths?|success|years of)) / despite / in view of / in (?:the )?light of / since / because / seeing (?:that|how|as) /
    knowing (?:that|how) / as(?= (?:[^,?]{3,80}),) / bearing in mind / in order to /
    to (?:protect|save|preserve|help|keep|stop|prevent|fight|reduce|defend|safeguard|avoid|ensure|improve|support|cut|secure|tackle) /
    so that / for the sake of /
    with (?:so many|more and more|rising|growing|soaring|the (?:rise|increase|growth|explosion|fall|decline|spread|shortage)|(?:\p{L}+ ){1,3}(?:soaring|rising|falling|growing|increasing|spreading|failing|closing|disappearing|at (?:record|an all-time)|out of control)) /
    now that / despite / in the interests? of / when (?:so many|you consider) / rather than / instead of /
    due to / faced with / after (?:years|decades) of / at a time when / even though
  `),
}

/** A clause that argues, after the thing judged. */
export const ARGUMENT_TAILS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:cette|ce|cet|la|le|une|un) (?:loi|mesure|reforme|projet|plan|taxe|decision|proposition|initiative) (?:\p{L}+ ){0,3}qui (?:va |vont |devrait )?(?:enfin )?(?:permet\p{L}*|coute\p{L}*|cree\p{L}*|detrui\p{L}*|menac\p{L}*|sauve\p{L}*|protege\p{L}*|amelior\p{L}*|redui\p{L}*|aide\p{L}*|nui\p{L}*|pollue\p{L}*|tue\p{L}*|favoris\p{L}*|garanti\p{L}*|penalis\p{L}*|aggrav\p{L}*) /
    , (?:qui|ce qui|laquelle|lequel|mesure qui)[^?]{0,30} (?:permet\p{L}*|coute\p{L}*|cree\p{L}*|detrui\p{L}*|menac\p{L}*|sauve\p{L}*|protege\p{L}*|amelior\p{L}*|redui\p{L}*|aide\p{L}*|nui\p{L}*|pollue\p{L}*|tue\p{L}*|favoris\p{L}*|garanti\p{L}*|evite\p{L}*|penalis\p{L}*|aggrav\p{L}*|met\p{L}* en danger|profite\p{L}*|fait|ferai\p{L}*|augment\p{L}*|entrain\p{L}*) /
    (?:afin de|pour) (?:sauver|proteger|preserver|defendre|garantir|assurer|mettre fin a|eviter|lutter contre) (?:nos|notre|la planete|les|la|l'|le|des|un|une|vos) /
    ,? (?:alors qu|quand on sait qu|puisqu|car |sachant qu|parce qu|etant donne|compte tenu|malgre|bien qu|meme si|au risque d|au detriment d|au profit d)[^?]+
  `),
  en: anyOf(String.raw`
    ,? (?:which|that|as it|because it|since it|as they) (?:would|will|could|has|is|are|helps?|harms?|costs?|saves?|creates?|destroys?|kills?|protects?|damages?|hurts?|reduces?|improves?)(?: (?:also|only|greatly|already|clearly|proven to|known to))? ?(?:save\p{L}*|protect\p{L}*|create\p{L}*|help\p{L}*|improve\p{L}*|reduce\p{L}*|cost\p{L}*|destroy\p{L}*|harm\p{L}*|hurt\p{L}*|damage\p{L}*|kill\p{L}*|ruin\p{L}*|boost\p{L}*|keep|prevent\p{L}*|benefit\p{L}*|make|cut|bring|raise|put|lives|jobs|millions|thousands|children|people|the) /
    (?:in order to|so as to) (?:save|protect|preserve|defend|stop|prevent|keep|help|improve|reduce|secure|safeguard) /
    to (?:save|protect|safeguard|defend) (?:our|the (?:planet|lives|environment|climate)|lives|children|jobs) /
    ,? (?:even though|despite|when (?:we know|so many)|given that|considering|because(?! of)|since|so that|at the expense of|seeing that|knowing that|bearing in mind)[^?]+
  `),
}

/** Claims of fact that argue when they stand before a question of opinion. */
export const CLAIMS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    tue / tuent / coute\p{L}* / pollue\p{L}* / sauve\p{L}* / protege\p{L}* / menace\p{L}* / detrui\p{L}* /
    nuit / nuisent / aggrave\p{L}* / ameliore\p{L}* / favorise\p{L}* / permet / permettent / permettrait /
    cree\p{L}* / redui\p{L}* / gaspill\p{L}* / souffr\p{L}* / meurent / meurt / explos\p{L}* /
    manqu\p{L}* / augment\p{L}* / degrad\p{L}* / diminu\p{L}* /
    est (?:essentiel\p{L}*|indispensable|dangereu\p{L}+|nefaste|vital\p{L}*|utile|mauvais\p{L}*|bon\p{L}*|trop|nocif|nocive) /
    sont (?:essentiel\p{L}*|indispensables|dangereu\p{L}+|nefastes|vitau?x?|utiles|trop|nocifs|nocives|mauvais\p{L}*) /
    provoqu\p{L}* / entrain\p{L}* / rend\p{L}* / aide\p{L}* / profite\p{L}* / merit\p{L}* /
    (?:travail|role|metier|service)s? (?:\p{L}+ )?(?:essentiel|indispensable|admirable|formidable|precieu|difficile|vita|remarquable|crucia)\p{L}* /
    (?:a ete|est|fut) une? (?:\p{L}+ ){0,2}(?:echec|desastre|succes|fiasco|triomphe|reussite|scandale|catastrophe|gachis)\p{L}* / est une? (?:danger|menace|chance|fleau|necessite|injustice|atout|probleme|priorite) / victimes /
    risque(?:nt)? (?:leur|sa) vie / il est (?:normal|naturel|legitime|essentiel|indispensable|vital|important) (?:de|d'|que|qu') / apporte(?:nt)? (?:de la|du|de l'|beaucoup|tant) / a besoin / ont besoin / (?:a|ont|avait) (?:bien |eu )?raison de / se meu(?:rt|rent) / agonise\p{L}* / tombe\p{L}* en ruine / a bout de souffle / au bord d\p{L}* / delaisse\p{L}* / disparai\p{L}* / sature\p{L}* / vetuste\p{L}*
  `),
  en: anyOf(String.raw`
    kill / kills / killed / cost / costs / pollute\p{L}* / save / saves / protect / protects /
    threaten\p{L}* / destroy\p{L}* / harm / harms / worsen\p{L}* / improve / improves / create / creates /
    reduce / reduces / waste / wastes / suffer\p{L}* / die / dies / soar\p{L}* / lack / lacks / damage /
    damages / cause / causes / ruin / ruins / help / helps / benefit / benefits / deserve\p{L}* /
    (?:vital|essential|crucial|tough|great|wonderful|valuable|important|difficult|fantastic) (?:job|work|role|part|service|contribution) /
    (?:has|have) been an? (?:\p{L}+ ){0,2}(?:failure|disaster|success|triumph|waste|fiasco|scandal|shambles|blessing|godsend|nightmare) / (?:is|are) an? (?:\p{L}+ )?(?:failure|success|danger|threat|lifeline|disaster|injustice|burden|necessity|problem|priority|waste|asset) /
    (?:is|are) (?:essential|vital|dangerous|harmful|bad|good|crucial|too|a danger|a threat|at risk|important|known|proven|struggling|failing|unfair|safer|healthier|better) /
    lead to / leads to / increase / increases / contribute\p{L}* / endanger\p{L}* /
    make (?:us|people|children) / makes (?:us|people|children) / poison\p{L}* / rising / need / needs /
    risk(?:s|ing)? (?:their|his|her) li(?:fe|ves) / gives? (?:us|people|children|families|everyone|our) / brings? (?:people|life|joy|us|families) / rel(?:y|ies) on / depends? on / lose / loses / keep / keeps / (?:is|are|was|were) right to / (?:is|are) (?:dying|dwindling|crumbling|vanishing|disappearing|overstretched|underfunded|overcrowded|falling apart|collapsing|shrinking|getting worse|out of control|in ruins) / long overdue
  `),
}

/** A premise before a rating: "given how well …", « sachant que … »; not a plain condition ("given the price"). */
export const RATED_PREMISES: Record<WordingLanguage, string> = {
  fr: anyOf(`
    (?:etant donne|sachant|vu|compte tenu du fait|considerant|puisque|alors|quand on (?:sait|voit)) (?:que|qu'|combien|a quel point) /
    puisqu'
  `),
  en: anyOf(`
    (?:given|considering|seeing|knowing|bearing in mind|in view of|in light of) (?:how|that|the fact) /
    when you (?:consider|know|see) (?:how|that)
  `),
}

/** Asks for support of something. */
export const POLICY_ASKED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    favorables? / opposee?s? / faut-il / faudrait-il / devrait\p{L}* / doit-on / doit / doivent /
    soutenez / soutiendriez / soutien / approuv\p{L}* / etes-vous (?:pour|contre|pret\p{L}*|d'accord) /
    seriez-vous / pensez-vous qu / souhaitez / accept\p{L}* / comptez-vous / envisagez / allez-vous /
    voter\p{L}* / preferez / prefereri\p{L}* / rejoindr\p{L}* / adopteri\p{L}* / avez-vous l'intention / estimez-vous / serait-il /
    est-il (?:temps|normal|juste|necessaire)
  `),
  en: anyOf(`
    support / oppose / favou?r / should / approve / would you (?:vote|back|accept|agree|like|sign|be) /
    are you (?:for|against|in favou?r|willing|prepared) / do you (?:think|believe|agree|back|want|accept) /
    will you / do you (?:plan|intend) / ought / are you going to / do you feel
  `),
}

/** Words that offer both sides. */
export const BALANCED: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    favorables? ou (?:plutot |tout a fait |tres )?(?:opposee?s?|defavorables?) /
    pour ou (?:plutot )?contre / plutot pour / (?:opposee?s?|contre) ou (?:plutot )?(?:favorables?|pour) /
    certain\p{L}*[^?]{3,160}d'autres / les uns[^?]{3,140}les autres / d'un cote / d'une part /
    approuvez-vous ou / ou bien / bonne ou (?:une )?mauvaise / ou au contraire / ou non(?= ?\?) /
    ou pas(?= ?\?) / normal ou / juste ou / acceptable ou /
    (?:augmente|diminue|ameliore|degrade)\p{L}*,\x20 / ou faut-il / ou plutot /
    (?:il faut|faudrait)[^?]{3,80} ou [^?]{3,80} / d'abord[^?]+ou /
    ou (?:\p{L}+ ){0,5}(?:rester|reste|laisser|maintenir|garder)(?: \p{L}+){0,2} (?:inchange\p{L}*|comme (?:avant|aujourd'hui|maintenant)|tel(?:le)?s?|en l'etat|identique\p{L}*)
  `),
  en: anyOf(String.raw`
    (?:support|favou?r|agree|approve|for|in favou?r(?: of)?|like) or (?:do you )?(?:oppose|disagree|disapprove|against|dislike) /
    oppose or (?:support|favou?r) / against or /
    some (?:people|say|think|believe|argue|feel|residents|experts|parents)?[^?]{3,180}(?:others?|while|whereas|but some) /
    on (?:the )?one hand / good or (?:a )?bad / increased?,? (?:reduced?|decreased?) / or not(?= ?\?) /
    right or wrong / fair or unfair / acceptable or / which (?:of these|comes|is closer|do you) /
    either[^?]+or /
    , or (?:\p{L}+ ){0,4}(?:stay|remain|be kept|keep)(?:s|ed|ing)? (?:as (?:it is|they are)|the same|unchanged)
  `),
}

/** Many people, as the subject of a statement that precedes the question. */
export const MANY_PEOPLE: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    ^(?:aujourd'hui, |desormais, |en france, )?(?:la (?:\p{L}+ ){0,2}majorite|la plupart|beaucoup d|de nombreu(?:x|ses)|l'(?:immense|ecrasante) majorite|une (?:\p{L}+ ){0,2}majorite|\d+ ?%|(?:plus|pres) de \d+ ?%|(?:neuf|huit|sept|six|trois|\d+) \p{L}+ sur (?:dix|quatre|cinq|\d+)|des (?:millions|milliers)|de plus en plus|tout le monde|nous (?:aimons|voulons|sommes|savons|souhaitons) tous|chacun|tous les (?:francais|parents|medecins|experts|sportifs)|les \p{L}+ sont (?:de plus en plus|tres) nombreu(?:x|ses))(?!\p{L})
  `),
  en: anyOf(String.raw`
    ^(?:today, |nowadays, |these days, )?(?:the (?:\p{L}+ ){0,2}majority|most|many|lots of|everyone|everybody|we all|all of us|more and more|millions of|thousands of|over \d+ ?%|\d+ ?%|(?:nine|eight|seven|six|three|\d+) (?:out of|in) (?:every )?(?:ten|four|five|\d+)|a (?:growing|large|clear) (?:number|majority))(?!\p{L})
  `),
}
