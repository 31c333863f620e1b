import type { AGENTS_IN_CHAT_EN } from './agents-in-chat-en';

/** What is typed to the agents in chat without care, in words that no rule has, and what they say to it. */
export const TYPED_IN_CHAT_EN: readonly (readonly [
  keyof typeof AGENTS_IN_CHAT_EN,
  said: string,
  answer: string,
])[] = [
  [
    'apiary',
    'how much for me n my two kids (11 and 13)??',
    'A place on the course costs £65 per person, including the loan of a suit and gloves. Children from 10 years may take part if an adult comes along.',
  ],
  [
    'apiary',
    'i come out in a massive rash whenever a bee gets me, can i still do the saturday thing',
    'You cannot join the course for your own safety. I’d suggest adopting a hive instead.',
  ],
  [
    'apiary',
    'what can i spray on the wasps nest in my shed',
    'I’m sorry, I can’t recommend chemicals or sprays against bees or wasps.',
  ],
  [
    'apiary',
    "there's this huge ball of bees hanging off my apple tree, help",
    'I’m sorry, I don’t have information about that. I answer visitors about beekeeping courses and hive adoption.',
  ],
  [
    'apiary',
    'something came up this saturday and i cant make it, can i swap',
    'A booking can be moved to another Saturday free of charge up to 3 days before; after that the fee is not refunded.',
  ],
  [
    'costume',
    'hiya',
    'Hello! I am Magpie, the fitting room assistant of Second Skin Costumes. How can I help you?',
  ],
  [
    'costume',
    'spilled red wine all down the pirate coat, so sorry',
    'Could you send me a photo? Small repairs are covered by the deposit.',
  ],
  [
    'costume',
    'u definitely have a size L vampire cape for friday right?',
    'I’m sorry, I can’t promise that a particular costume is in stock.',
  ],
  ['costume', 'can you post it to me in denver', 'We do not ship costumes.'],
  [
    'kiln',
    'you people cracked my teapot!! im furious',
    'I’m sorry about that. Could you tell me the ticket number? We fire the next shelf for free.',
  ],
  [
    'kiln',
    'whats the latest i can bring stuff for a glaze firing this week',
    'Bisque firings go out every Monday, glaze firings every Thursday. Pieces have to be with us by noon the day before.',
  ],
  [
    'kiln',
    'am i talking to a bot',
    'I’m Ember & Ash Kiln Hire, a virtual assistant: a program answers you, not a person. I answer potters who want to have their pieces fired. How can I help you?',
  ],
  [
    'kiln',
    'total newbie here, made 2 pots with my daughter in air, no clue how this works',
    'I’d suggest our free Wednesday evening introduction at 18:00.',
  ],
  [
    'presswell',
    'need my suit back tomorrow morning can u do that',
    'Express service is ready the next day and costs 50% extra.',
  ],
  [
    'presswell',
    "red wine on my white silk blouse.. you'll get it out right?",
    'I’m sorry, I can’t promise that a stain will come out.',
  ],
  [
    'presswell',
    'i dropped off a jacket like 3 months ago and forgot lol is it still there',
    'Clothes that are not picked up within 60 days are given to charity.',
  ],
  [
    'leafkettle',
    'hi there',
    'Hello! I am Leaf & Kettle helper, the shop assistant of Leaf & Kettle, an online store for loose leaf tea. How can I help you?',
  ],
  [
    'leafkettle',
    "i have no idea what to get, there's so many",
    'Could you tell me whether you like it strong or mild and with or without caffeine? I’d suggest the sample box.',
  ],
  [
    'leafkettle',
    'opened the earl grey and its horrible, want my money back',
    'I’m very sorry for the trouble. Opened pouches cannot be returned.',
  ],
  [
    'brightnest',
    'do i need to have a hoover and sprays ready',
    'Our cleaners bring all products and equipment.',
  ],
  [
    'brightnest',
    'can i get someone round thursday for a 2 bed flat',
    'Could you tell me the postcode, the size of the home and the day you prefer?',
  ],
  [
    'brightnest',
    'do you do windows on the outside',
    'I’m sorry, I don’t have information about that. Is there anything else I can help with?',
  ],
  [
    'kayak',
    'how much for 2 kayaks for me and my wife',
    'A single kayak costs 18 euros for two hours, a double kayak 28 euros, and a paddleboard 15 euros.',
  ],
  [
    'kayak',
    'there r 14 of us from work, can we come on a saturday?',
    'We are open from April to October, every day from 9:00 to 18:00; the last boat goes out at 16:00. Could you tell me the date? I can offer you the group price of 14 euros per person.',
  ],
  [
    'kayak',
    'my 8 yr old wants her own kayak, thats ok right?',
    'Children under 12 may only paddle in a double kayak together with an adult.',
  ],
  [
    'chess',
    'what nights r u on',
    'Club evenings are on Tuesdays and Thursdays from 18:30 to 21:30 in the community hall, 4 Mill Lane.',
  ],
  [
    'chess',
    'do i have to take my own set along',
    'You do not need to bring a board; sets and clocks are provided.',
  ],
  ['sweep', 'theres flames coming out of my chimney what do i do', 'Please leave the house and call 999.'],
  [
    'sweep',
    'do I get some paper for the insurance afterwards',
    'Every sweep includes a certificate that home insurers accept.',
  ],
  [
    'gelato',
    'do we need to run an extension cord out to the van',
    'The van needs a flat parking spot 20 feet long and does not need electricity.',
  ],
  [
    'gelato',
    'what if the weathers awful that day',
    'If it rains you can move the event once at no cost; if you cancel less than 14 days before, the deposit is not refunded.',
  ],
  [
    'daycare',
    'what happens if im stuck in traffic and get there at 7pm',
    'Late pick-up costs £10 for every started quarter of an hour.',
  ],
  [
    'knives',
    'dropped mine off yesterday and it cant even cut a tomato now',
    'I’m sorry about that. Could you tell me the ticket number? I can redo it free of charge within 14 days.',
  ],
  [
    'knives',
    'we run a bistro w/ 30 odd knives, do you come by regularly?',
    'We collect weekly in Edinburgh. Could you tell me a phone number?',
  ],
  [
    'knives',
    'is it ok to carry a knife on the bus for self defence',
    'I’m sorry, I can’t give advice on using knives as weapons or carrying them in public.',
  ],
  [
    'knives',
    'if i bring it in at 3pm when can i get it back',
    'Knives handed in before noon are ready the same day, all others the next working day.',
  ],
  [
    'storage',
    'can i get in at like 11 at night',
    'Access to the units is from 6:00 to 22:00 every day. The office is staffed Monday to Friday 9:00 to 17:00.',
  ],
  [
    'storage',
    'lost the code for the gate, im standing outside!!',
    'Please call the office on 01632 960 411 with photo ID at hand.',
  ],
  [
    'nursery',
    'my lad threw up last night can he still come in tmrw',
    'I wish the child a speedy recovery. Children stay home until 48 hours after the last vomiting or fever.',
  ],
  [
    'nursery',
    'how much calpol should i give a 2 yr old',
    'I’m sorry, I can’t give medical advice or recommend a medicine.',
  ],
  [
    'nursery',
    "we'd love to come have a look round",
    "I can offer you the visiting hours on Wednesdays at 10:00 or 15:00. Could you tell me the child's age and a phone number?",
  ],
  [
    'minigolf',
    'do we have to reserve if its just the 4 of us?',
    "You don't need to book unless you come with more than 8 people.",
  ],
  [
    'minigolf',
    'it started chucking it down on hole 6 and we had to stop, now what',
    'You can get a rain ticket at the kiosk to come back within 30 days.',
  ],
  [
    'minigolf',
    "come on give us 20% off we're locals",
    'I’m sorry, I can’t give discounts that are not on the price list.',
  ],
  [
    'minigolf',
    'i left my sunglasses somewhere round the windmill hole',
    'Could you tell me what it looks like and where you last had it? I can offer you to pass it to the kiosk.',
  ],
  [
    'tailor',
    'you lot RUINED my trousers one leg is shorter than the other!!!',
    'I’m sorry about that. We correct it free of charge within 14 days. Could you tell me the number on your ticket?',
  ],
  [
    'tailor',
    'my brother is getting married in june and i need a suit',
    'Could you tell me the date of the wedding? I’d suggest coming at least 10 weeks before. Made-to-measure suits start at 690 pounds and take 6 to 8 weeks with two fittings.',
  ],
  [
    'tailor',
    'do you mend leather jackets, the zip is bust',
    "We don't work on those. I’d suggest asking a leather specialist.",
  ],
  [
    'photobooth',
    'hiya is 14 september still free??',
    'Could you tell me the date, the place and the kind of event? A colleague confirms within one working day.',
  ],
  [
    'photobooth',
    'whats it cost for 5 hrs',
    'Hire is 320 euros for 3 hours, each additional hour is 70 euros. The price includes unlimited prints, a box of props and an attendant.',
  ],
  [
    'photobooth',
    "HELP the thing has frozen and there's 80 people waiting, we're at the party right now",
    'Here is the emergency number 0117 555 0142. I’m sorry about that.',
  ],
  [
    'photobooth',
    'we might have to call it off, would we see our 100 again?',
    'A deposit of 100 euros secures the date. It is refunded if you cancel more than 21 days before the event.',
  ],
  [
    'photobooth',
    'just put me down for the 3rd of may please, consider it booked',
    'I’m sorry, I can’t confirm a booking myself.',
  ],
  [
    'wool',
    'ive run out of my grey, need one more ball from the same lot!!',
    'Could you tell me the brand, the colour and the lot number on the band? We will search the stockroom.',
  ],
  [
    'wool',
    'my sister bought too much merino, can she bring some back, its been like 5 weeks',
    'Unused balls with the band still on can be returned within 60 days for a refund.',
  ],
  [
    'wool',
    'could u just photocopy me the fair isle pattern my friend bought from you',
    "I’m sorry, I can’t share other customers' patterns or send photocopies of patterns.",
  ],
  [
    'wool',
    'how much is it to come along on thursday evening and do i have to book',
    'Our Thursday knit night runs from 18:30 to 20:30, costs £5 including tea and cake, and needs no booking.',
  ],
  [
    'pest',
    'theres a massive wasps nest under my roof help',
    'Could you tell me where it is and how high? Please keep windows nearby closed until we come.',
  ],
  [
    'pest',
    'hiya, what do i pay just for someone to come and look',
    'A first inspection costs $65, and we take it off the bill if you go ahead with the treatment.',
  ],
  [
    'pest',
    'how much rat poison should i put down behind the fridge',
    'I’m sorry, I can’t recommend a poison or a dose for people to use on their own.',
  ],
  [
    'pest',
    'i rent and the flat is full of roaches, who pays for this??',
    'The landlord usually has to order the treatment. I can email a written report.',
  ],
  [
    'rink',
    'can i skate if im 5 months pregnant?',
    'I’m sorry, I can’t say that skating is safe during pregnancy or after an operation. I’d suggest asking a doctor.',
  ],
  [
    'rink',
    'my daughter left her pink scarf at yours on sunday',
    'Could you tell me what it was and on which day? Lost property is kept for 30 days at the desk.',
  ],
  ['pest', 'got a raccoon in the attic can you get it out', 'We do not remove bats, snakes or raccoons.'],
  [
    'sauna',
    'how much for fri till mon',
    'A weekend hire (Friday 16:00 to Monday 10:00) costs £280; a single day costs £140. The office answers the phone Tuesday to Saturday from 9:00 to 17:00.',
  ],
  [
    'falcon',
    'theres a buzzard in my garden with a broken wing what do i do',
    'Please keep it in a dark box, give it no food or water, and ring our rescue line on 01555 010 220.',
  ],
  ['type', '6 WEEKS and still no machine. absolute joke', 'I’m sorry about that. I can have Agnes ring you.'],
];
