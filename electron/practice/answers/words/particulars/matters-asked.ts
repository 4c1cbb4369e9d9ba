/** Answers about cities, cars, changes, challenges, careers, and who and what should be helped. */
export const mattersAsked = String.raw`
# thing!: (quelle?s?|which|what) (\w+ )?(ville|villes|pays|region|city|cities|town|country|countries|place|places)\b.*(visiter|decouvrir|voir|aller|visit|see|go to|travel)
fr: Lisbonne | Rome | le Japon | la Norvège | Venise | le Québec | Barcelone | Istanbul
en: Lisbon | Rome | Japan | Norway | Venice | Canada | Barcelona | Istanbul
# thing!: (rend|fait|faut|makes?|need~) .*(ville|city|town|quartier|neighbou?rhood|village).*(agreable|bien vivre|ideale?|belle|great|good|nice|pleasant|liveable|live in)
fr: des espaces verts | des transports qui marchent | peu de voitures | des commerces à pied | la sécurité | des gens aimables | des loyers raisonnables | des choses à faire le soir
en: green spaces | good transport | few cars | shops within walking distance | feeling safe | friendly people | fair rents | things to do in the evening
# thing!: (avantage|benefi|atout|interet|advantage|benefit|good point)\w* .*(electri\w+|hybrid\w*)
fr: pas de bruit | moins de pollution en ville | des pleins moins chers, mais l’achat est cher | peu d’entretien | agréable à conduire, mais il faut trouver une borne | pas de fumée, mais l’autonomie est courte
en: no noise | less pollution in town | cheap to run but dear to buy | little upkeep | pleasant to drive, but you have to find a charger | no fumes, but they do not go far
# thing!: (advantages?|benefits?|pros) and (some )?(disadvantages?|drawbacks?|cons).*(driving|cars?|public transport\w*|train|bus)|avantages et (les )?inconvenients .*(voiture|transports?|train|bus)
fr: la voiture va partout, mais coûte cher | le bus est moins cher, mais il faut l’attendre | on est libre en voiture, sauf dans les bouchons | le train repose, s’il est à l’heure | en voiture on transporte ce qu’on veut, mais on pollue
en: a car goes anywhere but costs a lot | the bus is cheaper, but you have to wait for it | you are free in a car, except in a jam | the train is restful if it is on time | a car carries anything, but it pollutes
# thing!: (defi|challenge|obstacle|epreuve|difficulte|hardship)s? .*(generation|jeunes|enfants|children|future|avenir)
fr: le climat | trouver un logement | le prix de l’énergie | l’eau | des emplois remplacés par des machines | vivre avec les écrans | payer les retraites
en: the climate | finding a home | the price of energy | water | jobs taken over by machines | living with screens | paying for pensions
# thing!: (defi|challenge|obstacle|epreuve|hardship)s? .*(surmonte|rencontre|releve|traverse|vecu|faced?|overc[oa]me|met|gone through|been through)
fr: une longue maladie | la perte d’un emploi | un divorce | élever un enfant sans aide | arriver dans une ville sans connaître personne | passer le permis, à la quatrième fois | un déménagement loin des miens
en: a long illness | losing a job | a divorce | bringing up a child without help | coming to a town where I knew nobody | passing my driving test at the fourth try | moving far from my family
# tell!: (change|changed|chang\w+) .*(since|depuis) .*(you were|school|young|child|vous etiez|ecole|jeune|enfant|vos \w+ ans|your \w+s)|(what ways|en quoi|comment) (have you|avez-vous) change\w* - monde|world|societe|society|ville|city|town|quartier
fr: j’ai pris confiance en moi | je suis moins timide | je m’énerve moins vite | je sais mieux ce que je veux | j’écoute davantage | je me fatigue plus vite | mes amis ne sont plus les mêmes | je dis plus facilement non
en: I am more sure of myself | I am less shy | I lose my temper less quickly | I know better what I want | I listen more | I get tired faster | my friends are not the same | I find it easier to say no
# thing!: (changements?|changes?|evolutions?) .*(monde|societe|world|society|life) .*(depuis|vu|connu|seen|since|child|lifetime)|(monde|world|society|societe) (\w+ )?(a change|has changed|changed)
fr: Internet et les téléphones | le climat | la place des femmes | on voyage bien plus | tout va plus vite | les métiers ne sont plus les mêmes | les prix
en: the internet and phones | the climate | the place of women | people travel far more | everything goes faster | jobs are not what they were | prices
# thing!: (changement|change) .*(positi\w*|meilleur|bon|beneficial|good|best).*|(positi\w*|meilleur|best) (changement|change)
fr: un nouvel emploi | avoir déménagé | une vie plus calme | l’arrivée d’un enfant dans la famille | me remettre au sport | avoir moins peur de parler
en: a new job | moving house | a calmer life | a child born in the family | taking up sport again | being less afraid to speak up
# thing!: (meilleure? (facon|moyen|maniere)|best (way|thing)|comment|how) .*(rencontrer|faire des amis|se faire des amis|nouveaux amis|meet (new )?(people|friends|somebody|someone)|make (new )?friends)
fr: s’inscrire dans un club | par des amis communs | faire du bénévolat | parler aux voisins | suivre un cours | sortir le chien | au travail, à la pause
en: joining a club | through friends | volunteering | talking to the neighbours | taking a class | walking a dog | at work, at break time
# thing!: (aider?|help\w*|mieux) .*(handicap\w*|disabled|disabilit\w*|fauteuil|wheelchair)|(handicap\w*|disabled|disabilit\w*) .*(aid\w+|help\w*|besoin|need)
fr: des trottoirs et des bus accessibles | les embaucher | ne pas se garer sur leurs places | leur demander ce qu’il leur faut | plus de personnel à l’école | les traiter comme tout le monde | des démarches plus simples
en: pavements and buses they can use | giving them jobs | keeping their parking spaces free | asking them what they need | more helpers in schools | treating them like anybody else | less paperwork
# why: (drogue~|stupefiants|cannabis|drugs?|addict~|dependan~) + (gens|jeunes|people|young|prend~|commenc~|start~|take|taking|they|on)
fr: ils veulent oublier leurs soucis | ils font comme les copains | ils sont curieux | on en trouve partout | ils vont mal | ils croient pouvoir s’arrêter quand ils veulent
en: they want to forget their troubles | they do as their friends do | they are curious | it is sold everywhere | they are unhappy | they think they can stop whenever they like
# who: (besoin~|aide~|need~|help~|deserv~) + (plus|most|charit~|aide~|dons?|support) - (help~|support~) you|vous (aide|soutien)~
fr: les enfants malades | les gens qui dorment dehors | les mères qui élèvent seules leurs enfants | les personnes âgées isolées | les réfugiés | les étudiants sans argent
en: sick children | people who sleep rough | mothers on their own | old people living alone | refugees | students without money
# thing: (organisations?|associations?|oeuvres?|charit~|causes?) + (important~|soutenir|aider|give|support|deserve|should)
fr: la recherche contre le cancer | les banques alimentaires | les sauveteurs en mer | les associations pour les sans-abri | la protection des enfants | les refuges pour animaux
en: cancer research | food banks | lifeboats | charities for the homeless | child protection | animal shelters
# thing!: (objectif|ambition|projet|goal|ambition|plan)s? (\w+ ){0,2}(professionnel\w*|de carriere|career|professional)|(career|professional|work) (goal|ambition|plan|aim)s?
fr: garder mon emploi | gagner un peu plus | changer de service | me former | partir à la retraite en bonne santé | monter ma petite affaire | aucun, ma carrière est derrière moi
en: keeping my job | earning a little more | moving to another department | getting some training | retiring in good health | starting a small business | none, my career is behind me
# thing!: (attentes?|attendez|cherchez|souhaitez|expect\w*|look(ing)? for) .*(poste|emploi|travail|employeur|job|position|employer)
fr: un bon salaire | des horaires corrects | une équipe agréable | de l’autonomie | apprendre de nouvelles choses | moins de trajet | un contrat durable
en: good pay | decent hours | a pleasant team | being trusted | learning new things | a shorter journey | a steady contract
# deed: (dechets?|poubelle~|plastique~|emballage~|gaspillage|waste|rubbish|plastic|packaging) + (reduir~|moins|limit~|evit~|reduce~|less|cut|avoid) + (vous|you)
fr: je trie tout | j’achète en vrac | je prends mon propre sac | je fais du compost | je répare au lieu de jeter | je bois l’eau du robinet | je cuisine les restes
en: I sort everything | I buy loose goods | I take my own bag | I make compost | I mend instead of throwing away | I drink tap water | I cook with leftovers
# thing: (marques?|brands?) + (cafe|coffee|the|tea|yaourt~|yoghurt~|biscuit~|chocolat~|chocolate)
fr: Lavazza | Carte Noire | Nespresso | Danone | Lu | Milka | Lipton | la marque du magasin
en: Lavazza | Nescafé | Lipton | Danone | Milka | Twinings | the shop’s own brand
# deed!: (garder|trouver|preserver|keep|find|maintain|have)\b.*(equilibre|balance).*(travail|vie (personnelle|privee|de famille)|work|life)
fr: je coupe mon téléphone le soir | je ne travaille jamais le week-end | je fais du sport une fois par semaine | je garde du temps pour la famille | je pars à l’heure | je dis non quand il le faut
en: I switch my phone off in the evening | I never work at weekends | I do some sport once a week | I keep time for the family | I leave on time | I say no when I have to
# one!: (importance|place|role) .*(amitie|amis|famille|friendship|friends|family).*
fr: une très grande place, je ne m’en passerais pas | c’est ce qui compte le plus | importante, même si on se voit peu | essentielle, surtout dans les coups durs | moins grande qu’à vingt ans, mais solide
en: a very big one, I could not do without them | nothing matters more | important, although we do not meet much | vital, above all in hard times | less than at twenty, but solid
# tell: (personne|quelqu'un|person|someone|somebody) + (important~|compte|proche|matters?|close) + (parlez|decri~|tell|describe|talk)
fr: ma grand-mère, qui m’a tout appris | un ami d’enfance, toujours là quand il le faut | ma sœur, on se dit tout | un collègue devenu un frère | une voisine toujours là dans les moments durs | mon père, pour son courage
en: my grandmother, who taught me everything | an old friend, always there in need | my sister, we tell each other everything | a colleague who became a brother | a neighbour who helped me through a hard time | my father, for his courage
# tell: (sport|sports) + (pratiquez|regarder|aimez|faites|play|practise|watch|like|enjoy) + (parlez|decri~|racont~|tell|describe|talk)
fr: le football, surtout à la télé avec des amis | la marche, tous les dimanches matin | la natation, ça détend le dos | le rugby, j’ai joué plus jeune | le tennis, une fois par semaine l’été | le vélo, par tous les temps
en: football, mostly on television with friends | walking, every Sunday morning | swimming, it is good for the back | rugby, I played when I was younger | tennis, once a week in summer | cycling, whatever the weather
# tell!: (semaine de quatre jours|semaine de 4 jours|four-day week|4-day week)
fr: trois jours de repos, ça change la vie | j’ai peur que les journées s’allongent d’autant | dans mon métier, ce n’est pas possible | les gens seraient moins fatigués | il faut que le salaire suive | les patrons n’en voudront pas | ça créerait des emplois
en: three days off would change your life | I am afraid the days would get longer | in my line of work it cannot be done | people would be less tired | only if the pay stays the same | employers will not want it | it would create jobs
# tell: (pens~|avis|opinion|think|view~) + (voitures?|cars?|pietons?|traffic) + (centre|ville|interdi~|centre|city|town|ban~)
fr: l’air serait meilleur | les commerçants vont y perdre | il faut d’abord des bus et des parkings | ça rend le centre agréable à pied | et ceux qui ne peuvent pas marcher ? | moins de bruit, tout le monde y gagne | c’est toujours contre les automobilistes
en: the air would be better | the shops will lose by it | there must be buses and car parks first | it makes the centre nice to walk in | and those who cannot walk? | less noise, everyone gains | it is always against drivers
# thing!: (place|gare|station|square|parvis|esplanade)\b.*(images?|esprit|pens\w+|evoque\w*|mind|think|picture)
fr: des gens pressés avec leurs valises | des voitures mal garées | le café d’en face | des pigeons | le bruit des bus | un endroit où l’on ne reste pas | la pendule | des taxis qui attendent
en: people rushing with suitcases | badly parked cars | the café across the way | pigeons | the noise of buses | a place where nobody stays | the clock | taxis waiting
# thing!: (problem|probleme|issue|difficult|enjeu)\w* .*(communit\w*|communaute|territoire|local area) - meal|eat\w*|food|repas|manger|health\w*|sante|soins
fr: le manque de médecins | les loyers | le chômage | la circulation | les incivilités | les commerces qui ferment | rien pour les jeunes
en: not enough doctors | rents | unemployment | traffic | rude behaviour | shops that close | nothing for the young
# thing!: (makes?|rend\w*|mak\w+) .*(difficult|hard|difficile|complique)\w* .*(meal|eat\w*|food|diet|cook\w*|manger|repas|alimentation|cuisiner)|(difficult\w*|difficile|obstacle\w*|barrier\w*|frein\w*) .*(eat\w* (well|health\w*)|healthy|manger (mieux|sain\w*|equilibre))
fr: le prix des bons produits | le manque de temps | la restauration rapide partout | ne pas savoir cuisiner | les habitudes | les enfants qui refusent les légumes | les magasins trop loin
en: the price of good food | no time to cook | takeaways everywhere | not knowing how to cook | old habits | children who refuse vegetables | shops that are too far away
# thing!: (do you do|faites-vous|faites) .*(for fun|pour (vous )?(amuser|distraire|divertir|detendre)|to enjoy yourself)
fr: des jeux avec la famille | danser le samedi soir | le cinéma | des pique-niques au parc | de la musique | un match avec des amis | la pétanque
en: games with the family | dancing on Saturday night | the cinema | picnics in the park | music | a match with friends | bowls
# where: (repas|manger|meal~|eat|food) + (sain~|equilibre~|healthy|good|bon) - dehors
fr: chez soi, en cuisinant | à la cantine | au petit restaurant du marché | chez le traiteur | presque nulle part par ici | à la cafétéria du supermarché
en: at home, by cooking | in the canteen | at the café by the market | at the salad bar | hardly anywhere around here | in the supermarket café
`
