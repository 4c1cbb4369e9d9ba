import type { WordingLanguage } from '../finding.ts'
import { entries } from './entries.ts'

/** Adjectives that judge a quality: two of them in one question are two questions. */
export const EVALUATIVE_ADJECTIVES: Record<WordingLanguage, readonly string[]> = {
  fr: entries(String.raw`
    trop (?!de |d'|peu|souvent)\p{L}+ /
    de bon(?:ne)? \p{L}+ /
    douce?s? / doux / gentil(?:s|le|les)? / bienveillante?s? / delicate?s? / discrete?s? / efficients? / habiles? / humaine?s? / prudente?s? / sociables? / sympathiques? / tolerante?s? / travailleu(?:rs?|ses?) / pedagogues? / rigoureu(?:x|se|ses) / soigneu(?:x|se|ses) / presente?s? / joignables? / nourrissante?s? / copieuses? / goutu(?:s|e|es)? / legers? / legeres? / rapides? / a temps / a l'heure / en bon etat / de bonne qualite / en securite / a l'aise /
    en bonne sante / faciles? / simples? / pratiques? / utiles? / efficaces? / aimables? / agreables? /
    accueillante?s? / competente?s? / polie?s? / souriante?s? / disponibles? / claire?s? / complete?s? /
    complets? / precise?s? / comprehensibles? / lisibles? / propres? / calmes? / tranquilles? /
    confortables? / spacieu(?:x|se|ses) / lumineu(?:x|se|ses) / isolee?s? / desservie?s? / chauffee?s? /
    equipee?s? / sure?s? / securisee?s? / fiables? / solides? / durables? / robustes? / abordables? /
    accessibles? / justes? / equitables? / transparente?s? / honnetes? / sinceres? / credibles? /
    impartia(?:l|le|les|ux) / objecti(?:f|ve|fs|ves) / interessante?s? / instructi(?:f|ve|fs|ves) /
    divertissante?s? / amusante?s? / droles? / ennuyeu(?:x|se|ses) / originale?s? / originaux /
    modernes? / innovante?s? / elegante?s? / attrayante?s? / attracti(?:f|ve|fs|ves) / beaux? / belles? /
    jolie?s? / bonne?s? / bons? / savoureu(?:x|se|ses) / sains? / saines? / equilibree?s? / varies? /
    variee?s? / copieu(?:x|se|ses) / frais / fraiches? / chers? / cheres? / ponctuel(?:s|le|les)? /
    reguliers? / frequente?s? / confortables? / bruyante?s? / sales? / lente?s? / fatigante?s? /
    stressante?s? / motivante?s? / motivee?s? / enrichissante?s? / epanouissante?s? / gratifiante?s? /
    stables? / flexibles? / adaptee?s? / suffisante?s? / satisfaisante?s? / pertinente?s? /
    convaincante?s? / necessaires? / importante?s? / dangereu(?:x|se|ses) / polluante?s? /
    couteu(?:x|se|ses) / rentables? / economiques? / ecologiques? / performante?s? /
    intuiti(?:f|ve|fs|ves) / fluides? / ergonomiques? / reactifs? / reactives? / attenti(?:f|ve|fs|ves) /
    patiente?s? / respectueu(?:x|se|ses) / professionnel(?:s|le|les)? / qualifiee?s? / formee?s? /
    informee?s? / ecoutee?s? / soutenue?s? / reconnue?s? / respectee?s? / valorisee?s? /
    heureu(?:x|se|ses) / satisfaite?s? / contente?s? / detendue?s? / reposee?s? / stressee?s? /
    fatiguee?s? / inquiete?s? / inquiets? / seule?s? / tristes? / anxieu(?:x|se|ses) / optimistes? /
    fiere?s? / fiers? / confiante?s? / chaleureu(?:x|se|ses) / conviviale?s? / conviviaux / courtoise?s? /
    serviables? / entretenue?s? / organisee?s? / eclairee?s? / situee?s? / bien \p{L}+(?:e|i|u|t|s)e?s? /
    bien \p{L}+ie?s? / inutiles? / difficiles? / compliquee?s? / injustes? / inefficaces? /
    desagreables? / exigeante?s? / severes? / stricte?s? / dynamiques? / vivante?s? / coherente?s? /
    democratiques? / legitimes? / genereu(?:x|se|ses) / courageu(?:x|se|ses) / intelligente?s? / drole /
    bienveillante?s? / chaude?s? / silencieu(?:x|se|ses) / legers? / legeres? / resistante?s? /
    nourrissante?s? / appetissante?s? / digestes? / delicieu(?:x|se|ses) / gratuite?s? / proches? /
    ouverte?s? / integres? / neutres? / independante?s? / verifiee?s? / exacte?s? / detaillee?s? /
    a jour
  `),
  en: entries(String.raw`
    too (?!many|much|few|little|often)\p{L}+ / long / overcrowded / crowded / overpriced / dull / tired / dated /
    (?:quick|fast|short|long|safe|cheap|easy|eas|clean|strong|simpl|nic|quiet|calm|warm|smooth|fair|green|rich|smart|health|happ|friendl|clear|bright|bigg|small|low|high|great|weak|hard|slow|tast|dirt|nois|kind|fresh|light|larg|tidi|saf|clos)i?e?r /
    better / in good condition / good value / worth the money / easy to \p{L}+ / at ease /
    of good quality / worse / quick / fast / easy / simple / practical / useful / helpful / effective /
    efficient / friendly / pleasant / welcoming / competent / polite / courteous / clear / complete /
    precise / accurate / understandable / readable / legible / clean / tidy / calm / quiet / comfortable /
    spacious / bright / warm / well \p{L}+ / well-\p{L}+ / safe / secure / reliable / solid / durable /
    sturdy / affordable / accessible / fair / just / transparent / honest / sincere / credible /
    impartial / objective / unbiased / interesting / informative / entertaining / funny / amusing /
    boring / original / modern / innovative / elegant / attractive / appealing / beautiful / pretty /
    good / tasty / healthy / nutritious / balanced / varied / fresh / expensive / cheap / punctual /
    on time / regular / frequent / noisy / dirty / slow / tiring / stressful / motivating / motivated /
    rewarding / fulfilling / stable / flexible / suitable / appropriate / adequate / sufficient /
    satisfactory / satisfying / relevant / convincing / persuasive / necessary / important / dangerous /
    polluting / costly / profitable / economical / environmentally friendly / eco-friendly / sustainable /
    powerful / intuitive / smooth / responsive / attentive / patient / respectful / professional /
    qualified / trained / informed / listened to / supported / recognised / recognized / respected /
    valued / happy / satisfied / relaxed / rested / stressed / tired / worried / anxious / lonely / sad /
    optimistic / proud / confident / knowledgeable / organised / organized / prepared / lit / located /
    maintained / insulated / equipped / useless / difficult / complicated / unfair / ineffective /
    unpleasant / demanding / strict / dynamic / lively / coherent / consistent / democratic / legitimate /
    generous / intelligent / kind / caring / trustworthy / approachable / engaging / enjoyable /
    exciting / challenging / convenient / light / heavy / resistant / filling / delicious / free / close /
    open / neutral / independent / detailed / up to date / up-to-date / readily available / available /
    legal / ethical / moral / green / smart / stylish / robust / hot / cold / crowded / hard-?working /
    skilled / experienced / thorough / timely / prompt / discreet / late / overpriced / comprehensive /
    concise / realistic / achievable / meaningful / fun / cosy / loyal / creative
  `),
}
