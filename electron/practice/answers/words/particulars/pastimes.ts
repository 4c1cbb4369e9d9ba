/**
 * Answers about what people do with their days: free time, meals, outings, plans, and what they would like to begin.
 */
export const pastimes = String.raw`
# thing!: (que|qu'est-ce que vous|what) (faites-vous|faites|do you (usually |normally |generally |mostly |like to )?do)( |-vous ).*(temps libre|loisirs|free time|spare time|leisure time)|(occupez|passez|meublez)(-vous)? .*(temps libre|loisirs)|(spend|use|fill) your (free|spare|leisure) time|(activites?|occupations?) .*temps libre|in your (free|spare) time
fr: je lis | je marche | je regarde des séries | je bricole | je cuisine | je vois des amis | je fais un peu de sport | de la musique | je joue aux cartes | les brocantes
en: I read | walking | I watch series | odd jobs about the house | cooking | I see friends | a bit of sport | music | board games | I potter about
# thing!: (que|qu'est-ce que vous|what|comment) (faites-vous|faites|passez-vous|occupez-vous|do you (usually |normally |generally |mostly |like to )?do|are you doing)( |-vous ).*(week-?ends?|weekends?|samedis?|dimanches?|saturdays?|sundays?) - prochain|next|dernier|last|type|typical|ordinaire
fr: je fais les courses et le ménage | on voit la famille | une promenade | je me repose | le marché le samedi matin | un bon repas | du bricolage | un match à la télé | une sortie avec des amis
en: the shopping and the housework | we see the family | a walk | I rest | the market on Saturday morning | a good meal | odd jobs about the house | a match on television | out with friends
# thing!: (que|qu'est-ce que vous|what|comment) (faites-vous|faites|passez-vous|occupez-vous|do you (usually |normally |generally |mostly |like to )?do|spend)( |-vous ).*(soirs?|soirees?|apres le (travail|diner|repas)|apres votre (travail|journee)|evenings?|at night|after (work|dinner|school|supper))|(spend|passez-vous) (your|vos|la plupart de vos) (evenings?|soirees?)
fr: je regarde la télé | je prépare le dîner | je lis un peu | je me couche tôt | des mots croisés | je téléphone à la famille | une série sur le canapé | je fais un tour dehors | je range
en: I watch television | I get dinner ready | I read a little | I go to bed early | a crossword | I ring the family | a series on the sofa | a walk round the block | I tidy up
# thing!: (que|qu'est-ce que vous|what) (faites-vous|faites|aimez-vous faire|aimez faire|do you (usually |normally |generally |like to |enjoy )?(do|doing))( |-vous ).*(en famille|avec (votre famille|vos proches|vos (petits-)?enfants)|ensemble|as a family|with (your family|your (grand)?children|your kids)|together)|activites? (\w+ ){0,3}en famille|family activit\w+
fr: des jeux de société | de longs repas | une promenade | on cuisine ensemble | un film le soir | on parle beaucoup | des pique-niques | des sorties à vélo
en: board games | long meals | a walk | we cook together | a film in the evening | we talk a lot | picnics | cycling
# thing!: (que|qu'est-ce que vous|what) (faites-vous|faites|aimez-vous faire|do you (usually |normally |generally |like to |enjoy )?(do|doing))( |-vous ).*(amis?|copains|copines|friends?|mates)|sortez.*amis
fr: on boit un verre | on mange ensemble | une promenade | on joue aux cartes | on parle de tout et de rien | un cinéma de temps en temps | du sport | on se fait à manger chez l’un ou chez l’autre
en: we have a drink | we eat together | a walk | we play cards | we talk about everything and nothing | the cinema now and then | some sport | we cook at one another’s places
# thing: (il pleut|pleut|mauvais temps|temps est mauvais|it rains|it is raining|rainy day|weather is bad|bad weather) + (que|qu'est-ce|comment|quoi|what|how)
fr: je reste à lire | des jeux de société | du rangement | un film sous une couverture | je cuisine | une sieste | je sors quand même, avec un manteau | du bricolage
en: I stay in and read | board games | some tidying | a film under a blanket | I cook | a nap | I go out all the same, with a coat on | odd jobs
# thing!: (que|qu'est-ce que vous|quels|quelles|what|which|any) .*(ferez|fere~|allez-vous faire|allez faire|projet~|prevu~|comptez|will you (do|be doing)|are you (going to do|doing|planning)|plans?).*(vacances|conges|ete|noel|fetes|pont|holidays?|summer|christmas|break|easter)
fr: quelques jours à la mer | je reste chez moi | voir la famille | de la marche en montagne | rien de prévu, du repos | des travaux dans la maison | un petit voyage en train
en: a few days by the sea | staying at home | seeing the family | walking in the hills | nothing planned, just rest | some work on the house | a short trip by train
# thing!: (que|qu'est-ce que vous|what|quels) .*(ferez|allez-vous faire|allez faire|prevu~|comptez|projets?|will you (do|be doing)|are you (going to do|doing|planning)|plans?).*(demain|ce soir|tout a l'heure|week-?end|tomorrow|tonight|weekend|next week|semaine prochaine|later today)
fr: les courses et un peu de ménage | une promenade s’il fait beau | voir des amis | rien de spécial, me reposer | un rendez-vous le matin, le reste est libre | cuisiner pour plusieurs jours | passer voir la famille
en: the shopping and a bit of housework | a walk if it is fine | seeing friends | nothing special, resting | an appointment in the morning and then I am free | cooking for the days ahead | calling in on the family
# thing!: (prend|prennent|occupe\w*|passe\w*|take\w*( up)?|spend) (le |the )?(\w+ ){0,2}(plus|most) (de |of )?(\w+ ){0,2}(temps|time|journee|day)|most (time|of your (time|day))|le plus de temps - appli~|apps?
fr: le ménage et les repas | les courses | le téléphone | les papiers | la télé, je l’avoue | m’occuper des autres | les trajets | le jardinage
en: housework and meals | the shopping | my phone | paperwork | television, I admit | looking after others | getting from place to place | the garden
# thing: (loisir|activite|sport|passe-temps|hobby|hobbies|activity|pastime|sports?) + (commencer|essayer|pratiquer|debuter|decouvrir|reprendre|vous mettre|start|try|take up|begin|get into|like to do)
fr: la poterie | la danse | la guitare | la randonnée | la photo | la natation | le chant dans une chorale | l’escalade | rien de plus, mes journées sont pleines
en: pottery | dancing | the guitar | hiking | photography | swimming | singing in a choir | climbing | nothing more, my days are full
# thing!: (langues?|languages?) + (apprendre|apprenez|etudier|learn~|study|speak)
fr: l’espagnol | l’italien | l’anglais, pour de bon | le japonais | l’allemand | la langue des signes | le portugais | l’arabe
en: Spanish | Italian | proper French | Japanese | German | sign language | Portuguese | Arabic
# thing!: (objectif~|but|defi|goals?|target~|challenge) + (physique~|sporti~|forme|fitness|physical|sporting|running|training)
fr: courir dix kilomètres | perdre quelques kilos | retrouver du souffle | nager un kilomètre | marcher tous les jours | toucher mes pieds sans plier les genoux | aucun, rester en forme suffit
en: to run ten kilometres | to lose a few kilos | to get my breath back | to swim a kilometre | to walk every day | to touch my toes | none, staying fit is enough
# thing!: (que|qu'est-ce que vous|what|quoi) (mangez-vous|mangez|prenez-vous|prenez|avez-vous|buvez|manges|do you (usually |normally |generally |mostly )?(eat|have|drink)|are you (having|eating)|have you had)( |-vous ).*(matin|petit[- ]dejeuner|lever|morning|breakfast)|petit[- ]dejeuner.*(quoi|compose|prenez)
fr: du café et des tartines | un bol de céréales | un thé et un fruit | juste un café | du pain, du beurre et de la confiture | un yaourt et une banane | rien avant dix heures | des œufs, parfois
en: coffee and toast | a bowl of cereal | tea and some fruit | just a coffee | bread, butter and jam | a yoghurt and a banana | nothing before ten | eggs sometimes
# thing!: (que|qu'est-ce que vous|what) (mangez-vous|mangez|prenez-vous|do you (usually |normally |generally |mostly )?(eat|have))( |-vous ).*(midi|dejeuner|pause|lunch|noon|midday)|pour (le )?dejeuner|for lunch
fr: un sandwich | une salade | les restes de la veille | le plat du jour | des pâtes | un vrai repas chaud | une soupe et du fromage | ce qu’il y a à la cantine
en: a sandwich | a salad | leftovers | the dish of the day | pasta | a proper hot meal | soup and cheese | whatever the canteen has
# thing!: (que|qu'est-ce que vous|what) (mangez-vous|mangez|cuisinez-vous|preparez-vous|do you (usually |normally |generally |mostly )?(eat|have|cook|make))( |-vous ).*(soirs?|diner|souper|evenings?|dinner|supper|night)|pour (le )?(diner|souper)|for (dinner|supper)
fr: une soupe | des pâtes | une omelette et une salade | du poisson avec du riz | des légumes et du fromage | une pizza le vendredi | un gratin | quelque chose de léger
en: soup | pasta | an omelette and a salad | fish with rice | vegetables and cheese | a pizza on Fridays | a bake | something light
# thing!: (que|qu'est-ce que vous|what|quel type de|quels types de|what (kind|type|sort)s? of) (aimez-vous|aimez|preferez-vous|do you (like|love|enjoy)|(food|nourriture|cuisine|plats?|cuisines?|dish\w*|meals?)).*(manger|eating|eat|cuisine\w*|nourriture|plats?|food|dish\w*|preferez|aimez|like|prefer|enjoy)|(type|genre|sorte) de (cuisine|nourriture|plats?) - jamais|never|deteste~|hate|moins|least
fr: les plats mijotés | la cuisine italienne | le poisson | les gratins | les légumes du jardin | la cuisine asiatique | les crêpes | un bon couscous | la charcuterie et le fromage
en: stews | Italian food | fish | anything with cheese | fresh vegetables | Indian food | pancakes | a good roast | Chinese food
# thing: (boi(s|t|vent)|buvez|boire|boisson~|drink~|beverage~) + (que|qu'|quel~|what|which) - combien|how|pay~|hier|yesterday|eat|mange~|jour entier
fr: de l’eau | du café | du thé | un verre de vin au repas | une bière de temps en temps | du jus d’orange | une tisane le soir | de l’eau gazeuse
en: water | coffee | tea | a glass of wine with meals | a beer now and then | orange juice | herbal tea in the evening | sparkling water
# thing!: (que|qu'est-ce que vous|quels|quelles|what) (achetez-vous|achetez|do you (usually |normally |generally |mostly )?buy|(produits?|articles?|choses|things|products?|items) (achetez|do you))( |-vous ).*(souvent|le plus|regulierement|plus frequemment|chaque semaine|often|most|regularly|every week|usually)
fr: du pain et du lait | des fruits et des légumes | des pâtes | du café | des yaourts | de la lessive | des produits frais | des livres, dès que je peux
en: bread and milk | fruit and vegetables | pasta | coffee | yoghurts | washing powder | fresh food | books whenever I can
# thing!: (devez|avez besoin|faut|need~|have to) (\w+ )?(acheter|d'acheter|buy|get|to buy|to get)|liste de courses|shopping list
fr: du pain | des chaussures | de la lessive | un cadeau pour quelqu’un | du café | des ampoules | des fruits | rien d’urgent
en: bread | shoes | washing powder | a present for somebody | coffee | light bulbs | fruit | nothing urgent
# thing!: (quel usage|quels usages|usages?|what use|que faites-vous|qu'est-ce que vous faites|what do you (usually |mainly |mostly )?(do|use)|pour quoi|for what|pourquoi faire|a quoi vous sert) .*(internet|ordinateur|tablette|telephone|smartphone|web|the internet|computer|tablet|phone|online|en ligne)
fr: les messages et les photos | les démarches et les comptes | les informations | des vidéos | les achats | la météo et les itinéraires | appeler la famille | chercher des recettes
en: messages and photos | paperwork and my accounts | the news | videos | shopping | the weather and maps | calling the family | looking up recipes
# thing: (application~|applis?|apps?) + (utilis~|use~|using|quotidien|prefer~|favou?rite|perdre|waste|most|souvent|often) - amelior~|improve
fr: la messagerie | la météo | les cartes | ma banque | un jeu de mots | la radio | YouTube | les informations | l’appareil photo
en: messages | the weather | maps | my bank’s | a word game | the radio | YouTube | the news | the camera
# thing: (application~|applis?|apps?) + (plus|anymore|any more|longer|arrete|supprime~|stopped|deleted) + (utilis~|use~|install~|supprime~|delet~) - le plus|most
fr: Facebook | un jeu auquel je ne jouais plus | Twitter | une appli de sport | Snapchat | une appli de rencontre | l’appli d’un magasin
en: Facebook | a game I was tired of | Twitter | a fitness app | Snapchat | a dating app | the app of a shop
# thing: (ennuye~|ennuyeu~|barbant|boring|dull|tedious) + (enfan~|jeune|jamais|plus|deja|younger|child|ever|most|school) - when you (are|feel)|quand vous (etes|vous)
fr: attendre dans une salle pendant des heures | les dimanches chez une vieille tante | des cours de couture | les longs trajets en voiture | trier des papiers tout un été | les visites de musées avec l’école | la messe
en: waiting in a room for hours | Sundays at an old aunt’s | piano practice | long car journeys | filing papers for a whole summer | museum visits with the school | church
# thing!: (que|qu'est-ce que vous|what) (faisiez-vous|faisiez|aimiez-vous faire|aimiez faire|did you (like to |usually |use to )?(do|play|like doing))( |-vous ).*(enfan~|petite?s?|jeunes?|ado~|child~|little|younger|young|kid|small)
fr: je jouais dehors | du vélo avec les voisins | des cabanes | je lisais beaucoup | du foot dans la rue | je dessinais | je regardais la télé | j’aidais à la maison
en: I played outside | cycling with the neighbours | building dens | I read a lot | football in the street | I drew | I watched television | I helped at home
# thing: (porte~|wear~) + (aujourd'hui|en ce moment|maintenant|today|now|right now|at the moment)
fr: un jean et un pull | une chemise et un pantalon | une vieille veste | un tee-shirt et un jogging | des vêtements de tous les jours | du noir, comme souvent
en: jeans and a jumper | a shirt and trousers | an old jacket | a T-shirt and joggers | everyday clothes | black, as usual
# thing: (quand|when|si|if) .*(ennuy|bored|rien a faire|nothing to do|seule?s?|alone|on your own)~ + (faites|fait|do|ferez|will) - enfance|child
fr: je lis | je téléphone à quelqu’un | je sors prendre l’air | je range | je regarde une série | des mots croisés | de la musique
en: I read | I ring somebody | I go out for some air | I tidy up | I watch a series | the crossword | music
# head: physical activit~|activites? physiques?|activites? sportives?|ways (of exercising|to exercise|to keep fit)
fr: la marche | la natation | le vélo | la gymnastique | la randonnée | le jardinage | la danse | le yoga | la course à pied | la pétanque
en: walking | swimming | cycling | gymnastics | hiking | gardening | dancing | yoga | running | bowls
`
