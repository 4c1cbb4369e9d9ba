import { type Pattern, patternsOf } from './shapes.ts'

/** Words before the question itself. */
const lead =
  "^(?:(?:et|alors|selon vous|a votre avis|d'apres vous|pour vous|aujourd'hui|en general|pour finir|pour commencer)[, ]+)*(?:pou(?:vez|rriez)-vous (?:me |nous )?(?:dire|expliquer|raconter) )?"
const of = "(?:de la |de l'|des |du |de |d')"
/** Somebody whom one knows is no subject that one has heard of; what is one's own is known. */
const notOwn = "(?!.*\\b(?:vos|votre|quelqu'un|quelques|personnes?|gens|endroits?|lieux?)\\b)"
/** Verbs of thinking and wanting ask for opinions and not for deeds. */
const mind =
  '(?!(?:pens|croy|trouv|estim|jug|consider|souhait|voul|prefer|aim|av|etes|sav|connaiss|pouv|dev|sembl|accept|compt|envisag|recommand|esper|attend|appreci|repond|dir|(?!mari|vari|cri|pari)[a-z]*riez|ressent|sent|imagin|vo)[a-z]*\\b)'

const sources = String.raw`
sides: .*\b(?:certains|certaines|les uns|il y en a|ceux|parmi vous)\b.{0,30}?\b(?:qui )?(?:trouvent|pensent|disent|estiment|croient|jugent|voient)(?: que? | qu'|[,:] )(?<one>.{8,90}?) ?[,;]? (?:et |mais |alors que |tandis que )?(?:d'autres|les autres|certains|certaines)(?: qui)?(?: trouvent| pensent| disent| estiment| croient| jugent)?(?: que? | qu'|[,:] )(?<other>.{8,90})
whoWould: (?:et )?qui (?:pensez-vous que |d'apres vous |selon vous )?(?:viendrait|irait|utiliserait|participerait|s'inscrirait|acheterait|profiterait|serait interesse|en aurait besoin|voudrait)\b.*
naming: (?:et )?(?:comment (?:faudrait-il |pourrait-on |devrait-on )?(?:l'|les |le |la )?appel\w+|quel nom)\b.*
agree: (?:et |mais )?(?:qui|est-ce que quelqu'un|quelqu'un|y a-t-il quelqu'un (?:qui|pour)|certains) (?:ici |parmi vous |d'entre vous )?(?:(?:ne )?(?:voit|voient|pense|dirait|veut|voudrait|souhaite|defend\w*|soutenir)|(?:a|ont)\b)\b.*\b(?:autrement|differemment|de la meme (?:facon|maniere)|le contraire|(?:avis|point de vue) (?:contraire|oppose|different)|l'inverse)\b.*
putsOff: (?:.*[,.:?] )?qu'est-ce qui,?(?: [^,]{3,30},)? (?:(?:les|l) ?(?:en )?(?:retient|freine|empeche|decourage|arrete|bloque|dissuade)|(?:retient|freine|empeche|decourage|arrete|bloque|dissuade|fait hesiter) (?:les|l[ae] |tant|certain|beaucoup|d'autres|autant|encore|la plupart))\b.*
check: (?:.*[,.:?] )?(?:qu'est-ce que vous (?:voudriez|aimeriez|souhaiteriez)|que (?:voudriez|aimeriez|souhaiteriez)-vous|que faudrait-il|qu'est-ce qu'il faudrait) (?:que l'on |qu'on |que nous |voir )?(?:verifi\w*|mesur\w*|evalu\w*|regard\w*|control\w*)\b.*
check: (?:.*[,.:?] )?(?:qu'est-ce qui vous ferait dire que (?:c'est|ce serait|c'etait|ca a|cela a) (?:un |une )?(?:reussi\w*|succes|marche|fonctionne)|(?:a quoi|comment) (?:verri?ez-vous|saurait-on|saura-t-on|savoir|verrait-on|reconnaitri?ez-vous|sauriez-vous) (?:que |si )?(?:ca|cela|c'est|l[ae] \w+)(?: a)? (?:march\w*|reussi\w*|fonctionn\w*|un succes|une reussite))\b.*
lastTold: .*\b(?:decrivez|racontez|parlez|pensez|souvenez|repensez|raconter|decrire|parler)\b.*\bla derniere fois (?:que |qu'|ou )vous (?<verb>avez|etes) (?<rest>(?!du\b|ete\b|eu\b)\w+[eisut](?:\(e\))?s? .{3,70}?)(?:,.*)?
usual: (?:.*[,.:] ?)?comment (?:ca|cela|les choses)? ?(?:se passe(?:nt)?|se deroule(?:nt)?)(?:-t-(?:il|elle)s?|-(?:ils|elles))?\b(?!.*\b(?:journees?|semaines?|jours? type|matins?|matinees?|dimanches?|week-ends?)\b).*
means: (?:(?:que|qu'est-ce que|comment) (?:pourrai(?:t|ent)|peu(?:t|vent)|devrai(?:t|ent)) (?:faire|agir) (?:votre|vos|l[ea]s?|l'|une?|notre) ?.+?(?<end>pour .+)|comment (?:mieux |bien )[a-z]+(?:er|ir|re)\b.*)
agree: (?:et )?(?:(?:etes-vous|est-ce que vous etes|qui (?:est|n'est pas)|tout le monde est-il) (?:tous )?d'accord(?: avec (?:ce|cela|ca|lui|elle|tout|les autres).*)?)
changedSelf: qu'est-ce qui a (?:le plus )?change (?:dans|a) (?:votre (?:facon|maniere|rapport|comportement|alimentation|consommation)|vos (?:habitudes|pratiques|gestes|comportements))\b.*
changedSelf: (?:que|qu'est-ce que vous) faites-?(?:vous)? (?:differemment|autrement)\b.*
missed: (?:.*, )?(?:y a-t-il|est-ce qu'il y a|il y a) (?:autre chose|un point|un sujet|quelque chose|des choses)(?: \w+)? (?:dont|que) (?:nous n'avons|on n'a)\b.*
missed: (?:.*, )?(?:y a-t-il|est-ce qu'il y a|il y a) (?:quelque chose|une question|un (?:sujet|point|aspect)|une chose)\b.*\b(?:oubli\w+|aurions du|aurait du|n'avons pas|n'a pas|pas (?:parle|aborde|pose))\b.*
missed: (?:.*, )?(?:qu'avons-nous|qu'est-ce qu'on a|qu'est-ce que nous avons|qu'a-t-on) oublie\b.*
moved: (?:est-ce que )?(?:quelque chose|ce (?:que vous avez entendu|qui s'est dit|qui a ete dit)|la discussion|l'echange|cet echange|cette discussion)\b.*\b(?:chang\w+|bouge\w*|surpris\w*|evolu\w+|marqu\w+)\b.*
moved: (?:avez-vous|est-ce que vous avez) change d'avis\b.*
retained: (?:(?:de|dans|parmi) tout\b.*, )?(?:qu'est-ce (?:qui|que)|que|quel(?:le)? (?:idee|chose|point))\b.*\b(?:(?:important\w*|essentiel\w*) (?:a retenir|a dire)|reteni\w+|retene\w+|retiendr\w+|gardez-vous de (?:cet|cette|ce)|garderez)\b.*
quit: (?:.*[,.:] )?qu'est-ce qui vous a (?:fait|pousse a|amene a|conduit a|decide a|oblige a) (?:arreter|abandonner|quitter|cesser|renoncer|partir|laisser tomber)\b.*
quit: (?:.*[,.:] )?pourquoi avez-vous (?:arrete|abandonne|quitte|cesse|renonce|laisse tomber)\b.*
lookOut: .*\b(?:dir\w+|conseill\w+|recommand\w+)-vous\b.*\b(?:faire attention|se mefier|prendre garde|surveiller|(?:a quoi|de quoi) (?:faire attention|se mefier))\b.*
attract: (?:comment|que|qu'est-ce|quelles? \w+)\b.*\b(?:attirer|faire venir|toucher|fideliser|donner envie (?:de venir )?a|interesser) (?:plus de |davantage de |de nouveaux |de nouvelles |d'autres )?(?:les |des |le |la |l'|un |une )?(?:gens|publics?|visiteurs|clients|clientele|jeunes|habitants|lecteurs|familles|adherents|personnes|hommes|femmes|spectateurs|ceux|celles|monde)\b.*
reply: .*\b(?:que|qu'est-ce que vous|comment) (?:leur |lui )?(?:repondez|repondriez|diriez)(?:-vous)?(?:-leur)? (?:a|aux?) (?:cet?(?:te)? \w+|(?:ceux|celles|celui|celle|quelqu'un|gens|personnes|autres|(?:une? |des |l'|les |la |le )\w+) (?:que|qu'|qui) .*\b(?:disent|dit|pens\w+|crai\w+|inquiet\w*|croi\w+|trouv\w+|pas d'accord|contre|opposent|peur)\b.*)
hears: (?:qu'entendez-vous|qu'est-ce que vous entendez|que vous (?:dit-on|disent)|qu'est-ce qu'on vous dit|que disent (?:\w+ ){1,4}?)(?: dire)? ?(?<of>${of})(?<thing>.+)
push: (?:.*[,.:] )?(?:qu'est-ce qui|que) (?:vous )?(?:ferait|pourrait (?:vous )?faire|pousserait|pourrait (?:vous )?pousser|ameneraient?|devrait-il (?:arriver|se passer)|faudrait-il) (?:vous )?(?:a )?(?:pour que vous )?(?:partir|quitter|quittiez|arreter|arretiez|changer de|changiez|cesser|rompre|demenager|partiez)\b.*
deterred: (?:.*[,.:] )?(?:qu'est-ce|ce) qui (?:vous (?:a |en |avait )?)?(?:ferait|fait|feraient|pourrait (?:vous )?faire)? ?(?:vous )?(?:hesiter|renoncer|reculer|freine\w*|reten\w*|retien\w*|arret\w*|empech\w*|dissuad\w*|decourag\w*|rebut\w*)\b.*
cause: (?:.*, )?(?:a quoi (?:tient|tiennent|est du|sont dus|attribuez-vous|cela tient-il|ca tient|est-ce du|est-ce que (?:vous attribuez|ca tient))|comment expliquez-vous|qu'est-ce qui (?:explique|fait qu(?:e|'))|d'ou vient|quelles? (?:est|sont) (?:la |les |l')(?:\w+ )?causes?)\b.*
whyNot: (?:et )?pourquoi (?:(?:pensez|croyez)-vous que |est-ce que )?(?:certain\w*|tant de|beaucoup de|si peu|la plupart|les gens|bien des|des gens|des personnes|peu de)\b.*\b(?:ne|n'\w+|jamais|si peu|peu de|refus\w*|evit\w*|renonc\w*)\b.*
whyDo: (?:et )?(?:pourquoi|pour quelles? raisons?|qu'est-ce qui (?:pousse\w*|amene\w*|amenerait|pousserait|decide\w*|inciterait)) (?:est-ce que )?(?:une? |des |certain\w* |les gens|quelqu'un|tant de |beaucoup de |la personne|les \w+)(?!(?:(?! qu['ei]).)*\b(?:vous|votre|vos|ne|n'\w+|jamais|plus|moins|manque\w*)\b).*\b(?:-t-il|-t-elle|-il|-elle|-ils|-elles|rait\w*|raient|font|\w+ent|a|de|d'\w+)\b.*
memory: (?:.*\b)?(?:partag\w+|racont\w+|decri\w+|parl\w+|quels? (?:est|sont)|avez-vous|gardez-vous)\b.*\bsouvenirs?\b(?! (?:de famille|de voyage)).*
duty: (?:.*[,:] )?(?:que|qu'est-ce que) (?:doi(?:t|vent)|devrai(?:t|ent)) (?:faire|decider) (?:le |la |les |l'|un |une )?[a-z' ]{3,30}
means: (?:qu'est-ce qui|que|qu'est-ce qu'il) (?:devrait|faudrait|doit|faut)(?:-il)? (?:(?:qu'il )?change\w*|se passer|bouger|etre (?:fait|change))\b.*\bpour\b.*
encourage: (?:.*, )?a quelles? conditions?\b.*\b(?:\w+riez-vous|vous \w+riez|pret\w*)\b.*
encourage: (?:.*[,.:?] )?(?:de quoi auriez-vous besoin|que vous faudrait-il|qu'est-ce qu'il vous faudrait)\b.*
encourage: (?:.*[,.:?] )?qu'est-ce qui (?:pourrait )?vous aiderait\b.*
reassure: (?:.*[,.:?] )?(?:qu'est-ce qui|que faudrait-il pour|quelles? \w+) (?:pourrai(?:t|ent) )?vous (?:rassurer(?:ai(?:t|ent))?|mettr\w+ en confiance|tranquilliser\w*)\b.*
reaction: (?:que|qu'est-ce que vous) pense[rz](?:-vous)? (?:de l'idee|du projet|de la proposition|de ce projet|de cette idee|d'un projet|d'une proposition)\b.*
reaction: (?!.*\b(?:mots?|image)\b)(?:.*[,:.] ?)?(?:quel(?:le)?s? (?:est|sont|serai(?:t|ent)|ont ete) (?:votre|vos) (?:\w+ )*(?:reactions?|impressions?)|comment reagissez-vous|(?:votre|vos) (?:toute )?(?:premieres?) (?:reactions?|impressions?))\b.*
changed: (?:comment|de quelle (?:maniere|facon)|en quoi)\b(?!.*\bvotre (?:vie|quotidien)\b).*\b(?:a|ont)-t?-?(?:il|elle|ils|elles)\b.*\b(?:change|evolue)\b.*
felt: comment (?:est[- ]ce que )?vous (?:vous )?sentez(?:-vous)? (?:apres|quand|lorsque|lorsqu'|avant|pendant|face a|dans(?! votre| vos| le)) ?(?<thing>.+)
felt: comment (?:vous (?:sentez-vous|etes-vous senti\w*|sentiez-vous)\b(?! (?:dans|chez|au quotidien|en general))|avez-vous vecu).*
role: (?!.*\b(?:dans votre (?:vie|quotidien)|pour vous)\b)quel(?:le)?s? (?:pourrai\w+|devrai\w+|doi\w+|est|serai\w+)? ?(?:etre )?(?:le |la )?(?:role|place|responsabilite)\b.*\b(?:de|du|des|jouer|doi\w+|devrai\w+|pour)\b(?! votre).*
without: (?:(?:que|qu'est-ce qui) se passerait(?:-il)?\b|que (?:se passera|deviendrait|feriez-vous (?:si|sans))\b).*
serves: a quoi (?:sert|servent).*
knows: (?:que (?:savez|connaissez)-vous|qu'est[- ]ce que vous savez|ce que vous savez) (?:au sujet |a propos )?(?:(?<of>${of})|sur )(?<thing>.+)
knows: qu'avez-vous entendu.*
experience: (?:quelles? (?:est|sont|experiences?)\b.*\bexperiences?\b|quelle experience avez-vous).*
steps: quelles? (?:sont|ont ete|furent) les (?:\w+ )?etapes.*
kin: (?:que pens\w+|qu'en pens\w+|que dis\w+) (?:de cela )?(?:vos|votre|les gens) ?(?:\w+ ){0,3}?(?:proches|amis|entourage|famille|voisins|collegues)\b.*
hurdles: quel(?:le)?s? (?:sont les )?(?:\w+ )?(?:difficultes?|problemes?|obstacles?)\b.*\b(?:rencontr\w+|avez-vous|eprouv\w+)\b.*
benefits: quel(?:le)?s? (?:sont|est|seraient) ?(?:les |l')?(?:\w+ )?(?:avantages?|interet|atouts?|points? forts?)\b.*
drawbacks: quel(?:le)?s? (?:sont|est|seraient) ?(?:les |l')?(?:\w+ )?(?:inconvenients?|limites?|points? faibles?)\b.*
seen: comment\b.*\b(?:vous (?:percoi\w+|voi(?:t|ent)|jugent?|considere\w*)|(?:percoi\w+|voi(?:t|ent)|jugent?) (?:la maniere|la facon|votre))\b.*
encourage: (?:et )?(?:qu'est-ce qui|quel(?:le)?s?|que(?:lles choses)?)\b.*\b(?:vous (?:inciter|encourager|aider|convaincr|motiver|pousser|decider)\w*|(?:pourrait|pourraient|faudrait)\b.*\bvous (?:inciter|encourager|aider|convaincre|motiver|pousser|decider)).*
influence: (?:qu'est-ce qui|quel(?:le)?s?)\b(?! (?:effets?|impacts?|influence))(?!.*\bpourrai\w+\b).*\b(?:a (?:influence|guide|determine|oriente)|ont (?:influence|guide)|influencent?|guident?|oriente(?:nt)?)\b.*
contribute: (?:(?:comment|en quoi|de quelles? (?:manieres?|facons?))\b.*\bcontribu\w+|de quelles? (?:manieres?|facons?)\b.*\b(?:peut|pourrait|peuvent|pourraient)-(?:ils?|elles?)\b).*
effect: comment (?:pensez-vous que |croyez-vous que )?[^?]{2,60}? (?:affecter|toucher|changer|influencer|impacter|modifier|transformer)(?:a|ont|ait|aient)?(?:-t-(?:il|elle|on))? (?<thing>.+)
effect: (?:quel(?:le)?s? (?:est|sont|serai(?:t|ent)|pourrai(?:t|ent) etre) )?(?:l'|les |leurs? |quel |quels )(?:impacts?|effets?|consequences?|repercussions?|influences?) (?:[^?]{0,50}?)\bsur (?<thing>.+)
effect: (?:comment|de quelle (?:maniere|facon)|en quoi|dans quelle mesure|quel(?:le)?s? (?:sont |est )?(?:les |l'|le )?(?:effets?|impacts?|influences?|consequences?|repercussions?))\b.*\b(?:affect\w*|impact\w*|influenc\w*|touch\w*|change(?:nt|ra|rait)?(?:-t-\w+)? (?:votre|vos|la (?:vie|facon))|effets?|consequences?|repercussions?|joue\w*)\b.*
future: comment (?:voyez|imaginez)-vous (?<thing>(?:votre|vos) (?!vie\b|avenir\b).+?) (?:dans (?:le futur|l'avenir|(?:cinq|dix|vingt|quelques|\d+) ans)|a l'avenir|demain|plus tard)
future: comment (?:voyez|imaginez|envisagez)-vous\b(?!.*\b(?:monde|france|societe|planete)\b).*\b(?:futur|avenir|ans|plus tard|demain)\b.*
future: dans \w+ ans?,? .*\b(?:esper\w+|imagin\w+|voyez)\b.*
success: (?:pourquoi (?:cela|ca|est-ce que (?:cela|ca)) a\b.*\b(?:marche|reussi|fonctionne)|qu'est-ce qui (?:a|explique)\b.*\b(?:reussi\w*|marche|succes)).*
means: (?:que|qu'est-ce qu'il|quelles? (?:actions?|mesures?|solutions?|initiatives?)) (?:faudrait|faut|proposez|peuvent|peut|pourrait-on|peut-on|doit|doivent|devrait|devraient|pourrait|pourraient|suggerez|mettre)\b.*?\b(?<end>(?:pour|afin d).+)
means: (?:que faudrait-il|que faut-il|comment) faire (?:[a-z]+ )?(?<end>(?:pour|afin d).+)
means: quelles sont (?:toutes )?les (?:choses|actions|mesures|solutions)\b.*\b(?<end>pour (?!vous\b).+)
persuade: comment (?:peut-on|pourrait-on|faire pour|faut-il|mieux)? ?(?:aider|inciter|encourager|convaincre|motiver|sensibiliser|amener) (?<thing>.+)
means: comment (?:garantir|lutter|renforcer|mettre|favoriser|faire|rendre|reduire|associer|developper|financer|proteger|mieux)\b.*
please: (?!.*\b(?:moins|deplai\w*)\b)(?:[^?]{0,60}[,:] ?)?qu'est-ce qui\b.*\bvous (?:attire|plait|interesse|seduit|motive)\b.*\b(?:dans|chez|de|du|des)\b.*
lately: (?:me |nous )?(?:raconter|raconte[rz](?:-(?:moi|nous))?|parler d'|parlez(?:-\w+)? d')\s?(?:quelque chose|une (?:chose|activite)|un moment) que vous (?:avez|ayez) .*
occasion: (?:(?:pouvez|pourriez)-vous )?(?:nous |me )?(?:racontez|parlez|decrivez|partagez|raconter|parler|decrire|partager)(?:-\w+)? (?:d')?(?:une? )?(?:fois|occasion|moment|soiree|journee|experience) (?:ou|pendant (?:lequel|laquelle)|dans (?:lequel|laquelle)) (?!.*\b(?:pas|jamais|mal|injust\w*|probleme|difficile|colere|triste|perdu|pire|exclu\w*|peur|decu\w*|discrimin\w*)\b).*
does: (?:est[- ]ce que vous faites|faites-vous|que faites-vous|qu'est-ce que vous faites) (?:quelque chose|des choses)? ?(?:de particulier )?(?:pour|afin de) (?<thing>.+)
hardest: (?:qu'est-ce qui (?:est|a ete|etait)|quel(?:le)?s? (?:est|a ete|etait|sont|ont ete)) (?:la chose |le moment |l'aspect |la partie |les aspects |le |la |les )?(?:pour vous )?(?:le |la |les )?plus (?:difficiles?|durs?|dure|compliquee?s?|penibles?)\b.*
surprise: (?:qu'est-ce qui|y a-t-il (?:eu )?(?:des choses|quelque chose) qui)\b[^?]*\b(?:surpris|surprend|etonnee?|etonne)\b.*
heard: (?:(?:est[- ]ce que )?(?:vous )?(?:en )?avez(?:-vous)? (?:deja )?entendu parler (?<of>${of})|(?:est[- ]ce que vous connaissez|connaissez-vous) ${notOwn})(?<thing>.+)
informed: (?:qui vous a (?:informe\w*|parle|renseigne\w*)|comment (?:vous (?:informez|renseignez)-vous|(?:etes-vous|avez-vous ete) (?:informe\w*|mis\w* au courant))|(?:ou|par qui|aupres de qui) (?:(?:trouvez|cherchez|prenez)-vous (?:vos |des |les )?(?:informations?|renseignements)|vous (?:informez|renseignez)-vous|(?:etes-vous|avez-vous ete) informe\w*))(?: (?:(?:sur|au sujet|a propos|concernant) )?(?<thing>.+))?
trust: (?:qui croyez-vous|(?:a )?(?:quelles?|quels?) (?<thing>\S+) (?:croyez-vous|ecoutez-vous le plus|faites-vous (?:le plus )?confiance)).*
ever: (?:est[- ]ce que vous avez|vous avez|avez-vous) deja (?<rest>(?!eu\b|pense|envisage|songe).+)
helps: (?:qu'est-ce qui|ce qui) vous aide (?:a|dans|pour) (?<thing>.+)
went: (?:(?:me |nous )?(?:raconter |racontez(?:-moi|-nous)? )?)?(?:quel(?:le)? (?:a ete|est|etait) votre (?:vecu|ressenti|experience)\b.*|comment (?:ca|cela|les choses) (?:s'est|s'etait|se sont|s'etaient) (?:bien )?passee?s?.*|comment l'avez-vous vecue?.*)
feelIf: (?:comment vous sentiriez-vous|que ressentiriez-vous|quelle serait votre reaction) (?:si\b|s'|sans |en cas de )(?<thing>.+)
worry: (?:est[- ]ce que vous avez|avez-vous) des (?:craintes?|inquietudes?|reticences|apprehensions?|peurs?) (?:vis-a-vis |par rapport a |a propos |concernant |sur |quant a )?(?<of>${of})?(?<thing>.+)
isSo: (?<thing>(?:le|la|les|l'|ces?|cette|un|une) ?[^?,]{3,60}?) (?<verb>est|sont)-(?:il|elle|ils|elles) (?<rest>[^?]+)
habit: est[- ]ce que vous (?<se>vous )?(?<verb>${mind}[a-z]+ez|faites) (?<rest>.+)
habit: (?<se>vous )?(?<verb>${mind}[a-z]+ez|faites)-vous (?<rest>.+)
manner: (?:.*\b(?:dites|racontez|expliquez|decrivez)(?:-\w+)?(?: un peu)? )?comment (?:est[- ]ce que )?(?<se>vous )?(?<verb>${mind}[a-z]+ez|faites)(?:-vous)? ?(?<rest>.*)
manner: (?:.*\b(?:dites|racontez|expliquez|decrivez)(?:-\w+)?(?: un peu)? )?comment vous (?<se>vous )?(?<verb>${mind}[a-z]+ez|faites) ?(?<rest>.*)
tellOf: (?:parlez|decrivez)-?(?:moi|nous)? (?:de )?(?<thing>votre (?:usage|utilisation|pratique|consommation|facon|maniere) .+)
mind: (?:.*[,:] )?(?:qu'est-ce qu[e'] ?.*\b(?:vous )?(?:evoque|inspire|rappelle)|(?:que|quoi)\b.*\bvous (?:evoque|inspire)|a quoi (?:vous )?(?:fait|font) penser)\b.*
`

/** Questions in French by their grammar; the first that matches decides. */
export const shapesFr: readonly Pattern[] = patternsOf(sources, lead)
