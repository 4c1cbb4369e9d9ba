/**
 * French words that praise or blame, by class, folded. `*` stands for any ending. The classes are written by hand; no
 * published list of such words was copied (decision 080).
 */
export const toneWordsFr = {
  for: [
    // health, safety and care
    'sure sures securis* sain saine sains saines proprete frais fraiche protege* proteg* protection* secour* aide aider aident aidee* solidair* solidarit* guerir gueri* soulag* confort* apais* epanou* bien-etre bienfait* benefi* bienveillan*',
    // success, progress and value
    'prime primee primees sauver sauve sauves sauvee sauvent sauvera sauvegard* sauvet* soignants egalite egaux economise* plait plaira content contente libre libres succes reussi* reuss* victoire* victorieu* gagn* remport* recompens* distingu* label* modern* innov* pionnier* amelior* meilleur* mieux progres* progress* embelli* revitalis* dynamis* renouv* prosper* croissance efficac* performan* fiable* fiabilite abordable* avantag* profit* rentab* utile* precieu* tresor* joyau* perle fierte fier fiere fiers fieres patrimoine aime* aime adore* cheri* populaire* favori* plebiscit* incontourn* excellen* exceptionn* remarqu* formidab* magnifi* splendid* superb* merveill* admirab* exemplair* irreprochab* impeccab* delicieu* savoureu* charm* beau belle beaux belles beaute agreab* plaisir* heureu* bonheur joie joyeu* sourire* ravi ravie* ravis enchant* conquis* seduit* enthousias* satisf* inspir* hero* courag* devou* devouement dedi* inlassab* genereu* generosite talent* competen* juste* justice dignit* libert* paix paisib* calme* tranquill* vert verte verts vertes durab* ecolog* responsab* raisonnab* sage* sagesse bon bonne bons bonnes honnet* confian* loyal* convivia* chaleureu* accueillan* espoir* facil* simpl* simplifi* rapide* vital* essentiel* indispensab* primordia* miracle* opportunit* unanim* applaud* salu* felicit* approuv* recommand* preconis* vertueu* gratuit* embauch* ',
  ],
  misfortune: [
    // what befalls people: death, injury, loss, want
    'mort* mourir meurt meurent deces deced* tue* tuer tues tuees tueri* meurtr* bless* victime* accident* collision* noy* noyad* suicid* overdose* tragiq* trage* drame* dramatiq* desastr* catastroph* calamit* incendie* inond* effondr* explos* explose* epidemi* crise* hospitalis* renvers* percut* cancer* maladi* malade* souffr* souffran* douleur* douloureu* dommag* devast* ferment fermer fermera fermeront fermee fermees fermeture* privation* priver isole isolee isolees isoles isolement attente attentes hors-de-prix couteu* perd perdent perdu* perdre perte* faillite* disparai* disparu* disparit* suppress* supprim* licenci* chomag* chomeu* expuls* sans-abri faim famine pauvr* pauvret* precar* privation* neglig* abandon* delaiss* declin* degrad* deterior* delabr* vetust* penuri* manqu* insuffis* sature* satur* surcharg* deborde* epuis* peine* peinent difficil* difficult* detress* desert* vulnerab* fragil* desesper* solitude danger* perill* peril* extinct* explosent flamb* grimp* chut* plong* empir* pire* aggrav*',
  ],
  blame: [
    // crime, conflict and vice
    'crime* crimin* delinquan* vol vols voleu* voles volee* cambriol* braqu* racket* agress* attaqu* violen* abus* abusi* harcel* menac* terror* vandal* fraud* arnaqu* escro* trich* corrup* corromp* magouill* drogu* trafi* mensong* ment mentent menti tromp* malhonn* exploit* profiteur* cupid* avid* hypocri* scandal* hont* indign* revolt* hostil* haine* racis* discrimin* injust* inegal* trahi* trahison',
    // failure, waste and harm that a thing does
    'empoison* poison* toxiq* cancerogen* nuisi* nuit nocif* nociv* detrui* destruct* ruin* ravag* saccag* echou* echec* echoue fiasco* rate ratee* bacle* erreur* tort gaspill* gachis gache* dilapid* gouffre* derap* surcout* dett* endett* deficit*',
    // nuisance and judgement
    'pollu* sale sales salete dechet* ordur* puan* pue puent bruit* bruyan* nuisanc* embouteill* bouchon* retard* annul* lent* bonde* exorbitan* hors-de-prix fardeau* problem* ennui* risqu* risque* dangereu* peur* craint* craign* inqui* anxi* alarm* alert* plaint* plaign* reclamation* coler* enerv* agac* frustr* decu* decev* decepti* mecontent* malheureu* trist* regret* affreu* horrib* terribl* epouvant* abominab* degoutan* ignob* lamentab* deplor* catastrophiq* mauvais* moche* laid* depasse* obsolet* perime* inutil* inoperan* inadapt* inefficac* incompeten* irresponsab* imprudent* inconscien* stupid* absurd* ridicul* aberr* insens* superflu* indesirab* impopulair* menace* compromet* fragilis* defigur* denatur* gach* subi* subir subissent oppos* critiqu* condamn* denonc* rejet* refus* demission* protest* contest* polemiq* bureaucrat* paperass* obes* addict* contraint* puni* penalis* entrav* stress* fatig* dout* sceptiq* suspec* opaqu* malbouff*',
  ],
} as const
