/** How people react, were affected, met, feel and see things that they are shown. */
export const manners = String.raw`
# deed: (reagi~|reaction~|react~|respond~|attitude|feriez|faites) + (collegue~|voisin~|quelqu'un|client~|personne~|ami~|enfant~|colleague~|neighbour~|someone|somebody|customer~|people|friend~|child~) + (comment|quel~|que|how|what) - ecole|school
fr: je reste calme et je dis ce que je pense | je ne dis rien, la plupart du temps | j’essaie de comprendre d’abord | je le prends avec humour | ça m’agace, mais je laisse passer | j’en parle après, en tête à tête | je préviens quelqu’un si ça se répète | je m’éloigne un moment
en: I stay calm and say what I think | I say nothing most of the time | I try to understand first | I make a joke of it | it annoys me but I let it pass | I bring it up later, face to face | I tell somebody if it goes on | I walk away for a moment
# deed?: (quelle? (a ete|etait|est|fut) votre (\w+ )?reaction|votre reaction|comment avez-vous (reagi|pris|vecu|ressenti|accueilli)|what was your (\w+ )?reaction|how did you (react|take|feel)|your (first |initial )?reaction)
fr: de la surprise, puis un peu de tristesse | je n’y ai pas cru tout de suite | on s’y attendait depuis longtemps | j’ai eu un pincement au cœur | de la colère, surtout | j’ai pensé à ceux qui sont touchés | j’en ai parlé toute la soirée | plutôt bien, finalement | ça ne m’a fait ni chaud ni froid
en: surprise, and then some sadness | I did not believe it at first | I was not astonished, we saw it coming | my heart sank | anger, mostly | I thought of those it hits | I talked about it all evening | rather well in the end | it left me cold
# thing: how did you (first )?(meet|get to know)|comment (avez-vous|vous etes-vous) (rencontre~|connu~|fait la connaissance)
fr: à l’école, on était assis côte à côte | au travail, il y a longtemps | par des amis communs | au club, un soir d’entraînement | en vacances | on habitait le même immeuble | à une fête où je ne voulais pas aller | dans une file d’attente, en parlant de tout et de rien
en: at school, we sat next to each other | at work, long ago | through friends | at the club, one training night | on holiday | we lived in the same building | at a party I did not want to go to | in a queue, talking about nothing much
# deed?: (affect~|impact~|touche~|effet~|effect~|consequence~|influenc~|repercussions?) + (vous|you|votre|your) + (comment|how|quel~|en quoi|what|in what) - climate|inflation|prix|publicite
fr: il a fallu changer mes habitudes | je vais plus loin qu’avant | ça m’a coûté du temps et de l’argent | j’ai perdu un endroit où voir du monde | au début c’était dur, puis on s’y fait | très peu, à vrai dire | le moral en a pris un coup | on s’est organisés entre voisins
en: I had to change my habits | I go further than before | it cost me time and money | I lost a place where I met people | it was hard at first, and then you get used to it | very little, to be honest | it got me down | we sorted something out with the neighbours
# tell: (medecin|docteur|dentiste|specialiste|infirmi~|doctor|gp|dentist|nurse|specialist|consultant) + (dit|conseill~|expliqu~|prescri~|tell you|said|say|advise~|prescribe~|told)
fr: que tout allait bien | de marcher davantage | de surveiller ma tension | qu’il fallait faire des analyses | de me reposer | de manger moins salé | que ce n’était rien de grave | de revenir dans six mois
en: that all was well | to walk more | to keep an eye on my blood pressure | that I needed some tests | to rest | to eat less salt | that it was nothing serious | to come back in six months
# thing: (pensez-vous|do you think about|are you thinking|goes through your mind|on your mind|trotte|occupe l'esprit|pensez) + (dorm~|la nuit|insomni~|sleep|at night|quand vous|when you|lorsque|seul|alone|drive|conduis~|wake|reveil~) - premier|first|mots?|words?|quand vous pensez|when you think
fr: l’argent | le travail du lendemain | la santé de mes proches | les choses que j’ai oubliées | l’avenir | des souvenirs | rien, j’essaie de ne pas penser | les vacances
en: money | tomorrow’s work | the health of the family | things I forgot to do | what is to come | old times | nothing, I try not to think | the next holiday
# tell: (what('s| is) it like|what was it like|how is it|qu'est-ce que ca fait|comment (vivez-vous|vit-on|est-ce)|c'est comment|comment decririez-vous .*vie) + (alone|seule?s?|on your own|solitude|by yourself|widow~|veu\w+|divorce~|single|celibat~)
fr: c’est calme, parfois trop | je fais ce que je veux quand je veux | les soirées d’hiver sont longues | on s’y habitue | je parle à la radio | la liberté, et le silence aussi | tout repose sur moi | le plus dur, c’est le dimanche
en: it is quiet, at times too quiet | I do what I like when I like | winter evenings are long | you get used to it | I talk to the radio | freedom, and silence too | everything rests on me | Sundays are the hardest
# tell: (what('s| is) it like|what was it like|how is it|qu'est-ce que ca fait|comment (vivez-vous|vit-on|est-ce)|c'est comment) + (campagne|village|ville|ici|quartier|ile|country~|village|town|city|here|island|area|live|vivre)
fr: c’est tranquille | il faut aimer marcher ou conduire | tout le monde se connaît | on manque de médecins | les gens se parlent encore | il y a du bruit, mais de la vie | on respire | les soirées sont calmes
en: it is peaceful | you have to like walking or driving | everybody knows everybody | there are too few doctors | people still talk to each other | noisy, but full of life | the air is good | evenings are quiet
# tell: (what('s| is) it like|what was it like|how is it|qu'est-ce que ca fait|comment (vivez-vous|vit-on|est-ce)|c'est comment) + (parent~|mere|pere|enfant~|mother|father|child~|carer|aidant|grandparent~|etudiant~|student|chomage|unemployed|handicap~|disab~|nuit|nights?|travail~|work~|retire~|retraite)
fr: c’est fatigant, mais ça a du sens | on apprend tous les jours | les gens ne se rendent pas compte | il faut bien s’organiser | certains jours sont plus durs que d’autres | l’argent manque souvent | on se sent utile | on a peu de temps à soi
en: it is tiring, but it means something | you learn every day | people have no idea | you have to be well organised | some days are harder than others | money is often short | you feel useful | you have little time to yourself
# tell: (qu'est-ce qui (rend|fait)|que faut-il pour|what makes|what helps|ingredients|secret) + (reunion~|meeting~)
fr: un ordre du jour clair | qu’elle commence et finisse à l’heure | peu de monde autour de la table | qu’une décision soit prise à la fin | que chacun puisse parler | pas de téléphones | un compte rendu court
en: a clear agenda | that it starts and ends on time | few people round the table | that something is decided at the end | that everyone gets to speak | no phones | short notes afterwards
# tell?: (qu'est-ce qui (rend|fait)|que faut-il pour|what makes) + (agreable|bien|bon~|reussi~|utile|attirant|ideal|pleasant|good|great|nice|useful|successful|attractive|enjoyable|happy|special|different)
fr: les gens, avant tout | qu’on s’y sente bien accueilli | que ce soit simple et bien fait | le calme et la propreté | qu’on y prenne son temps | le soin des petites choses | une bonne ambiance | que chacun y trouve sa place
en: the people, above all | feeling welcome | that it is simple and well done | peace and quiet, and cleanliness | that nobody is in a rush | care over small things | a good atmosphere | that everyone has a place there
# deed: (expliqu~|comment|decri~|how|explain|describe) + (tri\w*|recycl~|dechets?|sort|waste|rubbish|poubelle~|compost~) + (vous|you)
fr: j’ai trois bacs dans la cuisine | le verre va au conteneur le samedi | les épluchures vont au compost | tout le plastique dans le sac jaune | je rince les pots avant | je regarde les consignes sur l’emballage | en cas de doute, je mets avec le reste | les piles, je les rapporte au magasin
en: I have three bins in the kitchen | glass goes to the bottle bank on Saturdays | peelings go on the compost | all the plastic in the yellow bag | I rinse jars first | I read what it says on the pack | when in doubt it goes with the rest | batteries go back to the shop
# deed: (expliqu~|comment|decri~|how|explain|describe|recette|recipe) + (prepar~|cuisin~|faites|make|cook|prepare) + (soupe|gateau|plat|recette|cafe|crepe~|tarte|repas|soup|cake|dish|coffee|tea|pancake~|pie|meal|dinner)
fr: je coupe tout en petits morceaux et je laisse mijoter | je suis la recette de ma mère | tout au four et on attend | je goûte au fur et à mesure | des choses simples et fraîches | je fais revenir les oignons d’abord | j’improvise avec ce qu’il y a
en: I cut everything small and let it simmer | I follow my mother’s recipe | everything in the oven and wait | I taste as I go | simple, fresh things | onions first, always | I make it up with what there is
# deed: (expliqu~|comment|decri~|how|explain|describe) + (gerez|budget|argent|comptes|depenses|manage|budget|money|bills|spending) - should|devrai~
fr: je note tout dans un carnet | les factures partent le cinq, le reste est pour vivre | je mets un peu de côté quand je peux | je regarde mes comptes toutes les semaines | je me fixe une somme pour les courses | je paie presque tout en espèces | je vis au jour le jour
en: I write everything down in a notebook | the bills go out on the fifth and the rest is for living | I put a little aside when I can | I look at my account every week | I set a sum for food | I pay for almost everything in cash | from day to day
# thing: (comment|de quelle (facon|maniere)|par quel moyen|how|in what way) + (payez|reglez|payer|pay|paying) - combien|much
fr: par prélèvement | par carte | en ligne | en espèces | par virement | par chèque, encore | avec mon téléphone
en: by direct debit | by card | online | in cash | by bank transfer | by cheque, still | with my phone
# thing: (comment|par quel moyen|de quelle (facon|maniere)|how) .*(contact~|joindre|joint|recevoir|inform~|prevenu~|avert~|reach~|hear from|be told|receive|notified|kept)
fr: par mail | par téléphone | par SMS | par courrier | sur Internet | de vive voix, c’est mieux | par le journal de la commune
en: by email | by phone | by text | by letter | online | face to face is best | through the local newsletter
# thing: (construi~|bati~|install~|amenag~|ouvr~|implant~|built|build|open~|created?|site|terrain|friche|place|space|land|plot) + (aimeriez|voudri~|souhait~|like to see|want|would you|faudrait) + (que|quoi|qu'|quel~|what|which)
fr: un parc avec des jeux | des logements abordables | une maison de santé | un marché couvert | une salle de sport | des jardins partagés | une crèche | un café où se retrouver | des arbres, tout simplement
en: a park with a playground | affordable homes | a health centre | a covered market | a sports hall | shared gardens | a nursery | a café to meet in | trees, quite simply
# thing: (enseign~|apprendre|teach|taught) + (ecole~|college|lycee|schools?|pupils|eleves) + (que|quoi|qu'|quel~|what|which|should|devrai~)
fr: gérer un budget | la cuisine | les premiers secours | parler en public | l’esprit critique | réparer ce qui casse | le respect | lire une fiche de paie
en: managing money | cooking | first aid | public speaking | critical thinking | mending things | respect | how to read a payslip
# thing: (apport~|contribu~|offr~|bring~|contribute|offer) + (association|equipe|club|entreprise|projet|commune|team|association|company|project|charity|community) + (que|quoi|qu'|quel~|what|which|how) - vous apporte|bring you|does .* offer
fr: un peu de temps | mon expérience | de la bonne humeur | un coup de main pour les comptes | mes outils et mes bras | des idées neuves | mon réseau | de l’écoute
en: a little time | my experience | good humour | a hand with the accounts | my tools and my arms | new ideas | people I know | a listening ear
# thing?: (apport~|benefit~|gain~|get out of|retirez|retirer|bring you|does .* (bring|give)|gagn~) + (vous|you) + (que|quoi|qu'|quel~|what|which|how) - argent|money|mois|month|association\?
fr: du plaisir | des rencontres | un peu de calme | de la confiance en moi | des connaissances | une raison de sortir | le sentiment d’être utile | pas grand-chose
en: pleasure | meeting people | some peace | more confidence | new things learnt | a reason to go out | feeling useful | not much
# thing: (fier~|fiere|fierte~|proud~|pride) + (parent~|pere|mere|father|mother|enfants?|children)
fr: des enfants gentils avec les autres | le diplôme de l’aînée | voir la famille unie | leur franchise | qu’ils se débrouillent dans la vie | leurs premiers pas | je n’ai pas d’enfant
en: that they are kind to others | the eldest getting a diploma | seeing the family stick together | how honest they are | that they manage on their own | their first steps | I do not have children
# thing: (meilleur~|best|plus utile|most useful) (\w+ )?(conseils?|advice|tips?) .*(donne|recu|entendu|given|received|heard|got|had)
fr: ne jamais remettre au lendemain | dormir avant de décider | ne pas écouter les jaloux | dire merci | vivre selon ses moyens | finir ce qu’on commence | prendre son temps
en: never put things off | sleep on it | live within your means | say thank you | finish what you start | take your time | do not listen to envious people
# thing: (disput~|desaccord~|fach~|argu\w+|disagree~|quarrel~|row~) + (sujet~|famille|couple|quoi|que|pourquoi|what|about|family|partner|over|topics?)
fr: l’argent | le ménage | les écrans | la politique | les enfants | l’heure du coucher | la belle-famille | des broutilles
en: money | the housework | screens | politics | the children | bedtime | the in-laws | silly things
# thing: (jouets?|jeux?|toys?|games?) + (enfants?|children|kids|prefere~|favou?rite|fils|fille|son|daughter) + (quel~|what|which)
fr: les Lego | les poupées | les petites voitures | un ballon | les puzzles | la pâte à modeler | la tablette | je n’ai pas d’enfant
en: Lego | dolls | toy cars | a ball | puzzles | modelling clay | the tablet | I do not have children
# where: (quitt~|partir|expatri~|emigr~|etranger|autre pays|leave|move|emigrat~|abroad|another country) + (ou|where|pays|country)
fr: au Portugal | en Espagne | au Canada | en Suisse | en Italie | en Belgique, pas trop loin | en Irlande | nulle part, je suis bien ici
en: to Portugal | to Spain | to Canada | to Italy | to Ireland | to New Zealand | to Scotland | nowhere, I am fine here
# who: (ressembl~|tenez|look like|take after|resembl~|physically like)
fr: ma mère | mon père | ma grand-mère | un oncle | à personne, paraît-il | ma sœur aînée
en: my mother | my father | my grandmother | an uncle | nobody, they say | my elder sister
# who: (meilleur~|best|vot~|prix|award|elir~|nomin~) + (joueu~|player|employe~|acteur|actrice|actor|actress|chanteu~|singer|equipe|team|collegue|colleague|eleve|pupil)
fr: le gardien | la capitaine | le numéro dix | la plus jeune de l’équipe | celui qui court sans compter | je n’ai pas suivi
en: the goalkeeper | the captain | the number ten | the youngest in the team | whoever runs the most | I did not follow it
# who: (destine~|adress~|cible~|pour qui|aimed at|meant for|intended|target~|product is for|is this for|appeal~) 
fr: les jeunes | les familles | les gens pressés | tout le monde | des personnes qui ont de l’argent | les citadins | ceux qui font attention à leur santé | les personnes âgées
en: young people | families | people in a hurry | everybody | people with money | city people | those who watch their health | older people
# thing: (vacances|holidays?) + (enfant|enfance|petite?|jeune|child|kid|young|growing up) + (quel~|que|comment|ou|what|which|how|where)
fr: chez mes grands-parents | le camping au bord de la mer | la colonie de vacances | on ne partait pas | à la ferme d’un oncle | la montagne en août | une semaine à la mer, toujours la même
en: at my grandparents’ | camping by the sea | summer camp | we never went away | on an uncle’s farm | the mountains in August | one week by the sea, always the same
# tell: (bien|well|good) .*(mieux|ameliorer|better|improve) + (une chose|one thing|chose que|what)
fr: l’accueil est bon, l’attente est trop longue | les gens sont aimables, mais il en faudrait plus | tout est propre, et les horaires pourraient être plus larges | vous répondez vite, il faudrait juste des mots plus simples | le choix est bon, les prix un peu moins | l’ambiance est bonne, le site se perd dans les détails
en: the welcome is good, the wait is too long | the staff are kind, but you need more of them | it is all clean, and the hours could be longer | you answer quickly, only in simpler words please | the choice is good, the prices less so | a good atmosphere, but the website is a maze
# tell: (gout|saveur|texture|odeur|parfum|aspect|taste|flavou?r|texture|smell|scent|appearance|look) + (decri~|comment|que pensez|describe|how|what) + (produit|yaourt|biscuit|boisson|creme|gateau|cafe|chocolat|pain|fromage|jus|sauce|product|yogh?urt|biscuit|drink|cream|cake|tea|coffee|chocolate|bread|cheese|juice|soup|this|ce|cette)
fr: doux et un peu sucré | plutôt fade | un léger goût de vanille | trop sucré pour moi | frais, agréable en bouche | une note acide à la fin | crémeux, sans être lourd | artificiel | ça rappelle ceux de mon enfance
en: mild and a little sweet | rather bland | a hint of vanilla | too sweet for me | fresh and pleasant | a sour note at the end | creamy without being heavy | artificial | like those of my childhood
# tell: (message|annonce|publicite|affiche|spot|video|advert~|ad|poster|campaign|campagne|slogan|concept) + (compris|comprenez|dit|dire|retenez|retenu|essaie|cherche|veut|say~|trying|message|tell~|understand|about|main|take away)
fr: que la marque est proche des gens | acheter, comme d’habitude | qu’il faut prendre soin de soi | je n’ai pas bien compris | que tout devient plus simple avec eux | une histoire de famille et de confiance | que c’est moins cher qu’ailleurs | penser à la planète
en: that the brand is close to people | buy, as usual | that you should look after yourself | I did not quite get it | that life is simpler with them | something about family and trust | that it is cheaper than elsewhere | to think of the planet
# thing: (pas clair~|peu clair~|confus~|incompris|difficile a comprendre|compris~ pas|confusing|unclear|not clear|hard to (understand|follow)|didn't understand|did not understand) + (que|quoi|qu'|quel~|what|anything|which)
fr: rien, tout est clair | les prix | les termes techniques | qui peut en profiter | la deuxième partie | les petites lignes | à quoi ça sert au juste
en: nothing, it is all clear | the prices | the technical words | who can have it | the second part | the small print | what it is for exactly
# thing: (autre~|else|other) + (marque~|produit~|fournisseur~|ecole~|offre~|hotel~|brand~|product~|supplier~|provider~|school~|offer~|hotel~|option~|compan~) + (envisag~|hesit~|compar~|consider~|look~ at|compar~)
fr: aucune autre | la marque du magasin | deux ou trois que j’ai vues sur Internet | celle d’un ami | la moins chère | je ne me rappelle plus les noms
en: no other | the shop’s own | two or three that I saw online | the one a friend has | the cheapest | I forget the names
# deed: (decri~|recommand~|parler~|present~|describe|recommend|tell|explain) .*(a un ami|a une amie|a vos amis|a un collegue|to (a|your) friends?|to a colleague|to somebody|to someone|a quelqu'un|a votre entourage) - neighbou?rhood|area|town|village|city|quartier|ville|commune|region|somebody who has never|visit~
fr: c’est simple et ça fait ce que ça promet | essaie, tu verras bien | pas donné, mais ça vaut le coup | pratique quand on est pressé | il y a mieux ailleurs | c’est bien pensé, surtout pour commencer | je dirais que c’est sérieux
en: it is simple and does what it says | try it and see | not cheap, but worth it | handy when you are in a hurry | there is better elsewhere | well thought out, above all for beginners | I would say that it is reliable
# thing?: (hate de|attend~ avec impatience|rejoui~|look(ing)? forward|excite~|can't wait) + (que|quoi|qu'|quel~|what|which|most)
fr: les vacances | voir la famille | le printemps | la fin des travaux | une fête entre amis | un peu de repos | un voyage prévu de longue date
en: the holidays | seeing the family | spring | the end of the building work | a party with friends | some rest | a trip I have long planned
# thing: (reconnaissan~|gratitude|remerci~|grateful|thankful|chance) + (que|quoi|qu'|quel~|what|which|de quoi|for)
fr: ma famille | la santé | un toit et du travail | mes amis | vivre en paix | les petits bonheurs | l’aide de mes voisins
en: my family | my health | a roof and a job | my friends | living in peace | small pleasures | my neighbours’ help
# thing: (premier~|first|earliest|plus ancien~) (souvenir~|memor~)
fr: la cour de la maison, en été | ma mère qui chante | une chute de vélo | un gâteau avec trois bougies | la neige derrière la vitre | la naissance de mon frère | l’odeur de la classe le premier jour
en: the yard of our house in summer | my mother singing | falling off a bike | a cake with three candles | snow behind the window | my brother being born | the smell of the classroom on the first day
# one: (seule?|isole~|solitude|lonely|alone|left out|a l'ecart|exclue?) + (racont~|decri~|moment|fois|jour|describe|tell|time|when|last)
fr: un Noël loin de tout le monde | à l’hôpital, le soir après les visites | les premiers mois dans une ville inconnue | à une fête où je ne connaissais personne | un dimanche de pluie, sans un seul appel | après une séparation | au travail, quand plus personne ne me parlait
en: a Christmas far from everybody | in hospital, in the evening after visiting time | the first months in a strange town | at a party where I knew nobody | a wet Sunday without a single call | after a break-up | at work, when nobody spoke to me any more
# tell: (discrimin~|injust~|humili~|manque de respect|mal traite~|unfair~|discriminat~|disrespect~|treated (badly|differently)) + (racont~|decri~|moment|fois|exemple|situation|describe|tell|time|when|last|example|occasion)
fr: un entretien où l’on m’a fait comprendre que j’étais de trop | on m’a refusé un logement sans raison | des remarques sur mon accent | un contrôle dans la rue, une fois de plus | au guichet, on m’a parlé comme à un enfant | rien de tel, heureusement | une place donnée à quelqu’un de moins qualifié
en: an interview where they let me feel I was not wanted | I was refused a flat for no reason | remarks about my accent | stopped in the street once again | at a counter they spoke to me like a child | nothing of the kind, luckily | a job that went to somebody less qualified
# tell: (aide~|aidee?|rendu service|soutien|coup de main|helped|help|support~) + (racont~|decri~|moment|fois|exemple|derniere|describe|tell|time|when|last|example|occasion) + (quelqu'un|voisin~|inconnu~|personne|someone|somebody|neighbour|stranger|person|you)
fr: quelqu’un a porté mes sacs jusqu’à la porte | j’ai aidé un voisin à remplir un dossier | une voisine a gardé le chat tout l’été | on m’a rendu mon portefeuille avec tout dedans | j’ai raccompagné une dame perdue | un collègue a pris mon tour sans rien demander
en: somebody carried my bags to the door | I helped a neighbour fill in a form | a neighbour looked after the cat all summer | my wallet came back with everything in it | I walked a lost lady home | a colleague took my shift and asked for nothing
# thing: (like|aim\w+|appreci~|plai~) (least|le moins|the least)|(least|moins) (like|aim~|plai~|appreci~)|like least|aimez le moins|plait le moins|deplait (le plus)? + (quartier|ville|village|commune|rue|region|area|neighbou?rhood|town|city|village|street|place|ici|here)
fr: le bruit | les voitures partout | le manque de commerces | la saleté | le stationnement | les soirées trop calmes | les transports | les incivilités
en: the noise | cars everywhere | too few shops | the litter | the parking | how quiet it is at night | the buses | rude people
# thing: (like|aim\w+|appreci~|plai~) (least|le moins|the least)|(least|moins) (like|aim~|plai~|appreci~)|like least|aimez le moins|plait le moins|deplait (le plus)? + (travail|metier|emploi|poste|job|work|role)
fr: les horaires | les réunions | la paperasse | le bruit | le trajet | le stress des fins de mois | le salaire | les clients désagréables
en: the hours | meetings | the paperwork | the noise | the journey | the rush at the end of the month | the pay | rude customers
# thing: (hardest|most difficult|plus difficile|plus dur~|penible) (part|partie|chose|thing)?.* + (formation|cours|course|module|training|exam~|etudes|studies|year|annee|programme)
fr: les maths | l’examen final | le rythme | parler devant tout le monde | le rapport à écrire | la théorie | les termes techniques | s’y remettre après des années
en: the maths | the final exam | the pace | speaking in front of everybody | the written report | the theory | the technical words | getting back into it after years
# thing?: (hardest|most difficult|plus difficile|plus dur~|penible|toughest) + (que|quoi|qu'|quel~|what|which)
fr: trouver le temps | commencer | ne pas se décourager | l’argent | être loin de la famille | l’attente | faire comprendre ce que je voulais | tenir sur la durée
en: finding the time | getting started | not losing heart | the money | being far from the family | the waiting | making people understand what I wanted | keeping it up
# thing?: (plus facile|easiest|plus simple) + (que|quoi|qu'|quel~|what|which)
fr: m’inscrire | trouver l’endroit | parler avec les gens | le début | suivre les consignes | rien n’était vraiment facile
en: signing up | finding the place | talking to people | the beginning | following the instructions | nothing was really easy
# thing: (worst|pire|plus mauvais~) (repas|plat|meal|dish|food)
fr: une andouillette mal cuite | les épinards de la cantine | un poisson plein d’arêtes | du foie trop cuit | un plat réchauffé sur une aire d’autoroute | ma première blanquette, brûlée
en: liver at school | a fish full of bones | a cold pizza on a motorway | an overcooked roast | tripe | my own first stew, burnt
# thing: (premiere? chose|first thing|d'abord|first) .*(achete~|buy|feriez|do) + (loto|loterie|million~|gagn~|lottery|won|win|rich~)
fr: une maison | un voyage pour toute la famille | une voiture neuve | rembourser mes crédits | un bon repas | quelque chose pour mes parents | un vélo électrique
en: a house | a trip for the whole family | a new car | paying off my loans | a good meal | something for my parents | an electric bike
# wish: (safe~|securi~|secure|surete|rassur~) + (parc|rue~|quartier|gare|parking|park|street~|area|station|car park|route|road) + (que|quoi|qu'|quel~|comment|what|which|how)
fr: un meilleur éclairage | des gardiens le soir | plus de monde qui s’y promène | des caméras | des allées bien dégagées | des bornes d’appel | une fermeture la nuit
en: better lighting | wardens in the evening | more people about | cameras | clear paths | emergency phones | closing it at night
`
