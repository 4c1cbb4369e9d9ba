/** Answers about people's own things, places and values, and what they would change in what they read and use. */
export const mattersOfLife = String.raw`
# thing: (defauts?|inconvenients?|probleme~|points? faibles?|reproch~|faults?|problem~|drawback~|wrong|annoy~|dislike) + (voiture|vehicule|car|vehicle)
fr: elle consomme trop | le coffre est petit | la climatisation | elle vieillit | le bruit sur l’autoroute | la batterie | aucun, elle roule
en: it uses too much | the boot is small | the air conditioning | it is getting old | the noise on the motorway | the battery | none, it goes
# thing: (defauts?|inconvenients?|probleme~|points? faibles?|reproch~|faults?|problem~|drawback~|wrong|annoy~|dislike) + (telephone|portable|ordinateur|smartphone|phone|computer|laptop|tablet)
fr: la batterie | il est lent | l’écran fendu | la mémoire pleine | le prix des réparations | trop de mises à jour | aucun pour l’instant
en: the battery | it is slow | the cracked screen | it is always full | what repairs cost | too many updates | nothing so far
# thing: (name|nom|prenom) + (pet|animal|chien|chat|dog|cat|poupee|doudou|teddy)
fr: Médor | Minette | Caramel | Filou | Félix | Youpi | je n’en ai jamais eu
en: Rex | Fluffy | Patch | Max | Tiger | Bella | I never had one
# thing: (plage|beach|mer|sea|piscine|pool) + (emport~|prenez|empo|take|pack|bring)
fr: une serviette et un livre | de la crème | un parasol | de l’eau et des fruits | un chapeau | un ballon pour les enfants | des cartes à jouer
en: a towel and a book | sun cream | a parasol | water and fruit | a hat | a ball for the children | a pack of cards
# thing: (securite|rassur~|safe~|secure~) + (chez vous|maison|logement|home|house|flat) + (que|quel~|what|which|citez|list|name)
fr: une bonne serrure | les voisins | le chien | un détecteur de fumée | la lumière dans l’entrée | quelqu’un dans la pièce d’à côté | le téléphone à portée de main
en: a good lock | the neighbours | the dog | a smoke alarm | a light in the hall | not being on my own | the phone within reach
# wish: (magazine|journal|lettre|bulletin|newsletter|revue|paper|blog|podcast|emission|programme) + (change~|amelior~|aimeri~|souhait~|like to see|improve|better|suggest~|modifi~)
fr: des articles plus courts | des lettres plus grosses | moins de publicité | des portraits de gens d’ici | un agenda plus complet | des recettes | plus de photos | des sujets pour les jeunes
en: shorter articles | larger print | fewer adverts | stories about local people | a fuller diary | recipes | more pictures | something for the young
# tell: (endroit|lieu|place|spot) + (special~|cher|compte|prefere~|favou?rite|matters?|particulier|love|aimez) + (decri~|parlez|racont~|describe|tell)
fr: un banc au bord de la rivière, où je viens réfléchir | la maison de mes grands-parents, avec sa grande table | une plage presque vide en hiver | la forêt derrière chez moi | on y entend seulement les oiseaux | j’y vais depuis l’enfance | la lumière y est belle le soir | ça n’a l’air de rien, et pourtant
en: a bench by the river where I go to think | my grandparents’ house with its big table | a beach that is almost empty in winter | the woods behind my home | all you hear is the birds | I have been going there since I was small | the light is lovely in the evening | it does not look like much, and yet
# one: (came to live|come to live|end up|moved? (here|to this)|arriv~|install~|venu~ (vivre|habiter)|atterri) + (ville|village|ici|region|commune|quartier|town|village|here|city|area)
fr: j’ai suivi mon travail | la famille est d’ici | une maison pas trop chère, trouvée par hasard | je suis d’ici depuis toujours | on cherchait du calme | c’était à mi-chemin de nos deux emplois | je venais y passer les vacances | une mutation, et puis j’ai pris racine
en: I followed my job | the family is from here | a house we could afford, found by chance | I have always lived here | we wanted some quiet | it was halfway between our two jobs | I used to come on holiday | I was transferred and put down roots
# thing: (emballage|packaging|pack|design|paquet|bouteille|bottle) + (nouve\w+|new|pens~|think|trouvez|words?|mots?)
fr: plus clair qu’avant | trop de plastique | joli | difficile à ouvrir | l’ancien était mieux | moderne | les lettres sont trop petites
en: clearer than before | too much plastic | pretty | hard to open | the old one was better | modern | the print is too small
# thing: (vieillir|age|retraite|getting older|growing older|older|retirement|retired) + (mieux|meilleur~|avantage~|best|good|plus|positif|advantage~|enjoy)
fr: on s’inquiète moins | avoir du temps | les petits-enfants | se moquer de l’avis des autres | l’expérience | la tranquillité | rien, il ne faut pas se mentir
en: worrying less | having time | grandchildren | not caring what people think | experience | peace and quiet | nothing, to be honest
# wish: (tri|trier|recycl~|dechets?|sort|waste|rubbish) + (plus facile|facilit~|easier|simpl~|encourag~|help|aider|better|mieux|amelior~)
fr: des bacs plus grands | un ramassage plus souvent | des consignes claires, avec des dessins | un point de collecte plus près | une récompense pour ceux qui trient | des composteurs au pied des immeubles | la consigne sur les bouteilles
en: bigger bins | collections more often | clear rules with pictures | a collection point nearby | a reward for those who sort | compost bins in every block | a deposit on bottles
# tell: (loyaute|fidelite|loyal~|confiance|trust|respect|courage|solidarite|solidarity|kindness|gentillesse|honnetete|honesty|generosite|generosity|tolerance) + (signifie~|veut dire|mean~|represent~|pour vous|to you|defini~)
fr: tenir parole | être là aussi les mauvais jours | ne pas parler dans le dos des gens | donner sans rien attendre | traiter les autres comme on veut l’être | ne pas changer d’amis au premier coup dur | dire les choses en face
en: keeping your word | being there on bad days as well | not talking behind people’s backs | giving and expecting nothing | treating others as you want to be treated | not dropping friends when things get hard | saying things to people’s faces
# tell: (equitable|fair trade|circuit court|seconde main|made in|fabrique en|commerce de proximite) + (signifie|veut dire|entendez|mean~|understand|pour vous)
fr: que le producteur soit payé correctement | moins d’intermédiaires | un label sur le café et le chocolat | un prix juste pour tout le monde | acheter en pensant à celui qui fabrique | souvent un peu plus cher
en: that the grower is paid properly | fewer middlemen | a label on coffee and chocolate | a fair price for everyone | buying with the maker in mind | often a little dearer
# thing: (money (was|were) no object|argent n'etait pas|budget illimite|sans limite d'argent|riche|unlimited) + (achet~|buy|feriez|do|offr~)
fr: une maison au bord de la mer | un tour du monde | un logement pour chacun dans la famille | une belle voiture | un bateau | rien de plus, j’ai ce qu’il me faut | un grand jardin
en: a house by the sea | a trip round the world | a home for everyone in the family | a beautiful car | a boat | nothing more, I have what I need | a big garden
# thing: (animal) + (etre|seriez|be|reincarn~|like to)
fr: un chat | un oiseau | un dauphin | un cheval | un chien | une tortue | un hibou
en: a cat | a bird | a dolphin | a horse | a dog | a tortoise | an owl
# deed: (pause|lunch break|break|pause dejeuner|recreation|coffee break) + (spend|passez|occup~|do|fai~)
fr: je mange avec des collègues | je fais un petit tour dehors | un sandwich devant l’écran | je lis au calme | je fais une course ou deux | je rentre chez moi | je téléphone à quelqu’un
en: I eat with colleagues | I go for a short walk | a sandwich at my screen | I read in peace | I do an errand or two | I go home | I ring somebody
# thing: (choisi~|choose|chose|decid~) + (prenom|nom|name) + (enfant~|fils|fille|bebe|child~|son|daughter|baby)
fr: c’était celui d’un grand-parent | on aimait comme il sonne | dans un livre | après bien des discussions | je n’ai pas d’enfant | il allait dans les deux langues
en: after a grandparent | we liked the sound of it | from a book | after a lot of talking | I do not have children | it works in both languages
# thing: (questions?) + (poser|ask|aimeri~|like) + (candidat~|elu~|maire|candidate~|mayor|mp|director|directeur|panel|speaker|expert~)
fr: une question sur les médecins | une question sur les impôts | une question sur le logement des jeunes | une question sur l’école | une question sur les transports | une question sur la sécurité
en: one about doctors | one about taxes | one about homes for the young | one about schools | one about the buses | one about safety
# deed: (conge|sabbatique|year off|sabbatical|annee libre|paid leave) + (feriez|would you|do|fer)
fr: je voyagerais lentement | j’apprendrais un métier manuel | je m’occuperais de ma famille | j’écrirais, ou je lirais enfin | je referais la maison | je donnerais du temps à une association | je dormirais d’abord un mois
en: I would travel slowly | I would learn a trade | I would look after my family | I would write, or read at last | I would do up the house | I would give time to a charity | I would sleep for a month first
# tell: (routes?|rues?|trottoirs?|chaussee|roads?|streets?|pavements?|pistes? cyclables?|cycle lanes?) + (etat|decri~|state|condition|describe|comment)
fr: pleines de trous depuis l’hiver | refaites il y a peu, rien à dire | les trottoirs sont trop étroits | ça va sur les grandes, moins sur les petites | les marquages sont effacés | il faut zigzaguer | il y a toujours des travaux quelque part
en: full of holes since the winter | redone not long ago, nothing to say | the pavements are too narrow | fine on main roads, less so on the small ones | the markings are worn away | you have to swerve | there is always work going on somewhere
# one: (rencontre|rencontr~|meeting|met|encounter) + (change~|marque~|vie|life|important~|memorable) + (racont~|decri~|parlez|tell|describe)
fr: un professeur qui m’a dit de continuer | une voisine âgée qui m’a tout raconté de la guerre | la personne avec qui j’ai partagé ma vie, dans un train | un patron qui m’a donné ma chance | une amie, dans une salle d’attente | un bénévole, un soir où tout allait mal
en: a teacher who pushed me to go on | an old neighbour who told me all about the war | the love of my life, on a train | a boss who gave me a chance | a friend, in a waiting room | a volunteer, on a night when all went wrong
# tell: (expliqu~|explain|justifi~|justify|raison~|give (a|your) reasons?) + (choix|reponse|note|avis|choice|answer|score|rating|opinion) - would|willing|seriez|accept~|pret~
fr: c’est ce qui me ressemble le plus | d’après ce que j’ai vu autour de moi | c’est une question de bon sens | j’ai toujours pensé ça | je n’ai pas eu de mauvaise expérience | le reste me paraît moins important
en: it is closest to what I feel | from what I have seen around me | it is common sense | I have always thought so | I had no bad experience | the rest seems less important to me
# thing: (marques?|brands?) + (cafe|coffee|tea)
fr: la marque du magasin | la moins chère | toujours la même, par habitude | Carte noire | Bonne Maman | une marque bio | ça change selon les promotions
en: the shop’s own | the cheapest | always the same, out of habit | Nestlé | a fair trade one | it changes with the offers
# one: (lieu de travail|poste de travail|workplace|place of work|office|bureau|atelier) + (decri~|describe|comment|what)
fr: un grand plateau ouvert, assez bruyant | un petit bureau à deux, avec une fenêtre | un atelier, avec des machines partout | un magasin au rez-de-chaussée | des locaux neufs, un peu froids | c’est surtout sur la route | un couloir, des portes et une machine à café | une salle de classe
en: a big open office, rather noisy | a small room for two with a window | a workshop with machines everywhere | a shop on the ground floor | new premises, a little cold | mostly on the road | a corridor, doors and a coffee machine | a classroom
# tell: (feel about|think about|sentiment~|ressent~) + (job|work|travail|metier|emploi)
fr: j’aime ce que je fais, moins la façon dont c’est organisé | de la fatigue, et de la fierté aussi | ça me va, sans plus | je me sens utile | je compte les jours certaines semaines | les collègues font tout
en: I like what I do, less the way it is run | tired, and proud as well | it suits me, no more | I feel useful | some weeks I count the days | the people make it worth it
# tell: (bonne surprise|agreable surprise|surpri~|bonne nouvelle|pleasant surprise|nice surprise|good news) + (racont~|decri~|describe|tell) - service|administration|office
fr: un coup de fil d’un ami perdu de vue | un remboursement que je n’attendais plus | on m’a préparé une fête sans que je m’en doute | le médecin m’a dit que tout allait bien | une place s’est libérée au dernier moment | un inconnu m’a rendu mon portefeuille | un paquet sans nom devant la porte
en: a friend I had lost touch with rang me | a refund I no longer expected | they gave me a party and I had no idea | the doctor said that all was well | a place came free at the last moment | a stranger brought back my wallet | a parcel with no name at the door
# why: (vivre|habiter|install~|live|living|move|moved|settle~) + (ici|commune|ville|quartier|region|village|here|area|town|city|country)
fr: mon travail est à côté | la famille est d’ici | les loyers restent abordables | je voulais plus de calme | les écoles sont bonnes | j’y ai grandi | il y a de la verdure
en: my work is close by | the family is from here | rents are still affordable | I wanted more quiet | the schools are good | I grew up here | it is green
# why: (sucre|sale|gras|mange~|malbouffe|obesite|poids|sugar|salt|fat|eat|junk food|obes~|overweight) - legumes?|fruits?|vegetables?|viande|meat
fr: il y en a partout, même où on ne le voit pas | les publicités visent les enfants | ça console | c’est moins cher que les bons produits | on n’a plus le temps de cuisiner | on en prend l’habitude tout petit
en: it is in everything, even where you do not see it | adverts are aimed at children | it is a comfort | it is cheaper than good food | people have no time to cook | you get used to it when you are small
# why: (universite|etudes|fac|formation|apprentissage|university|college|studies|course|apprenticeship) + (arret~|abandon~|quitt~|echou~|drop~|leave|quit|fail~)
fr: ils se sont trompés de voie | l’argent manque | ils se sentent perdus au milieu de la foule | il faut travailler à côté | le niveau est trop différent du lycée | ils ne voient pas le métier au bout
en: they chose the wrong subject | money runs out | they feel lost in the crowd | they have to work on the side | it is too different from school | they see no job at the end
# why: (telephone|portable|smartphone|ordinateur|voiture|velo|appareil|phone|mobile|computer|laptop|car|bike|television) + (choisi~|choose|chose|achet~|bought|buy|prefer~) - operateur|operator|provider|fournisseur|forfait|contract|tariff
fr: le prix était bon | on me l’a recommandé | la marque me donne confiance | l’ancien était mort | il tient longtemps | il était d’occasion et presque neuf | il est simple à utiliser
en: the price was good | it was recommended to me | I trust the make | the old one had died | it lasts | it was second-hand and nearly new | it is easy to use
# why: (centre-ville|centre ville|centre|marche|town centre|city centre|high street|downtown|market) + (visit~|venir|venez|aller|allez|go|come|coming)
fr: j’y fais mes courses | j’y retrouve des amis | j’ai des papiers à faire | j’aime les petites boutiques | mon médecin y est | je viens boire un café | j’y travaille
en: I do my shopping there | I meet friends there | I have errands to do | I like the small shops | my doctor is there | I come for a coffee | I work there
# advise: (langue|anglais|espagnol|allemand|italien|chinois|language|english|french|spanish|german|italian)
fr: regardez des films en version originale | parlez, même avec des fautes | un peu chaque jour | partez quelques semaines | trouvez quelqu’un avec qui échanger | apprenez des chansons | n’ayez pas peur du ridicule
en: watch films in it | speak, mistakes and all | a little every day | go there for a few weeks | find somebody to talk with | learn some songs | do not be afraid of sounding silly
# wish: (cantine|self|restaurant d'entreprise|canteen|cafeteria|school meals?)
fr: plus de légumes frais | un plat sans viande chaque jour | moins de bruit | des portions à la taille de chacun | plus de temps pour manger | des produits du coin | un menu affiché à l’avance
en: more fresh vegetables | one dish without meat every day | less noise | portions to suit each of us | more time to eat | local produce | a menu put up in advance
# tell: (fake news|fausses? nouvelles?|infox|desinformation|misinformation|complot~|propagande|propaganda)
fr: des mensonges qu’on fait passer pour des nouvelles | des rumeurs qui courent sur les réseaux | des images truquées | ce qu’on partage sans vérifier | des histoires faites pour faire peur | une façon de manipuler les gens
en: lies dressed up as news | rumours that go round online | doctored pictures | what people share without checking | stories made to frighten | a way of manipulating people
# thing: (trois|three|un|one)? ?(voeux?|wishes|wish) + (si|if|genie|que|what)
fr: la santé pour tous les miens | la paix | un peu plus d’argent | plus de temps | une maison à la campagne | revoir quelqu’un qui n’est plus là
en: good health for my family | peace | a little more money | more time | a house in the country | seeing somebody again who is gone
# thing: (aim\w+|plai~|appreci~|prefer~|like|love|enjoy) + (ici|vivre|habiter|here|living (here|in)|live)
fr: le calme | les gens se parlent | tout est à pied | la verdure | être près de la famille | le marché | la lumière
en: the quiet | people talk to each other | everything is within walking distance | the green | being near the family | the market | the sea air
`
