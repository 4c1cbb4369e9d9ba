import type { WordingLanguage } from '../finding.ts'
import { anyOf } from './entries.ts'

/**
 * Ways of arguing for one answer in a statement before the question, by what they appeal to. The rule itself excludes
 * statements about the person who answers, about plans, or about both sides.
 */
export const ARGUED_BEFORE: Record<WordingLanguage, Readonly<Record<ArgumentKind, string>>> = {
  fr: {
    consequence: anyOf(String.raw`
      (?:^|, )(?:si|sans|faute de|a defaut de|a moins d[e']|tant que) ?(?!vous|tu)[^.?!]{4,140}?(?<!\p{L})\p{L}+(?:ra|ront|rait|raient|rons|rions)(?!\p{L})\p{L}* /
      il (?:n'y aurait|n'y aura|ne resterait|ne restera) (?:plus|pas|bientot|que)\p{L}* / (?:nos|les) (?:enfants|petits-enfants|generations futures|generations a venir)[^.?!]{0,40}(?:devr|paier|payer|subir|heriter)\p{L}*\p{L}* / demain,? il sera trop tard / avant qu'il (?:ne )?soit trop tard
    `),
    people: anyOf(String.raw`
      (?:\d+|deux|trois|quatre|cinq|six|sept|huit|neuf) (?:\p{L}+ ){0,2}?(?:(?:de|d'entre) (?:nos|vos|leurs|ces|nous|vous)(?: \p{L}+)? )?sur (?:dix|quatre|trois|cinq|cent|\d+) / (?:nos|les) (?:lecteurs|abonnes|auditeurs|clients|habitants|riverains|adherents|membres|salaries|parents|usagers|voisins)[^.?!]{0,40}(?:ont (?:vote|choisi|tranche|plebiscite|deja|massivement|largement)|sont (?:deja|massivement|largement|nombreux|unanimes)|plebiscit\p{L}+|reclament|demandent|attendent|adorent|approuvent)\p{L}* / (?:un|notre dernier|le dernier|tous les) (?:recent )?sondages?[^.?!]{0,40}(?:montr|indiqu|confirm|revel|l'ont|disent|donn)\p{L}*\p{L}* / (?:deja )?(?:plus de )?\d[\d ]* (?:personnes|signataires|signatures|habitants|francais|familles|clients|citoyens)[^.?!]{0,40}(?:ont|sont|soutien|sign|nous)\p{L}*\p{L}* / l'opinion (?:publique )?est (?:deja |largement )?(?:acquise|favorable|convaincue)\p{L}*
    `),
    source: anyOf(String.raw`
      ^(?:selon|d'apres|de l'avis de|aux dires de|au dire de) (?!vous|toi|la question|l'etiquette|le contrat|le reglement|la loi|moi)[^,.?!]{3,100}, / (?<!vous )(?:recommand(?:e|ent)|conseill(?:e|ent)|deconseill(?:e|ent)|preconis(?:e|ent)|plaid(?:e|ent) pour|affirm(?:e|ent)|assur(?:e|ent) que|estim(?:e|ent) que|soulign(?:e|ent)|rappell(?:e|ent)|averti(?:t|ssent)|alert(?:e|ent)|deplor(?:e|ent)|regrett(?:e|ent)|salu(?:e|ent)|vant(?:e|ent)|denonc(?:e|ent)|condamn(?:e|ent)|demontr(?:e|ent)|prouv(?:e|ent)|tir(?:e|ent) la sonnette|s'alarm(?:e|ent)|s'accord(?:e|ent)|reconn(?:ait|aissent)|ne jur(?:e|ent) que par)(?!\p{L})\p{L}* / (?:est|sont) (?:unanimes?|formel\p{L}*|categoriques?|d'accord pour|convaincue?s|d'avis)\p{L}*
    `),
    appeal: anyOf(String.raw`
      n'oublions pas\p{L}* / n'oubliez pas\p{L}* / rappel(?:ons|ez-vous)(?: que)?\p{L}* / souven(?:ons-nous|ez-vous)\p{L}* / (?:nous|on) (?:sommes|est) (?:convaincus?|persuades?|certains?|surs?|fiers?)\p{L}* / nous (?:croyons|pensons|esperons|comptons sur|avons besoin|savons (?:que|combien|a quel point))\p{L}* / (?:imaginez|pensez a|songez a|mettez-vous a la place) (?:votre|vos|d'un|d'une|de|ces|a|la|le|un|une)\p{L}* / vous (?:etes|faites partie) (?:de |d')?(?:quelqu'un|une personne|ceux|celles|des|un (?:client|parent|citoyen|lecteur|conducteur|membre)|une (?:cliente|citoyenne|lectrice|mere))\p{L}* / vous qui \p{L}* / (?:notre|nos) (?:petite )?(?:association|equipes?|club|collectif|ecole|journal|refuge)[^.?!]{0,60}(?:ne (?:vit|tient|survit|peut)|compt|a besoin|ont besoin|pass|travaill|a consacre|n'a pas menage|ont donne)\p{L}*\p{L}* / (?:a|ont|avons) passe [^.?!]{3,40}(?:mois|annees|ans|semaines|nuits|jours|week-ends|heures)\p{L}* / (?:digne de ce nom|qui se respecte|responsables?|consciencieu\p{L}+|soucieu\p{L}+ d[^.?!]*|de bon sens|bien eleves?)\p{L}*
    `),
    story: anyOf(String.raw`
      (?:la semaine|le mois|l'an(?:nee)?|l'hiver|l'ete) (?:derni|pass)\p{L}+,[^.?!]*(?:de \d+ ans|une? (?:mere|pere|enfant|eleve|dame|homme|femme|famille|jeune|cycliste|pieton\p{L}*|ouvrier|retraite|agricult\p{L}+|maraicher|infirmier\p{L}*|facteur))\p{L}* / (?:une? |l[ae] |le petit |la petite )[^.?!]{3,40}de \d+ ans[^.?!]*(?:mort|mour|tue|blesse|perdu|renverse|regarde|pleur|agresse|attendu|hospitalis|dorm|dort)\p{L}*\p{L}*
    `),
    example: anyOf(String.raw`
      (?:(?:l'ont|ont|a) (?:deja )?(?:fait|franchi le pas|saute le pas|adopte|essaye|choisi|opte|renonce|interdit|bascule)|sans le regretter|s'en (?:felicite|porte|rejoui)\p{L}*|avec succes|y sont (?:deja )?parvenue?s?|a montre la voie|chez nos voisins)\p{L}*
    `),
    anchor: anyOf(String.raw`
      (?:ailleurs|chez (?:nos concurrents|les autres)|dans d'autres (?:villes|pays|magasins))[^.?!]{0,60}(?:jusqu'a|plus de|au moins|deux fois|trois fois|le double)\p{L}* / (?:peut couter|coute(?:nt)?|revient|reviennent) (?:bien |beaucoup |deux fois |trois fois )?(?:plus|plus cher|moins cher|moins)(?: cher)? (?:que|qu'|a)\p{L}* / (?:le prix|l'equivalent|le cout) d'(?:un |une )(?:cafe|baguette|croissant|pain|ticket|place|voiture|maison|repas)\p{L}* / (?:rien que|seulement|a peine|moins de|pas plus de) [\d,]+ ?(?:€|euros?|centimes?)\p{L}*
    `),
    principle: anyOf(String.raw`
      (?:chacun|chaque \p{L}+|tout \p{L}+|toute \p{L}+|tous les \p{L}+|nos \p{L}+|les (?:enfants|eleves|patients|malades|animaux|familles|habitants)) (?:a|ont|merit\p{L}+|doi\p{L}+|devrai\p{L}+)(?: bien)?(?: le| un)? ?(?:droit|merit|d'|pouvoir|avoir|etre|vivre|manger)\p{L}* / (?:nul|personne|aucun \p{L}+) ne (?:devrait|doit|merite|saurait)\p{L}* / il (?:est|serait) (?:tout a fait |parfaitement |bien )?(?:naturel|normal|legitime|humain|comprehensible|dommage|regrettable|triste|injuste|absurde|urgent|temps|indispensable|vital|difficile de (?:comprendre|voir|nier))\p{L}* / on (?:voit mal|comprend mal|ne voit pas)\p{L}* / (?:quel dommage|c'est (?:bien )?(?:dommage|triste|une honte|une chance|un drame|un scandale))\p{L}* / (?:la|une) (?:justice|societe|democratie|fiscalite|ville|ecole|commune) (?:juste|digne|moderne|equitable|humaine|responsable)\p{L}*
    `),
    trend: anyOf(String.raw`
      (?:n'a (?:pas|plus|jamais) (?:bouge|augmente|ete (?:aussi|revu|releve))|n'ont (?:pas|plus|jamais) (?:bouge|augmente|ete aussi)|(?:a|ont) (?:double|triple|quadruple|explose|flambe|bondi|chute|fondu|recule|plonge|grimpe|gonfle|disparu|ferme|perdu)|ne cesse(?:nt)? de|de plus en plus|de moins en moins|record\p{L}*|au plus (?:bas|haut)|manqu(?:e|ent)|a prouve|ont prouve|a fait ses preuves|(?:pour la )?(?:deuxieme|troisieme|quatrieme|cinquieme|\d+e) (?:fois|annee|hiver|ete) (?:de suite|consecuti\p{L}+|d'affilee))(?!\p{L})\p{L}*
    `),
  },
  en: {
    consequence: anyOf(String.raw`
      (?:^|, )(?:if|unless|without|until|should) (?!you|i )[^.?!]{4,140}?(?<!\p{L})(?:will|would|'ll|won't|could|cannot|can't|there'd)(?!\p{L})\p{L}* /
      there (?:would|will|'ll) (?:soon )?be no (?:more )?\p{L}* / (?:our|the) (?:children|grandchildren|future generations|next generation)[^.?!]{0,40}(?:will|would|pay|inherit)\p{L}* / (?:before it(?:'s| is)|it will (?:soon )?be) too late\p{L}*
    `),
    people: anyOf(String.raw`
      (?:\d+|two|three|four|five|six|seven|eight|nine) (?:\p{L}+ ){0,3}?(?:out of|in) (?:every )?(?:ten|four|three|five|a hundred|\d+)\p{L}* / (?:our|the|local|most) (?:readers|members|listeners|subscribers|customers|residents|neighbours|colleagues|parents|voters|users|guests)[^.?!]{0,40}(?:voted|chose|have (?:already|overwhelmingly|chosen|voted|made|told|said)|overwhelmingly|love|swear by|back|want|are (?:already|overwhelmingly)|say|tell|keep)\p{L}* / (?:two|three|four|five|ten) to one\p{L}* / (?:poll|survey|petition)[^.?!]{0,60}(?:show|found|suggest|backed|said|voted|signed|signatures)\p{L}* / (?:over |more than |some |already )?\d[\d,]* (?:people|residents|signatories|families|customers|parents|members)[^.?!]{0,40}(?:have|signed|back|support|told|already)\p{L}*
    `),
    source: anyOf(String.raw`
      ^(?:as|according to) (?!you|your|a result|part of|usual|soon|a |an |one of|the (?:label|contract|rules|law))[^,.?!]{3,100}(?:,| has| have| put| said| only) / (?<!(?:you|i|we|would|to|people|some|others|please|they|not) )(?:recommends?|advises?|warns?|says?|insists?|argues?|maintains?|points? out|pointed out|stresse[sd]?|urges?|advocates?|swears? by|vouch(?:es)? for|praises?|condemns?|denounces?|deplores?|regrets?|laments?|conclude[sd]?|agrees? that|confirms?|proves?|demonstrates?)(?!\p{L})\p{L}* / (?:is|are) (?:unanimous|adamant|clear that|convinced|in no doubt|agreed)\p{L}*
    `),
    appeal: anyOf(String.raw`
      (?:let's |let us )?(?:not forget|remember|bear in mind|spare a thought)\p{L}* / we(?:'re| are| all)? (?:(?:pretty|very|quite|so|really|absolutely|always|genuinely|firmly|truly) )?(?:believe|hope|trust|know (?:how|that|you)|confident|sure|certain|convinced|proud|keen|excited|counting on|rely on|depend on|care|love|want you)\p{L}* / (?:picture|imagine|think of|put yourself|consider) (?:your|a|an|the|being|coming|having|how|yourself|what|those|all)\p{L}* / you(?:'re| are) (?:clearly |obviously |the (?:kind|sort) of |someone|a (?:person|parent|customer|driver)|one of)\p{L}* / (?:smart|savvy|good|caring|responsible|discerning|sensible|thoughtful|loyal|clever|careful|informed|concerned|decent|real|true|proud|forward-thinking|wise) (?:\p{L}+ ){1,3}(?:like you|do|don't|keep|know|always|make|take|choose|check|never|put|look|think|want|give|care)\p{L}* / (?:like you|people like yourself|as you do)(?!\p{L})\p{L}* / (?:please )?help us (?:to )?\p{L}* / (?:we|our (?:\p{L}+ )?(?:team|staff|volunteers|charity|club|crew)|the (?:team|staff|volunteers))[^.?!]{0,30}(?:spent|worked|poured|put (?:a lot|everything|our|their)|gave up|given up|got together to|rel(?:y|ies) on|depends? on|cannot|can't (?:survive|go on)|lives? on|survives? on|need you)\p{L}*
    `),
    story: anyOf(String.raw`
      (?:last (?:week|month|year|winter|summer|spring|autumn|night)|yesterday|in (?:january|february|march|april|may|june|july|august|september|october|november|december)),? (?:an? |the )[^.?!]{0,30}(?:year-old|mother|father|child|girl|boy|woman|man|family|couple|pensioner|nurse|farmer|cyclist|pedestrian|toddler|student|widow\p{L}*|baby)(?!\p{L})\p{L}* / (?:\d+-year-old|aged \d+|of \d+|(?:mother|father) of (?:two|three|four|five))[^.?!]*(?:died|killed|lost|injured|knocked|waited|forced|left|slept|attacked|robbed|cried|sat|watched)\p{L}*
    `),
    example: anyOf(String.raw`
      (?:ha(?:s|ve) (?:already |all |long |since )?(?:done (?:it|so|the same)|made the (?:switch|move|leap)|switched|taken the (?:plunge|step)|followed suit|banned it|adopted it|opted)|moved to [^.?!]{3,40} and (?:saw|have)|never looked back|without (?:any )?regret|paid off|led the way|leading the way|shown the way)\p{L}*
    `),
    anchor: anyOf(String.raw`
      (?:elsewhere|other (?:shops|firms|providers|cities|countries|companies|cafes))[^.?!]{0,60}(?:up to|more than|at least|twice|double|as much as)\p{L}* / (?:can cost|costs?|would cost|will cost)(?: far| much)? (?:more|less) than\p{L}* / (?:the (?:price|cost)|less than|no more than) (?:of )?an? (?:coffee|cup of|pint|sandwich|newspaper|pizza|takeaway|loaf|cinema|chocolate|car|house|meal)\p{L}* / (?:just|only|as little as|a mere|for less than) (?:£|\$|€)?\d[\d.,]*(?:p|c)?(?: a (?:day|week|month|year))\p{L}*
    `),
    principle: anyOf(String.raw`
      (?:every|each|all|our|no) (?:\p{L}+ ){1,3}?(?:deserves?|should|ought|must|has a right|have a right|needs?)(?!\p{L})\p{L}* / (?:everyone|everybody|nobody|no one|we all|people|children|patients|animals) (?:deserves?|should|ought to|has a right|have a right|needs?|must)(?!\p{L})\p{L}* / it (?:is|'s|would be|seems) (?:\p{L}+ly |only |such |so )?(?:natural|normal|understandable|human|a (?:pity|shame|crime|tragedy|disgrace|scandal|privilege)|wrong|unfair|sad|absurd|hard to (?:see|understand|believe|imagine|justify|deny)|difficult to (?:see|understand|justify|deny)|time|urgent|common sense|vital|essential|right)\p{L}* / an? (?:fair|just|decent|civilised|modern|humane|caring|responsible|compassionate|strong|healthy) (?:\p{L}+ ){1,3}?(?:asks|looks after|cares|protects|does|needs|would|pays|treats|gives|makes|puts|listens|supports|is)\p{L}* / (?:there is|there's) (?:simply |really )?(?:no (?:excuse|reason|justification|point|doubt|need|room)|nothing (?:better|worse|like|wrong|more))\p{L}*
    `),
    trend: anyOf(String.raw`
      (?:(?:has|have) (?:not|never|hardly|barely) (?:risen|moved|changed|been (?:so|as|raised))|(?:has|have) (?:doubled|tripled|trebled|quadrupled|soared|rocketed|plunged|plummeted|slumped|collapsed|shrunk|fallen|jumped|exploded|vanished|lost|proved|proven|been shown|worked wonders)|keeps? (?:rising|falling|closing|growing|getting|going up)|are about to (?:jump|rise|soar|vanish|close)|(?:more and more|fewer and fewer|ever more|ever fewer)|record (?:profits?|earnings|levels?|highs?|lows?|numbers?)|(?:second|third|fourth|fifth|sixth) (?:\p{L}+ )?(?:running|in a row)|no support|yet here we are|yet again|once (?:more|again)|at this rate|works|has run out)(?!\p{L})\p{L}*
    `),
  },
}

/** Kinds of arguments before the question, by what they appeal to. */
export type ArgumentKind =
  | 'consequence'
  | 'people'
  | 'source'
  | 'appeal'
  | 'story'
  | 'example'
  | 'anchor'
  | 'principle'
  | 'trend'

/** Ways of pushing within the question: by pleading, presuming, reproaching, or offering no real alternative. */
export const PUSHED_WITHIN: Record<WordingLanguage, Readonly<Record<PushKind, string>>> = {
  fr: {
    plea: anyOf(String.raw`
      (?:nous )?ferez-vous (?:le plaisir|l'honneur|l'amitie|la gentillesse) / pouvons-nous compter sur / peut-on compter sur / (?:auriez|aurez)-vous (?:la (?:gentillesse|bonte|generosite)|le coeur|l'obligeance|a coeur) / nous (?:aiderez|soutiendrez|rejoindrez|accorderez)-vous / (?:confirmez|confirmeriez|pouvez-vous confirmer|pourriez-vous confirmer)(?:-vous)?(?: que| qu') / vous aurez (?:sans doute |surement |certainement )?(?:remarque|constate|apprecie|note|compris) / pour (?:a peine |seulement |juste |moins d[e'] )?(?:le prix d'|l'equivalent d'|[\d,]+ ?(?:€|euros?|centimes?) (?:par|de plus|seulement)) ?[^,?]{0,30}, / dans ces conditions,? (?:le|la|les|ne|est|faut|souhait|accept|trouv|seri)\p{L}* / (?:vu|au vu de|apres) tout (?:cela|ca|ce (?:que|qui|qu'))[^,?]*,
    `),
    reproach: anyOf(String.raw`
      (?:lui|leur|nous) (?:refuseriez|refuserez|denieriez|reprocheriez|en voudriez)-vous / (?:refuseriez|priveriez|abandonneriez|laisseriez|condamneriez|oseriez|pourriez)-vous (?:vraiment |donc |encore )?(?:un|une|des|les|la|le|a|de|d'|ces|nos|notre|cet|cette|ce|fermer les yeux|rester|laisser)(?! comment) / vous arrive-t-il encore / (?:continuez|continuerez|persistez)-vous (?:encore |malgre tout |a) / (?:laissez|achetez|mangez|fumez|jetez|utilisez|prenez|buvez|roulez)-vous encore / a quoi bon
    `),
    rigged: anyOf(String.raw`
      ou (?:faut-il |doit-on |doit-elle |devons-nous |preferez-vous |bien )?(?:continuer a|(?:se )?contenter de|laisser (?:faire|mourir|filer|pourrir|tomber)|fermer les yeux|baisser les bras|ne rien (?:faire|changer)|hausser les epaules|attendre (?:que|encore|le|la|un)|subir|sacrifier|abandonner|regarder ailleurs|se resigner|gaspiller|jeter) / (?:doit|doivent|faut|va|pouvons|devons|allons|souhait|accept|convien)[\p{L}-]* (?:\p{L}+ )?enfin / enfin (?:doter|accorder|offrir|proteger|rendre|donner|reconnaitre|instaurer|agir|interdire|mettre|ouvrir|faire|prendre)
    `),
    presumed: anyOf(String.raw`
      (?:a quel point|combien|dans quelle mesure|en quoi) (?:[\p{L}'-]+ ){0,8}?(?:ameliore|degrade|facilite|complique|change en (?:mieux|mal)|simplifie|enrichi|deteriore|affaibli|gach|abime|aide|mieux|meilleur|pire|plus (?:agreable|pratique|rapide|facile|confortable|simple|clair))\p{L}* / maintenant que [^,?]{3,120}(?:prouve|demontre|montre|fonctionne|reussi|ameliore|simplifi|facile|mieux|meilleur|gagn|enfin|possible|vu|baiss|progress)\p{L}*[^,?]*, / parce qu[^,?]{3,}(?:,[^?]{3,60})?,
    `),
  },
  en: {
    plea: anyOf(String.raw`
      would you be (?:so kind|kind enough|good enough|an angel) / (?:could|would|can|will) you (?:please )?confirm (?:that|how) / can we count on / (?:will|won't|would) you (?:help|join|stand with|back|support) us / please help us / you(?:'ll| will) (?:no doubt |surely |doubtless |certainly )?have (?:noticed|seen|appreciated|found|heard) / for (?:just|only|less than|as little as|the price of|little more than) [^,?]{2,50}, / given all (?:that|this|of this)[^,?]*, / after all (?:that|this|the|we|our|they)[^,?]*, / with (?:all )?(?:that|this) in mind, / would(?:n't)? you (?:do us the|have the (?:heart|decency|courage))
    `),
    reproach: anyOf(String.raw`
      do you still (?:let|buy|eat|smoke|throw|use|drive|drink|allow|leave|insist|refuse) / (?:would|could|will) you (?:really |honestly |seriously )?(?:deny|begrudge|refuse|abandon|turn (?:your back|away)|walk away|stand by|look away|let (?:them|him|her|it|this|our|a|an|the)|leave (?:them|him|her|our|a)|dare|condemn|take away|rob) / how long (?:must|should|can|will) (?:we|they|our) / in spite of (?:what|everything|all) / despite (?:what|everything|all) [^,?]*(?:told|warn|say|know)[^?]*
    `),
    rigged: anyOf(String.raw`
      or (?:simply |just |should (?:it|we|they) |do we |must we |merely |let )?(?:shrug|look (?:away|the other way)|turn a blind eye|do nothing|sit (?:back|idly|on)|carry on as before|give up|give in|let (?:it|them|our|the|things)|stand (?:by|idly)|wait (?:for|until)|leave (?:them|our|it|families|people) (?:to|in|at)|continue to (?:suffer|waste|ignore|pay)|go on (?:wasting|paying|suffering|ignoring)|abandon|waste|throw away|put up with|ignore) / (?:at last|finally) (?:give|grant|protect|bring|be|get|have|stop|ban|introduce|act|make|do|put|allow|recogni[sz]e)
    `),
    presumed: anyOf(String.raw`
      how much (?:better|worse|easier|faster|nicer|happier|healthier|safer|cheaper|cleaner|clearer|simpler|smoother|harder|more \p{L}+|fresher|tastier) (?!or|off)(?:do|did|does|is|are|was|were|has|have|would|will) / how (?:badly|greatly|seriously|severely|deeply|profoundly) (?:has|have|did|does|do|is|are|was|were) / (?:to what extent|how far|how much) (?:has|have|did|does|do|is|are) (?:[\p{L}'-]+ ){1,8}?(?:damag|improv|harm|hurt|ruin|spoil|enhanc|enrich|undermin|erod|worsen|weaken|strengthen|boost|wreck|disrupt|help|benefit)\p{L}* (?:your|you|our|the) / now that [^,?]{3,120}(?:prov|shown|seen|work|success|improv|better|easier|lower|fallen|safe|gives?|save|cheaper|at last|finally)\p{L}*[^,?]*, / because [^?]{3,100}, (?:would|do|will|should|are|is|can) / unless you [^,?]{3,80},
    `),
  },
}

/** Kinds of pushing within the question. */
export type PushKind = 'plea' | 'reproach' | 'rigged' | 'presumed'

/** Statements that are no arguments: they inform, describe an imagined case, or present a plan. */
export const INFORMS: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:imaginez|supposez|supposons) (?:que|qu'|la situation|un magasin) / (?:voici|en repondant|les questions|(?:ce|le) questionnaire|la question|cette question|je vais vous|nous (?:allons|souhaitons (?:savoir|connaitre)|aimerions)|merci de|pensez a (?:votre|la) derni\p{L}*|par [^,]{2,30}, (?:on|nous) entend) / (?:(?:on|nous) (?:entend|appelle|appelons|entendons))
  `),
  en: anyOf(String.raw`
    (?:imagine|suppose) (?:that|you are|you're|you have|a (?:shop|situation|choice)) / (?:here (?:is|are)|the (?:next|following)|by (?:answering|completing|taking)|these questions|this (?:question|section|survey)|we (?:would like|'d like|want) to (?:know|ask|learn|understand)|(?:i am|i'm|we are) going to|please (?:read|look|think|answer)|think (?:about|of) (?:the last|your last|your most)|by [^,]{2,30},? we mean)
  `),
}

/** Statements of what exists, is offered, planned or was changed, as neutral background of the question. */
export const SETS_THE_SCENE: Record<WordingLanguage, string> = {
  fr: anyOf(String.raw`
    (?:est|sont|etait|etaient|sera|seront|a ete|ont ete) (?:\p{L}+ment )?(?:actuellement |desormais |deja |en |vendue?s?|situee?s?|ouverte?s?|fermee?s?|prevue?s?|composee?s?|organisee?s?|proposee?s?|punie?s?|interdite?s?|autorisee?s?|soumis\p{L}*|gratuit\p{L}*|payant\p{L}*|modifiee?s?|installee?s?|mis\p{L}* en|lancee?s?|cree\p{L}*|affichee?s?|disponibles?|obligatoires?|facturee?s?|limitee?s?|envoyee?s?|accessibles?|fixee?s?|renouvelee?s?|distribuee?s?)(?!\p{L}) /
    (?:a|ont|va|vont|vient de|viennent de|compte|comptent|souhaite|souhaitent|veut|veulent) (?:\p{L}+ment )?(?:modifi|chang|install|ouvr|ouvert|lanc|remplac|introdui|limit|mis en|mettre en|adopt|vot|cre|construi|publi|propos|decid|annonc|fix|ferm|rempla|etend|organis|envoy|demand|lieu|reuni|renouvel)\p{L}* / (?:propos|envisag|prevoi|etudi|organis|examin|compren|compt|comport|dur|ouvr|ferm|coute|vend|accueill|regroup|prepar|gere|consist|design|signifi|correspond|existe|se (?:trouve|situe|deroule|tient))\p{L}* / il (?:existe|y a) / auront? lieu / depuis (?:le|janvier|\d+|mars|septembre)
  `),
  en: anyOf(String.raw`
    (?:is|are|was|were|will be|has been|have been) (?:currently |now |already |also |due |\p{L}+ly )?(?:to be|to|on sale|in force|open|closed|sold|located|held|planned|offered|made up|available|free|charged|limited|required|allowed|banned|an offence|considering|planning|reviewing|proposing|preparing|thinking|looking|set|run|sent|listed|divided|based|introduced|replaced|changed|published|scheduled) / (?:has|have|had|will|plans? to|wants? to|may|might|proposes? to|intends? to) (?:recently |just |also )?(?:introduc|chang|open|clos|launch|replac|add|mov|publish|propos|decid|announc|set|built|build|asked|organis|install|adopt|pass|limit|hold|offer|ask|renew|start|stop)\p{L}* / (?:offers?|sells?|includes?|consists? of|lasts?|contains?|opens?|closes?|runs?|collects?|uses?|provides?|operates?|means|refers? to|takes? place|comes? in|proposes?|plans|charges) / there (?:is|are) (?:a|an|two|three|four|several|currently)
  `),
}
