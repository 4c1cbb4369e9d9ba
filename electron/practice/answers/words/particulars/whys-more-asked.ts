/** More reasons: why others do as they do, and why one does or leaves a thing oneself. */
export const whysAsked = `
# why: (gens|certain~|beaucoup|tant de|on|people|many|some|we|households) + (jett~|jette~|gaspill~|throw~|wast~|bin) + (nourriture|aliments?|manger|pain|repas|food|bread|meals?)
fr: on achète trop d’un coup | les portions sont trop grosses | on ne sait plus cuisiner les restes | on confond les dates sur les étiquettes | les promotions poussent à en prendre deux | les enfants ne finissent pas | on oublie au fond du frigo
en: they buy too much at once | the portions are too big | nobody knows how to cook leftovers | they misread the dates | special offers make you take two | children do not finish | things are forgotten at the back of the fridge
# why: (gens|certain~|beaucoup|tant de|autant|on|people|many|some) + (photos?|selfies?|film~|pictures?|photographs?)
fr: pour garder un souvenir | pour montrer aux autres | ça ne coûte rien | c’est devenu un réflexe | ils ont peur d’oublier | pour les réseaux sociaux | ils regardent par l’écran au lieu de vivre le moment
en: to keep a memory | to show other people | it costs nothing | it has become a reflex | they are afraid of forgetting | for social media | they look at the screen instead of living the moment
# why: (voisins?|neighbou?rs?|gens|people) + (parl~ (pas|jamais|plus)|jamais|connai~ (pas|plus)|not (talk|speak)|never (talk|speak)|n't (talk|know|speak)|know each other)
fr: tout le monde rentre tard et ferme sa porte | on n’ose pas faire le premier pas | il y a eu une histoire de bruit, autrefois | on déménage trop souvent | chacun a peur de déranger | on a ses amis ailleurs | les écrans nous suffisent
en: everybody gets home late and shuts the door | nobody dares to take the first step | there was some quarrel over noise once | people move too often | each is afraid of disturbing the other | their friends are elsewhere | screens are enough for them
# why: (envie|donne~|pouss~|motiv~|pas|ou|makes?|drives?|puts?|want|or not|vote|voter|votez) + (voter|votez|vote|elections?|urnes|voting|polls) - n'avez|n'allez|pas vote|not voted?|n't vote
fr: c’est un devoir, on me l’a appris | des gens se sont battus pour ça | les élus locaux, on les croise, ça compte | je ne connais pas les candidats | ça ne change pas grand-chose | sinon les autres décident pour moi | les promesses me fatiguent | pour pouvoir râler ensuite
en: it is a duty, I was brought up that way | people fought for it | you meet local councillors, so it counts | I do not know the candidates | it changes very little | otherwise others decide for me | I am tired of promises | so that I may complain afterwards
# why: (campagne|village|countryside|country|rural|village) + (attir~|plai~|retien~|viv~|habit~|draws?|attract~|keeps?|live|living|away|stay)
fr: le calme et l’air pur | il faut la voiture pour tout | on a de la place pour un jardin | le médecin est trop loin | tout le monde se connaît, en bien et en mal | les loyers sont plus bas | je m’y ennuierais, l’hiver surtout | mes racines y sont
en: the quiet and the clean air | you need to drive for everything | there is room for a garden | the doctor is too far away | everybody knows everybody, for better or worse | rents are lower | I would be bored, in winter above all | my roots are there
# why: (grande ville|ville|metropole|city|big city|town) + (attir~|plai~|retien~|viv~ en|draws?|attract~|keeps?|living in|away)
fr: tout se trouve à pied | le bruit me fatigue | il y a du travail et des sorties | les loyers sont impossibles | on croise des gens de partout | l’air y est lourd l’été | les transports évitent la voiture | personne ne se regarde
en: you find everything on foot | the noise tires me | there is work and there is life | the rents are impossible | you meet people from everywhere | the air is heavy in summer | with buses you need not drive | nobody looks at anybody
# why: (arret~|cess~|plus|stop~|quit|given up|no longer) + (produit~|acheter|achet~|marque|utilis~|product~|buy~|bought|brand|use|using)
fr: le prix avait trop augmenté | la qualité avait baissé | j’ai trouvé mieux ailleurs | la recette avait changé | j’en avais moins besoin | j’ai lu la liste des ingrédients | le magasin n’en vendait plus
en: the price had gone up too much | the quality had dropped | I found something better | the recipe had changed | I had less need of it | I read the list of ingredients | the shop no longer sold it
# why: (gens|certain~|beaucoup|on|people|many|some) + (detritus|papiers? par terre|megots?|dechets? (par terre|dans)|crottes|litter~|drop rubbish|fly-?tip~|dump~)
fr: il n’y a pas assez de poubelles | c’est un manque d’éducation | ils se disent que quelqu’un ramassera | personne ne leur dit rien | l’endroit est déjà sale | par paresse, tout simplement
en: there are not enough bins | they were not brought up properly | they think somebody will pick it up | nobody says anything to them | the place is dirty already | out of sheer laziness
# why: (gens|certain~|beaucoup|on|people|many|some|conducteurs|drivers) + (agressi~|impoli~|incivi~|enerv~|rude|aggressiv~|impolite|angry|lose their temper)
fr: tout le monde est pressé | la fatigue et les soucis | on se croit seul au monde | le bruit et la foule énervent | on n’apprend plus à dire bonjour | ils passent leur colère sur les autres
en: everybody is in a hurry | they are tired and worried | they think they are alone in the world | noise and crowds fray the nerves | nobody is taught to say hello | they take it out on others
# why: (gens|certain~|beaucoup|on|people|many|some|patients) + (peur|craign~|afraid|fear|scared) + (dentiste|avion|medecin|piqures?|hopital|dentist|flying|needles|hospital|doctor|maths|public)
fr: un mauvais souvenir d’enfance | on ne contrôle rien | la peur d’avoir mal | on s’imagine toujours le pire | les histoires qu’on entend | le bruit et l’odeur, déjà
en: bad memories from childhood | you have no control over it | the fear of pain | one always imagines the worst | the stories you hear | the noise and the smell alone
# why: (personnes? agees?|vieux|aines|parents ages|older people|elderly|old people|pensioners) + (refus~|aide~|arnaqu~|victim~|seul~|refuse~|help|scam~|victims?|alone|home)
fr: ils veulent rester maîtres de leur vie | ils ont peur de gêner | ils font confiance trop vite | on les prend de vitesse au téléphone | ils tiennent à leurs habitudes | ils n’osent pas demander | ils vivent loin de leurs enfants
en: they want to stay in charge of their lives | they are afraid of being a burden | they trust too quickly | they are rushed on the phone | they hold on to their habits | they do not dare to ask | their children live far away
# why: (gens|certain~|beaucoup|on|people|many|some|retraites|pensioners|seniors?) + (travail~|work~) + (apres|retraite|encore|after|past|retire~|still|on)
fr: la pension ne suffit pas | ils s’ennuieraient | ils aiment leur métier | pour voir du monde | ils ont commencé tard | ils remboursent encore un crédit
en: the pension is not enough | they would be bored | they like their work | to see people | they started late | they are still paying off a loan
# why: (femmes|women|girls|filles) + (moins|gagn~|peu|less|earn|paid|few|fewer|not)
fr: elles s’arrêtent pour les enfants | les patrons osent moins les payer pareil | leurs métiers sont moins reconnus | on les pousse ailleurs dès l’école | elles travaillent plus souvent à temps partiel | les postes du haut restent entre hommes
en: they stop for the children | employers get away with it | their jobs are less valued | they are steered elsewhere from school on | they work part-time more often | the top jobs stay among men
# why: (gens|certain~|beaucoup|on|people|many|some) + (marques?|luxe|mode|logos?|brands?|luxury|fashion|designer|tatou~|tattoos?)
fr: pour appartenir à un groupe | pour se faire plaisir | pour montrer qu’on a réussi | la publicité est partout | ils croient que c’est mieux fait | les amis en ont
en: to belong to a group | to treat themselves | to show they have made it | adverts are everywhere | they think it is better made | their friends have it
# why: (gens|certain~|beaucoup|on|people|many|some|francais) + (chiens?|chats?|animal|animaux|pets?|dogs?|cats?) - abandon~
fr: pour la compagnie | ça oblige à sortir | pour les enfants | un animal ne juge pas | on se sent moins seul | ils ont grandi avec
en: for company | it gets you out | for the children | an animal does not judge you | you feel less lonely | they grew up with them
# why: (abandon~) + (animaux|animal|chiens?|chats?|pets?|dogs?|cats?)
fr: ils n’avaient pas mesuré le travail | les vacances arrivent | ça coûte trop cher chez le vétérinaire | on l’a offert comme un jouet | ils déménagent
en: they had not reckoned with the work | the holidays come round | the vet costs too much | it was given as a toy | they are moving house
# why: (suiv~|evit~|regard~|follow|avoid|watch|read) + (actualite~|informations?|nouvelles|journa~|news)
fr: je veux savoir ce qui se passe | c’est déprimant, alors j’en prends peu | pour pouvoir en parler | on y répète toujours la même chose | par habitude, le matin | j’ai besoin de comprendre | ça m’angoisse le soir
en: I want to know what is going on | it is depressing, so I take little of it | to be able to talk about it | they always repeat the same thing | out of habit, in the morning | I need to understand | it makes me anxious in the evening
# why: (devrai~|faut-il|important|utile|pourquoi|should|important|why|worth|matter~) + (apprendre|enseign~|etudier|learn~|teach~|study~) + (histoire|latin|langues?|musique|philosophie|history|languages?|music|philosophy|art)
fr: pour comprendre le monde | ça ouvre l’esprit | pour ne pas refaire les mêmes erreurs | ça aide pour tout le reste | pour parler avec les autres | ça fait partie de la culture | ce n’est pas utile à tout le monde
en: to understand the world | it opens the mind | so as not to make the same mistakes | it helps with everything else | to talk with others | it is part of our culture | it is not useful to everybody
# why: (devrai~|faut-il|important|utile|pourquoi|should|important|why|worth|matter~) + (plant~|arbres?|proteg~|abeilles?|nature|trees?|protect~|bees|wildlife)
fr: ça rafraîchit les rues | pour ceux qui viendront après nous | sans abeilles, plus de fruits | ça fait du bien au moral | l’air y gagne | on en a trop coupé
en: it cools the streets | for those who come after us | no bees, no fruit | it is good for the spirits | the air is better for it | too many were cut down
# why: (touristes?|visiteurs?|gens|tourists?|visitors?|people) + (viennent|vien~|visit~|come|visit~) + (region|ville|ici|village|area|town|here|city)
fr: pour le patrimoine | la mer n’est pas loin | on y mange bien | pour les paysages | le train y va directement | on en a parlé à la télévision
en: for the old buildings | the sea is not far | the food is good | for the scenery | there is a direct train | it was on television
# why: (ado~|adolescents?|jeunes|teenagers?|young) + (dor[mt]~|tard|ecrans?|telephone|sleep|late|screens?|phones?)
fr: leur corps est fait comme ça à cet âge | les écrans les tiennent éveillés | leurs amis sont tous en ligne | ils veulent être tranquilles | l’école commence trop tôt | ils s’ennuient sans ça
en: their bodies are made that way at that age | screens keep them awake | their friends are all online | they want to be left in peace | school starts too early | they are bored without it
# why: (reunions?|meetings?) + (longues?|inutiles?|trop|long|useless|too many|pointless)
fr: personne n’ose couper la parole | il n’y a pas d’ordre du jour | certains aiment s’entendre parler | on invite trop de monde | on décide la même chose deux fois
en: nobody dares to interrupt | there is no agenda | some like to hear themselves talk | too many people are invited | the same thing is decided twice
# why: (choisi~|pris|chose|choose|gave|donn~) + (prenom|nom|name)
fr: c’était celui d’une grand-mère | il sonnait bien | mes parents l’aimaient | on l’avait entendu dans un film | il est court et simple | il passe dans toutes les langues
en: it was a grandmother’s | it sounded right | my parents liked it | it was in a film | it is short and simple | it works in any language
`
