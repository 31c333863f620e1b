/** Words that carry no question of their own, folded. */
export const SMALL_WORDS: readonly string[] = [
  ...new Set(
    [
      'a al algo ante aqui con cual cuales cuando cuanta cuantas cuanto cuantos como de del desde donde dime el ella',
      'ellos en entre era es esa ese eso esta este esto estos estas fue ha hace hacen hacer hago hasta hay he la las',
      'le les lo los me mi mis muy necesito no nos o os para pero por porque puede puedo puedes que quien quiero quisiera',
      'se ser si sin sobre son soy su sus saber tambien te teneis tengo tiene tienen tienes tu tus un una unas unos usted y ya',
      'e u podeis pueden podria podriais hola gracias favor forma formas manera opciones va vais vuestro vuestra vuestros',
      'vuestras nuestro nuestra digame decirme dar das dan dais tan menos aun todavia ahora entonces pues bueno vale otra otro',
      'otras otros alguna alguno algun ningun nada nadie alguien yo vosotros ustedes esos esas ella todo toda todos todas',
      'aceptais acepta aceptan admitis usar uso uso ver vivo vive he has habeis han estan estoy esten sea sera seria seran',
      'politica condiciones compra comprado compre comprar compro producto productos cosa cosas sabeis sabes quereis quieren',
      'cuentas cuentame contar hablame explicame explain give',
      'own hes shes anitos buenas ilu ilusion suegro suegra entrar entro entran entra away feel feels come comes came coming go goes went work works turn turned look looks gave given try trying venir viene vienen vino venido venida venidos venidas ir salir ayudar mirar miro intento',
      'dos tres cuatro cinco seis siete ocho nueve diez par dia dias semana semanas mes meses ano anos minuto minutos partir casi solo solamente',
      'two three four five six seven eight nine ten couple day days week weeks month months year years minute minutes within until only just',
      'about an and any are as at be been but by can could did do does for from get give had has have how i if in into',
      'is it its me my of on or our please should so tell than that the their them there they this to us want was we were',
      'what when where which who why will with would you your need know',
      'am he she his her hers him just more most some no not yes being thing things way ways option options policy policies',
      'also too then now let let’s lets much many long soon may might must here still something anything somebody someone one',
      'ones got gets im ive id dont doesnt isnt whats wheres hows accept accepts offer buy bought purchase purchased purchases',
      'product products item items say says again really ever once after before up out off over thanks hello hi hey cant wont',
      'needs wants necesita necesitan quiere mismo misma mismos mismas never nunca jamas pregunta preguntan pregunte pregunto',
      'recieve recieved recieving',
      'uf buf uff jo ay oh wow hmm ostras vaya bueno right haha jaja jajaj jajaja lol hiya',
      'havent hasnt hadnt wasnt werent arent aint didnt wouldnt couldnt shouldnt itll thatll theyre weve theyve youve youre',
      'yesterday today tomorrow tonight already yet later soon actually exactly basically honestly literally maybe perhaps probably',
      'podre podremos seguir sigo seguimos rodilla pierna brazo espalda knee leg arm back ayer anoche hoy manana tarde tardes noche noches exactamente realmente quiza quizas igual luego despues ademas siempre ahi alli hacia',
      'nan gran grandma granny wife husband daughter son sister brother nieto nieta abuela abuelo marido mujer hijo hija hermana hermano novia novio',
      'senor senora senorita caballero love dear guys folks bit lot receive received reckon chase chasing thirty forty fifty sixty hundred',
      'ordered pedi pedimos possible obtain provide kindly sorry bad lovely pls extra mum dad birthday cumple cumpleanos madre padre suma cesta toca',
      'amable amables facilitar facilitarme facilitarnos serian seriais posible obtener disculpa disculpad perdona perdon',
      'hijos hijas sons daughters old chuck tener per people persons personas gente ni idea gustaria gustarian encantaria suegra suegro hecho hecha hechos hechas mucho mucha muchos muchas muchisimo muchisima doy doing done lots',
      'ok okay well back use using make does see only ask like kind sort live lives even mine yours ours during same',
    ].flatMap((line) => line.split(' ')),
  ),
];

const SMALL = new Set(SMALL_WORDS);

/** Whether a folded word carries no question of its own. */
export const isSmallWord = (word: string) => SMALL.has(word);
