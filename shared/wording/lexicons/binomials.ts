import type { WordingLanguage } from '../finding.ts'
import { entries } from './entries.ts'

/** Pairs that name one thing, or are said together by habit. */
export const BINOMIALS: Record<WordingLanguage, readonly string[]> = {
  fr: entries(String.raw`
    fruits et (de |des |les )?legumes / information et (de |la |de la )?communication / quartier ou (votre |le )?village / rue ou (votre |la )?\p{L}+ / fruits? ou legumes? / poissons? et fruits de mer /
    eau et (d'|de l')?electricite / gaz et (d'|de l')?electricite / allers? et retours? / va et vient /
    sain et sauf / bel et bien / noir et blanc / nom et prenoms? / prenom et nom / date et lieu /
    lieu et date / jour et nuit / nuit et jour / hommes et (des |les |aux )?femmes /
    femmes et (des |les |aux )?hommes / filles et (des |les |aux )?garcons /
    garcons et (des |les |aux )?filles / adultes et (des |les )?enfants /
    enfants et (des |les )?(adultes|adolescents|jeunes) / parents et (des |les )?enfants /
    (limiter|plafonner|restreindre) (et|ou) (de |a )?(limiter|plafonner|restreindre) / (reduire|diminuer|baisser) (et|ou) (de |a )?(reduire|diminuer|baisser) / (modifier|changer) (et|ou) (de |a )?(modifier|changer) / (arreter|cesser) (et|ou) (d'|de |a )?(arreter|cesser) /
    signes (et|ou) symptomes / questions (et|ou) doutes / eau et assainissement / recherche et (le |de |du )?developpement / arts et metiers /
    arts et spectacles / sons? et lumieres? / poste et telecommunications / sante et securite /
    securite et sante / hygiene et securite / prevention et securite / batiments? et travaux publics /
    hotels? et restaurants? / hotellerie et (de la |la )?restauration / cafes? et restaurants? /
    bars et restaurants / chambres? et table / bed and breakfast / peche et chasse / chasse et peche /
    sports? et loisirs? / culture et loisirs / loisirs et culture / jeunesse et sports? /
    education et formation / formation et emploi / etudes et recherches? / petites et moyennes /
    petits et (les )?grands / petits et moyens / droits et (de |des |les )?(devoirs|libertes) /
    pour et le contre / avantages et (des |les )?inconvenients /
    points? forts? et (les |des )?(points? )?faibles? / entrees? et sorties? / entrees et (les )?plats /
    achat et (la |de )?vente / vente et achat / pertes et profits / recettes et depenses /
    offre et (la |de )?demande / debut et (la )?fin / (commenc|debut)\p{L}+ et (termin|fin)\p{L}+ / ouvr\p{L}+ et ferm\p{L}+ / entr\p{L}+ et sort\p{L}+ / plus et moins / plus ou moins / et/ou / et demie? /
    temps et (d')?argent / une fois et / tout et rien / tant et plus / de plus en plus / ci et la /
    ici et la / ca et la / chiens? et chats? / chats? et chiens? / pain et (du )?beurre /
    sel et (le )?poivre / sel et de poivre / savoirs? et savoir-faire / faits? et gestes? /
    us et coutumes / voies? et moyens? / biens? et services? / coeur et poumons? / corps et ame /
    ville et campagne / mairie et services / politiques? et sociales? /
    economiques? et (sociales?|sociaux|social|financi\p{L}+|politiques?|monetaires?) /
    sociales? et (economiques?|culturelles?|solidaires?|professionnelles?|familiales?) /
    sociaux et (economiques?|culturels?|familiaux) / social et (solidaire|economique|medico-social) /
    medical et social / physiques? et (mentales?|psych\p{L}+|morales?|chimiques?) / mentale? et physique /
    privee et (professionnelle|publique) / professionnelle et (privee|personnelle|familiale) /
    personnelle et (professionnelle|familiale) / familiale et professionnelle /
    publiques? et (le |les )?prives? / publics? et (des |les |du |le )?prives? / francais et etrangers /
    nord et (au |du |le )?sud / est et (a l'|de l'|l')?ouest / matin et (le )?soir / midi et (le )?soir /
    soirs? et (les )?week-ends? / samedis? et (les |le )?dimanches? / dimanches? et jours feries /
    week-ends? et (les )?jours feries / lundi et vendredi / ete et (l'|en |d')?hiver /
    hiver et (l'|en |d')?ete / aller et (de )?venir / aller et retour /
    domicile et (votre |le |lieu de )?(travail|\p{L}+) / vous et (votre|vos|les) / toi et (ta|ton) /
    votre conjointe? et vous / moi et / lui et / vous ou (votre|vos|un|une|quelqu) / lire et (d')?ecrire /
    lire, ecrire et compter / boire et (de )?manger / manger et (de )?boire / boire ou manger /
    frais et (de )?dispos / clair et net / libre et (non faussee|gratuit) / pur et simple /
    purement et simplement / corps et biens / dommages et interets / allocations et prestations /
    air et (de )?l'eau / blessures? ou maladies? / maladies? ou (d')?accidents? /
    accidents? et maladies? / maladie ou (d')?un handicap / pass culture /
    sciences? et (des |de la )?(techniques?|technologies?|vie) / sciences et vie /
    histoire et (la |de la )?geographie / musique et (la |de )?danse / radio et (la |de )?television /
    radio et (la )?tele / mer et montagne / thes? et tisanes? / the ou cafe / cafe ou (du |de )?the /
    nourriture et boissons? / boissons et nourriture / produits laitiers et /
    vetements et (des |de |les )?chaussures / chaussures et vetements / maison et jardin /
    electricite et (du |de |le )?gaz / chauffage et (l'|d')?eau chaude / chauffage et electricite /
    transport\p{L}* et (de |la )?logistique / commerces? et services? / ordures? et dechets? /
    parcs? et (des |les )?jardins? / eaux et (des |les )?forets / rues? et trottoirs? /
    routes et (des |les )?autoroutes / conditions? generales? et / termes? et conditions? /
    lu et (approuve|accepte) / union europeenne et / freres? et (de |des |les |vos )?soeurs? /
    pere et (de |votre |la )?mere / mere et (de |votre |le )?pere / grands-peres? et grands-meres? /
    oncles? et tantes? / mari et (la |votre )?femme / papa et maman /
    amis? et (de |votre |vos |la )?(famille|proches|connaissances) /
    famille et (de |vos |les |d')?(amis|proches) / famille ou (d'|de |vos |des )?amis /
    amis ou (de |votre )?(la )?famille / proches? ou (d')?amis? / journaux et (des |les )?magazines /
    films et (des |les |de )?series / series et (des |les |de )?films / cremes? et lotions? /
    poids et (la )?taille / taille et (le |de )?poids / liberte et / egalite des chances / ordre et /
    paix et (la )?securite / justice et (la )?paix / tout un chacun / l'un et l'autre / l'un ou l'autre /
    les uns et les autres / tel ou tel / oui ou non / ou non / ou pas / ni .. ni / certains et /
    moyen et long terme / court et (a )?moyen terme / court ou (a )?long terme /
    moyen ou (a )?long terme / retraites? et pensions? / impots et (les |des |de )?taxes /
    taxes et (les )?impots / droits d'auteur et droits voisins / tabac et (d'|l')?alcool /
    alcool et (de |le )?tabac / internet et (les |des )?reseaux sociaux /
    essence et (le |de |du )?gazole / pistes? et bandes? cyclables? /
    bus et (les |des |de |du )?(tram\p{L}*|metro|cars) / trains? et (de |des |les )?(bus|rer|metro) /
    metros? et (de |des |les |le |du )?(bus|tram\p{L}*|rer) / ronds-points et / port et transport /
    urgences? et / soins? et (d')?(accompagnement|aide) / aide et (d')?(accompagnement|soins?) /
    cours et tribunaux / police et (de la |la )?gendarmerie / police ou (a |de )?la gendarmerie /
    pompiers et / masculin et feminin
  `),
  en: entries(String.raw`
    (cap|limit|restrict|curb)(s|ing|ped|ed)? (and|or) (cap|limit|restrict|curb)(s|ing|ped|ed)? / (reduce|cut|lower|decrease)s? (and|or) (reduce|cut|lower|decrease)s? / (change|modify|alter)s? (and|or) (change|modify|alter)s? / (stop|end|cease)s? (and|or) (stop|end|cease)s? /
    fruits? and veg\p{L}* / fruits? or veg\p{L}* / bed and breakfast / b and b /
    start* and (finish|end|stop)* / begin* and end* / open* and clos* / com(e|ing) and go(ing)? / arriv\p{L}+ and (leav|depart)\p{L}+ / research and development / r and d / design\p{L}* and buil\p{L}+ / men and women / women and men / boys and girls / girls and boys /
    ladies and gentlemen / adults and children /
    children and (adults|young people|teenagers|adolescents) /
    parents? (and|or) (carers?|guardians?|children) / father and mother / mother and father /
    mum and dad / mom and dad / brothers? (and|or) sisters? / husband (and|or) wife / husband or partner /
    wife or partner / spouse (and|or) partner / aunts? and uncles? /
    family (and|or|members and|members or) (close )?friends? /
    friends? (and|or) (family|relatives|neighbours|acquaintances) / friends and relatives /
    relatives (and|or) friends / food (and|or) (non-alcoholic )?(drinks?|beverages?) /
    drinks? (and|or) food / meat and poultry / fish and chips / fish and (sea|shell)food /
    bread and butter / salt and pepper / tea and coffee / tea or coffee / coffee or tea / milk and sugar /
    bars and restaurants / pubs and (clubs|restaurants|bars) / cafes? and restaurants? /
    restaurants and (bars|cafes|pubs) / hotels and (restaurants|guest) / goods and services /
    goods or services / products? (and|or) services? / terms and conditions / rules and regulations /
    rules or regulations / law and order / peace and (quiet|security) /
    health and (safety|wellbeing|well-being|fitness|beauty|social care) / safety and security /
    physical (and|or) mental / mental (and|or) physical / body and mind / heart and lungs? /
    arts? and (crafts?|culture|entertainment|sciences?|design) /
    sports? and (leisure|recreation|fitness) / leisure and (sports?|culture) /
    parks and (gardens|recreation|green|open) / roads? and (pavements?|streets?|highways?) /
    streets and (pavements|roads) / science and (technology|engineering) / maths? and (science|english) /
    reading and writing / read and write / reading, writing / radio and (tv|television) / tv and radio /
    television and radio / tv or radio / films? and (tv|television|series) /
    newspapers? (and|or) magazines? / books? and magazines? / stocks? (and|or) shares? /
    stocks and bonds / profits? and loss\p{L}* / supply and demand / income and expenditure /
    income and (wealth|expenses) / gas and electric\p{L}* / electric\p{L}* and gas /
    gas or electric\p{L}* / oil and gas / water and (sewerage|sewage|sanitation|electricity) /
    heating and (hot water|lighting|cooling|electricity) / wind and solar / solar and wind /
    heating or cooling / house and home / home and (garden|contents|work) /
    work and (home|family|private|personal|study) / rent or mortgage / mortgage or rent /
    clothes? (and|or) (shoes|footwear|accessories) / clothing (and|or) (shoes|footwear) /
    shoes and clothes / nuts and bolts / pros and cons / strengths and weaknesses /
    advantages and disadvantages / benefits and (risks|drawbacks|costs) / costs and benefits /
    risks and benefits / likes and dislikes / like and dislike / do's and don'ts / ups and downs /
    trial and error / wear and tear / safe and sound / safe and secure / black and white /
    plain and simple / loud and clear / neat and tidy / clean and tidy / nice and \p{L}+ /
    good and \p{L}+ly / sick and tired / first and (foremost|last) / now and (then|again) /
    again and again / over and (over|above) / more and more / less and less / better and better /
    worse and worse / up and (down|running) / back and forth / to and from / to and fro /
    in and (out|around|about) / on and off / in and outside / inside and outside / here and (there|now) /
    there and then / day and night / night and day / day or night /
    morning and (evening|afternoon|night) / evenings? and weekends? / evenings? or weekends? /
    weekends? and (evenings?|bank|public) / saturdays? and sundays? / saturdays? or sundays? /
    weekdays and weekends / summer and winter / north and south / east and west / each and every /
    any and all / one and (only|the same) / bits and pieces / odds and ends / and so on / and so forth /
    and the like / and/or / and a half / hundred and / thousand and / go and \p{L}+ / come and \p{L}+ /
    try and \p{L}+ / wait and see / went and / stop and (think|search|look) / sit and (wait|watch) /
    you and (your|the|other|a|those) / you or (your|a|any|someone|anyone|another|other) /
    your partner and you / me and my / he or she / his or her / him or her / yes or no / or not /
    or otherwise / or so / one or (two|more|both|other) / two or (three|more) /
    name and (address|surname|date) / names? and addresses / date and (time|place) /
    time and (date|place|money|effort|energy) / money and time / age and (sex|gender) /
    height and weight / weight and height / diet and exercise / cats? and dogs? / dogs? and cats? /
    dogs? or cats? / cats? or dogs? / england and wales / vitamins? (and|or) minerals? /
    vitamins? (and|or) supplements? / drugs? and alcohol / alcohol (and|or) (other )?(drugs?|tobacco) /
    drugs? or alcohol / tobacco and alcohol / cigarettes? and (alcohol|tobacco) /
    illness (and|or) (injury|disability|accident) / injury or illness / accident or illness /
    pain or discomfort / anxi\p{L}+ (and|or) depress\p{L}+ / depress\p{L}+ (and|or) anxi\p{L}+ /
    war and peace / rich and (the )?poor / old and (the )?young / young and (the )?old /
    small and medium / public and private / private and public /
    social and (economic|cultural|emotional|political|affordable) /
    economic and (social|political|monetary) / political and (social|economic) /
    local and (national|regional) / national and (local|international|regional) / national or local /
    local or national / black and minority / gay and lesbian / lesbian and gay /
    colleges? and universit\p{L}+ / universit\p{L}+ and colleges? /
    schools? and (colleges?|universit\p{L}+|nurser\p{L}+) / school or college / college or university /
    doctors? and nurses? / doctors? or nurses? / nurses? (and|or) doctors? / teaching and learning /
    learning and teaching / learning and development / training and development / education and training /
    police and crime / fire and rescue / accident and emergency / a and e / track and trace /
    lost and found / pick and (choose|mix) / cut and (paste|dried) / copy and paste / drag and drop /
    search and rescue / hide and seek / rock and roll / rhythm and blues / country and western /
    drum and bass / gin and tonic / mac and cheese / ham and eggs / bacon and eggs /
    cheese and (wine|biscuits) / wine and (cheese|beer|spirits) / beer and wine /
    buses? and (trains?|trams?|coaches) / trains? and buses / buses? or trains? / bus or (train|tram) /
    train or bus / walking and cycling / cycling and walking / walking or cycling / pen and paper /
    knife and fork / lock and key / pins and needles / sweets and (crisps|chocolate) /
    cakes? and (biscuits|pastries) / phones? and tablets? /
    computers? (and|or) (tablets?|laptops?|phones?|smartphones?) / laptops? or (computers?|tablets?) /
    smartphone or tablet / desktop or laptop / hardware and software /
    customers? and (clients?|suppliers?) / staff and (customers|visitors) / gardens? and (parks|patios) /
    towns? and (cities|villages) / cities and towns / towns or cities / villages and towns /
    crime and (disorder|justice|antisocial|anti-social) / births? and deaths? / births?, marriages? and /
    life and death / nature and (wildlife|the) / flora and fauna /
    plants? and (animals?|flowers?|trees?) / animals? and plants? /
    trees? and (plants?|flowers?|shrubs?) / air and (water|noise|sea) / land and (sea|water) /
    climate and (energy|environment) / news and current affairs / current affairs and news /
    facts and figures / signs (and|or) symptoms / symptoms (and|or) signs / politics and (public|current) affairs / (doubts|concerns) and questions / questions (and|or) (doubts|concerns) / keep and bear / thoughts and (feelings|opinions) / thoughts or feelings /
    hopes and (fears|dreams) / aches and pains / coughs? and colds? / colds? (and|or) flu / cold or flu /
    flu and covid / washing and (dressing|drying|ironing|cleaning) / cooking and cleaning /
    eating and drinking / eat and drink / eat or drink / drinking and driving / drink and drive /
    buying and selling / buy and sell / buy or sell / buying or selling / buy or rent / rent or buy /
    coming and going / come and go / live and work / work and live / living and working
  `),
}
