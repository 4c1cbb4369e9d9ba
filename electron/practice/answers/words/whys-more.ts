/**
 * Why people do or avoid something: words that name it (folded), reasons for and against in French, then in English.
 */
export type Why = readonly [words: RegExp, doFr: string, notFr: string, doEn: string, notEn: string]

/** Reasons for what stands beside words of everyday life and counts before them; the first match decides. */
export const whysFirst: readonly Why[] = [
  [
    /\b(?:dorm\w+|sommeil|sleep\w*)\b.*\b(?:mal|peu|pas|moins bien|badly|poorly|little|worse|not|so well)\b|\b(?:insomni\w+|sleepless|trouble sleeping|mal a dormir|n[' ]?(?:e )?dorm\w+)\b/,
    'je me réveille en pleine nuit | j’ai des soucis qui tournent dans la tête | les voisins font du bruit | je regarde trop longtemps mon téléphone | j’ai mal au dos | il fait trop chaud dans la chambre',
    'je me réveille en pleine nuit | j’ai des soucis qui tournent dans la tête | les voisins font du bruit | je regarde trop longtemps mon téléphone | j’ai mal au dos | il fait trop chaud dans la chambre',
    'I wake in the middle of the night | worries go round in my head | the neighbours are noisy | I look at my phone for too long | my back hurts | the bedroom is too warm',
    'I wake in the middle of the night | worries go round in my head | the neighbours are noisy | I look at my phone for too long | my back hurts | the bedroom is too warm',
  ],
  [
    /\b(?:etiquettes?|notices?|modes? d'emploi|composition|labels?|instructions|small print|terms and conditions)\b/,
    'je veux savoir ce que j’achète | je fais attention au sucre et au sel | quelqu’un est allergique dans la famille | je compare avant de choisir | on m’a déjà eu une fois',
    'c’est écrit trop petit | je n’y comprends rien | je n’ai pas le temps dans le magasin | j’achète toujours la même chose | je fais confiance',
    'I want to know what I am buying | I watch the sugar and the salt | somebody in the family has an allergy | I compare before I choose | I was caught out once',
    'the print is too small | I do not understand it | I have no time in the shop | I always buy the same thing | I trust them',
  ],
  [
    /\b(?:repar\w*|bricol\w*|repair\w*|mend\w*|fix\w*|diy)\b/,
    'ça coûte moins cher | j’aime comprendre comment ça marche | je déteste jeter | mon père m’a appris | on est content du résultat',
    'je n’ai pas les outils | j’ai peur d’aggraver les choses | les pièces sont introuvables | je n’ai pas la patience | tout est collé, on ne peut plus rien ouvrir',
    'it is cheaper | I like to see how things work | I hate throwing things away | my father taught me | it feels good when it works',
    'I do not have the tools | I am afraid of making it worse | you cannot get the parts | I lack the patience | everything is glued, nothing opens any more',
  ],
  [
    /\b(?:pompe a chaleur|panneaux solaires|isol\w+|renov\w*|chauffage|chaudiere|heat pumps?|solar panels?|insulat\w*|renovat\w*|heating|boiler)\b/,
    'ça ferait baisser la facture | c’est mieux pour la planète | la chaudière est en fin de vie | il y a des aides en ce moment | le logement est mal isolé | ça donne de la valeur à la maison',
    'c’est trop cher, même avec les aides | ce n’est pas à moi de décider, pour mon logement | je me méfie des démarcheurs | mon chauffage marche encore bien | je ne resterai peut-être pas ici | il y a trop de papiers à remplir',
    'it would bring the bill down | it is better for the planet | the boiler is on its last legs | there are grants at the moment | my home is badly insulated | it adds to the value of the house',
    'it is too expensive, even with the grants | it is not for me to decide about my home | I am wary of people who sell it at the door | my heating still works well | I may not stay here | there is too much paperwork',
  ],
  [
    /\b(?:(?:voiture|vehicule) electrique|electric (?:car|vehicle)s?|hybride?)\b/,
    'l’essence est trop chère | c’est silencieux | c’est mieux pour l’air | je fais surtout de petits trajets | on peut recharger pour rien ou presque',
    'c’est trop cher à l’achat | je n’ai pas de prise pour recharger | l’autonomie ne suffit pas | je garde ma voiture jusqu’au bout | je doute des batteries',
    'petrol is too expensive | it is quiet | it is better for the air | I mostly make short trips | charging costs next to nothing',
    'it is too expensive to buy | I have nowhere to charge it | it does not go far enough | I will keep my car to the end | I have doubts about the batteries',
  ],
  [
    /\b(?:etranger|autre pays|expatri\w*|abroad|another country|overseas|emigrat\w*)\b/,
    'j’ai envie de voir autre chose | les salaires sont meilleurs ailleurs | j’aime apprendre des langues | le climat me tente | j’y ai des amis',
    'toute ma famille est ici | je ne parle pas assez bien la langue | je suis bien en France | c’est trop de démarches | j’ai passé l’âge',
    'I want to see something else | the pay is better elsewhere | I like learning languages | the climate appeals to me | I have friends there',
    'all my family is here | I do not speak the language well enough | I am happy where I am | it is too much paperwork | I am past the age for it',
  ],
  [
    /\b(?:pourboires?|serveu\w+|waiters?|waitress\w*|tips?)\b/,
    'le service était aimable | le serveur a été patient avec nous | on nous a bien conseillés | c’est un métier mal payé | on a passé un bon moment',
    'le service est déjà compris | on a attendu une heure | la note était déjà salée | ce n’est pas l’habitude ici',
    'the service was friendly | they were patient with us | they gave us good advice | it is a badly paid job | we had a good time',
    'service is included | we waited for an hour | the bill was steep enough | it is not the custom here',
  ],
  [
    /\b(?:sans-abri|sdf|sans domicile|mendi\w+|dans la rue|homeless|beggars?|begging|rough sleepers?)\b/,
    'ça peut arriver à n’importe qui | je ne peux pas passer sans rien faire | quelques pièces ne changent rien pour moi | on voit qu’ils en ont besoin',
    'je préfère donner à une association | je ne sais pas à quoi ça sert | on est trop souvent sollicités | je n’ai pas grand-chose moi-même | je donne plutôt à manger',
    'it can happen to anybody | I cannot walk past and do nothing | a few coins change nothing for me | you can see that they need it',
    'I would rather give to a charity | I do not know what it goes on | one is asked too often | I do not have much myself | I would rather give food',
  ],
  [
    /\b(?:fruits?|legumes?|vegetables?|healthy (?:food|meals?|eating)|manger (?:sain\w*|equilibre|mieux))\b/,
    'c’est bon pour la santé | j’en aime le goût | c’est une habitude d’enfance | ça cale sans peser | le médecin me l’a conseillé | il y en a au jardin d’un voisin',
    'c’est cher | ça s’abîme vite | je n’ai pas le temps de les préparer | je n’en aime pas le goût | à la maison, personne n’en veut | il faut aller loin pour en trouver de bons',
    'they are good for you | I like the taste | I was brought up on them | they fill you up without being heavy | my doctor advised it | a neighbour grows them',
    'they are expensive | they go off quickly | I have no time to prepare them | I do not like the taste | nobody at home wants them | you have to go far for good ones',
  ],
]

/** Those that count only where no other activity is named: learning, news, everyday habits. */
export const whysMore: readonly Why[] = [
  [
    /\b(?:langues?|anglais|apprendre|formation|cours|stage|languages?|english|learn\w*|course|training|class(?:es)?)\b/,
    'ça ouvre des portes | j’aime apprendre | ça sert en voyage | mon travail le demande | ça fait travailler la tête | un ami m’a donné envie',
    'je n’ai pas le temps | je n’ai pas de facilités pour ça | c’est trop cher | c’est trop loin de chez moi | je n’en ai pas besoin',
    'it opens doors | I like learning | it is useful when travelling | my work calls for it | it keeps the mind busy | a friend made me want to',
    'I do not have the time | I have no gift for it | it is too expensive | it is too far from home | I have no need of it',
  ],
  [
    /\b(?:li(?:s|re|sez|vres?)|lecture|read(?:ing)?|books?|librar\w+|bibliotheque|mediatheque)\b/,
    'ça me détend le soir | ça me fait voyager | j’apprends des choses | c’est une habitude d’enfance | je n’aime pas la télévision',
    'je n’ai pas le temps | je m’endors dessus | les écrans ont pris la place | je n’ai jamais aimé ça | les livres sont chers',
    'it relaxes me in the evening | it takes me elsewhere | I learn things | it is a habit from childhood | I do not like television',
    'I do not have the time | I fall asleep over it | screens have taken over | I never liked it | books are expensive',
  ],
  [
    /\b(?:cuisin\w*|cook\w*|recett\w*|faire a manger|fait maison|home-?made)\b/,
    'c’est meilleur que le tout prêt | ça coûte moins cher | j’aime faire plaisir | je sais ce qu’il y a dedans | ça me détend',
    'je rentre trop tard | je n’aime pas ça | je n’ai jamais appris | pour une personne, ce n’est pas la peine | ça fait trop de vaisselle',
    'it is better than ready meals | it is cheaper | I like pleasing people | I know what is in it | it relaxes me',
    'I get home too late | I do not enjoy it | I never learnt | it is not worth it for one | there is too much washing up',
  ],
  [
    /\b(?:jardin\w*|potager|plantes?|garden\w*|vegetable patch|plants?)\b/,
    'ça me détend | les légumes ont du goût | j’aime être dehors | je tiens ça de mes parents | on voit le résultat de ses efforts',
    'je n’ai pas de terrain | mon dos ne suit plus | ça prend trop de temps | je n’y connais rien',
    'it relaxes me | the vegetables have some taste | I like being outdoors | I have it from my parents | you see the fruit of your work',
    'I have no land | my back is not up to it | it takes too much time | I know nothing about it',
  ],
  [
    /\b(?:tri(?:ez|er|e)?|recycl\w*|dechets|compost\w*|gaspill\w*|gestes? ecolog\w*|planete|environnement|recycling|waste|sort (?:your|my|the)|planet|environment)\b/,
    'c’est un petit geste pour la planète | je pense à ceux qui viennent après nous | c’est devenu un réflexe | je déteste le gaspillage | la commune nous y pousse',
    'tout finit au même endroit | je n’ai pas la place | c’est trop compliqué à trier | les gros pollueurs ne font rien | je n’y pense pas toujours',
    'it is a small thing to do for the planet | I think of those who come after us | it has become second nature | I hate waste | the council pushes us to',
    'it all ends up in the same place | I do not have the room | it is too complicated to sort | the big polluters do nothing | I do not always think of it',
  ],
  [
    /\b(?:epargn\w*|economi\w*|(?:mettre|mettez) de (?:l'argent )?cote|placement\w*|invest\w*|sav(?:e|ing|ings)|put money aside)\b/,
    'on ne sait jamais ce qui peut arriver | je pense à la retraite | je veux aider ma famille plus tard | j’ai un projet en vue | ça me rassure',
    'il ne reste rien à la fin du mois | tout augmente | je préfère en profiter maintenant | je rembourse déjà un crédit | les taux sont trop bas',
    'you never know what may happen | I am thinking of my retirement | I want to help my family later | I have a plan in mind | it puts my mind at rest',
    'there is nothing left at the end of the month | everything goes up | I would rather enjoy it now | I am already paying off a loan | interest is too low',
  ],
  [
    /\b(?:informations?|actualites?|journa(?:l|ux)|tele(?:vision)?|radio|news|newspapers?|television|tv)\b/,
    'j’aime savoir ce qui se passe | c’est une habitude du matin | ça me fait de la compagnie | on en parle ensuite avec les autres | je veux me faire mon idée',
    'c’est trop déprimant | je n’y crois plus | ils répètent tous la même chose | je n’ai pas le temps | je préfère lire autre chose',
    'I like to know what is going on | it is a morning habit | it keeps me company | you talk about it with others afterwards | I want to make up my own mind',
    'it is too depressing | I no longer believe it | they all say the same thing | I do not have the time | I would rather read something else',
  ],
  [
    /\b(?:(?:commerces?|magasins?|boutiques?|produits?|producteurs?) (?:de proximite|loca\w+|independants?|du coin)|marche|local (?:shops?|produce|producers|products)|small shops|market)\b/,
    'les produits sont plus frais | je veux que les commerces restent | on se parle, on se connaît | je sais d’où ça vient | c’est à deux pas',
    'c’est plus cher | les horaires ne me vont pas | il n’y en a plus par chez moi | au supermarché je trouve tout d’un coup',
    'the food is fresher | I want the shops to stay | people know each other there | I know where it comes from | it is just round the corner',
    'it is more expensive | the opening hours do not suit me | there are none left around here | I find everything at once in the supermarket',
  ],
  [
    /\b(?:mari(?:er|age|e)|epous\w*|marry|marriage|married|wedding|enfants?|bebe|children|kids|child|baby|babies)\b/,
    'c’est une suite naturelle quand on s’aime | c’est une belle aventure | j’ai toujours rêvé d’une famille | ça donne un sens à la vie | j’y tiens, c’est tout',
    'ça coûte trop cher | je tiens à ma liberté | l’avenir m’inquiète | je n’ai pas rencontré la bonne personne | je suis bien comme ça',
    'it comes naturally when you love each other | it is a fine adventure | I always dreamt of a family | it gives life a meaning | it matters to me, that is all',
    'it costs too much | I care about my freedom | I worry about the future | I never met the right person | I am fine as I am',
  ],
]
