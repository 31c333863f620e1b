import type { ToldAgent } from './told-agent';

export const TOLD_AGENTS_EN: readonly ToldAgent[] = [
  {
    language: 'en',
    said: [
      'I run a small bike repair shop in Leeds. People keep calling to ask how much a service costs and whether their bike is ready. A basic service is £45, a full one £95.',
    ],
    name: null,
    task: /^For a small bike repair shop in Leeds, tell people how much a service costs and whether their bike is ready\.$/,
    says: [/A basic service is £45, a full one £95\./],
  },
  {
    language: 'en',
    said: [
      "Hi! We're a vet clinic. I'd like an assistant that books appointments and answers questions about vaccinations. It should be gentle, and never give medical advice.",
    ],
    name: null,
    task: /^Book appointments and answer questions about vaccinations for a vet clinic\.$/,
    says: [/You are warm and friendly\./, /Never give medical advice\./],
  },
  {
    language: 'en',
    said: [
      "Make me a bot for my pizzeria. Call it Gino. We're open from 6 to 11 pm, closed on Mondays. Delivery is free over 20 euros. It should speak Italian as well.",
    ],
    name: 'Gino',
    task: /^Answer the visitors of our pizzeria\.$/,
    says: [/from 18:00 to 23:00, closed on Mondays/, /free over 20 euros/, /Also answer in Italian\./],
  },
  {
    language: 'en',
    said: [
      'We rent camper vans. If somebody asks about insurance, pass them to Laura. The minimum rental is 3 days.',
    ],
    name: null,
    task: /^Answer the visitors of a business that rents camper vans\.$/,
    says: [/If somebody asks about insurance, pass them to Laura\./, /The minimum rental is 3 days\./],
    never: /We rent/,
  },
  {
    language: 'en',
    said: [
      'A hotel concierge called Max',
      'Oh and breakfast is from 7 to 10, checkout at 11',
      'Actually checkout is at noon',
      "And don't mention the pool, it's closed",
    ],
    name: 'Max',
    task: /^Be a hotel concierge\.$/,
    says: [/Breakfast is from 7 to 10, checkout at 12:00\./, /mention the pool/],
    never: /at 11|Oh and/,
  },
  {
    language: 'en',
    said: ['An agent for our dental practice', 'not that formal', 'Cleaning takes 3 days', 'no wait, 2'],
    name: null,
    task: /^Answer the visitors of our dental practice\.$/,
    says: [/You speak in a relaxed way/, /Cleaning takes 2 days/],
    never: /3 days/,
  },
  {
    language: 'en',
    said: [
      'A bot for our online shop called Shoppy',
      'Delivery takes 3 days',
      'Refunds within 14 days',
      'forget the refunds',
    ],
    name: 'Shoppy',
    task: /^Answer the visitors of our online shop\.$/,
    says: [/Delivery takes 3 days\./],
    never: /14/,
  },
  {
    language: 'en',
    said: [
      'Receptionist for a law firm. Very formal. Takes messages, never gives legal advice. Name: Charlotte',
    ],
    name: 'Charlotte',
    task: /^Take messages for a law firm\.$/,
    says: [/You are formal\./, /Never give legal advice\./],
  },
  {
    language: 'en',
    said: [
      'I want people to be able to book a table without calling us. 40 seats, open Tuesday to Sunday 12-3 and 7-11.',
    ],
    name: null,
    task: /^Help people book a table without calling us\.$/,
    says: [/40 seats, open Tuesday to Sunday 12-3 and 7-11\./],
  },
  {
    language: 'en',
    said: [
      "we're two sisters selling handmade soap online, can it answer where's my order and ingredients questions? friendly please, maybe call it Bubbles",
    ],
    name: 'Bubbles',
    task: /answer where's my order and ingredients questions.*a business that sells handmade soap online/i,
    says: [/You are warm and friendly\./],
  },
  {
    language: 'en',
    said: [
      'hi, can you help me set something up for our campsite?',
      'we get asked about pitches, electricity hook-ups and dogs',
      'dogs are welcome, 4 pounds a night',
      'sorry, 5 pounds',
    ],
    name: null,
    task: /^Answer questions about pitches, electricity hook-ups and dogs for our campsite\.$/,
    says: [/Dogs are welcome, 5 pounds a night\./],
    never: /4 pounds|get asked/,
  },
  {
    language: 'en',
    said: [
      'Ok so basically we have a dog grooming salon and the phone never stops. Full groom from £40, nails £10. Call him Rex, he should be funny',
    ],
    name: 'Rex',
    task: /^Answer the visitors of a dog grooming salon\.$/,
    says: [/You are cheerful\./, /Full groom from £40, nails £10\./],
  },
  {
    language: 'en',
    said: ['We get tons of questions about sizing; I need something that answers those for me'],
    name: null,
    task: /^Answer questions about sizing\.$/,
    never: /tons/,
  },
  {
    language: 'en',
    said: [
      "chatbot for an optician pls. we've got two branches, York and Selby. eye test 25 quid, free for over 60s. It must never give medical advice, if anyone says they have sudden loss of vision tell them to go to A&E straight away",
    ],
    name: null,
    task: /^Answer the visitors of an optician\.$/,
    says: [/We've got two branches/, /Never give medical advice\./, /^If anyone says they have sudden loss/m],
  },
  {
    language: 'en',
    said: [
      'I do mobile car valeting. Mini valet 35, full valet 80. I want the bot to get peoples postcode and car model before anything. dont let it promise a time',
    ],
    name: null,
    task: /^Get peoples postcode and car model before anything for a business that does mobile car valeting\.$/,
    says: [/Mini valet 35/, /[Ff]ull valet 80/, /Never .*promise a time/i],
  },
  {
    language: 'en',
    said: ['We make sure every cake is fresh. It should take orders.'],
    name: null,
    task: /^Take orders\.$/,
    says: [/We make sure every cake is fresh\./],
  },
  {
    language: 'en',
    said: ['A bot for our salon. If somebody cancels late, the fee is 20 €.'],
    name: null,
    task: /^Answer the visitors of our salon\.$/,
    says: [/^If somebody cancels late, the fee is 20 €\.$/m],
  },
  {
    language: 'en',
    said: [
      'I run a little unicycle school in Leeds called One Wheel Wonder. need a bot to answer parents, cheerful, classes are saturdays 10 to 12, 15 pounds each, helmets included, from age 8',
    ],
    name: null,
    task: /^Answer parents for a little unicycle school in Leeds called One Wheel Wonder\.$/,
    says: [/You are cheerful\./, /^Classes are Saturdays 10 to 12/m],
  },
  {
    language: 'en',
    said: [
      'make me an agent for my beekeeper-free honey… no wait, for my soap stall at the market',
      'we’re there wednesdays 8 to 1',
    ],
    name: null,
    task: /soap stall at the market\.$/,
    never: /honey/,
  },
  {
    language: 'en',
    said: [
      'I run a little repair café for umbrellas called Brolly. I need a bot named Drip, witty but polite, that tells people repairs cost 12 pounds, take two days, and we’re open Tuesday to Saturday 11 to 6',
    ],
    name: 'Drip',
    task: /^Answer visitors for a little repair café for umbrellas called Brolly\.$/,
    says: [/^Repairs cost 12 pounds, take two days/m],
  },
  {
    language: 'en',
    said: [
      'we lend out telescopes... no wait, make it a bot for my accordion lessons, 30 quid an hour, mondays and thursdays after 4pm',
    ],
    name: null,
    task: /accordion lessons\.$/,
    says: [/^30 quid an hour\.$/m],
    never: /telescopes|Rule costs/,
  },
  {
    language: 'en',
    said: [
      'I run a small falconry centre near York. People ask about hawk walks: they cost £75, last 90 minutes and the minimum age is 12.',
    ],
    name: null,
    task: /^Answer questions about hawk walks for a small falconry centre near York\.$/,
    says: [/^Hawk walks cost £75, last 90 minutes\.$/m, /^The minimum age is 12\.$/m],
  },
  {
    language: 'en',
    said: ['we restore stained glass windows for churches and old houses'],
    name: null,
    task: /^Answer the visitors of a business that restores stained glass windows for churches and old houses\.$/,
  },
  {
    language: 'en',
    said: [
      'need something to answer folks who rent our llamas for weddings, two llamas 300 dollars for 2 hours, we bring them within 50 miles, if its over 95 degrees we cancel',
    ],
    name: null,
    task: /^Answer folks who rent our llamas for weddings\.$/,
    says: [
      /^Two llamas 300 dollars for 2 hours\.$/m,
      /^We bring them within 50 miles\.$/m,
      /^If its over 95 degrees we cancel\.$/m,
    ],
  },
  {
    language: 'en',
    said: [
      "I've got a puppet theatre, shows on saturdays and sundays at 12 and 5, tickets 9 euros, kids under 2 free. call it Pip and make it playful",
    ],
    name: 'Pip',
    task: /^Answer the visitors of a puppet theatre\.$/,
    says: [/^Shows on Saturdays and Sundays at 12 and 5, tickets 9 euros, kids under 2 free\.$/m],
  },
  {
    language: 'en',
    said: [
      'Make an agent for my sword-sharpening and knife workshop. Knives £4 each, swords £25, ready next day.',
      "actually make that £5 a knife, and we're shut on Wednesdays",
    ],
    name: null,
    task: /^Answer the visitors of our sword-sharpening and knife workshop\.$/,
    says: [/^Knives £5 each, swords £25, ready next day\.$/m, /^We're shut on Wednesdays\.$/m],
    never: /£4/,
  },
  {
    language: 'en',
    said: [
      "I repair accordions in a shed in Cork. People want to know how long it takes, which is about three weeks, and what a tuning costs: 220 euro. No shipping, they've to bring the box in themselves.",
    ],
    name: null,
    task: /^For a business that repairs accordions in a shed in Cork, tell people how long it takes\.$/,
    says: [/^It takes about three weeks\.$/m, /^A tuning costs 220 euro\.$/m, /^No shipping/m],
  },
  {
    language: 'en',
    said: ['My wife and I restore antique rocking horses. Quotes are free with photos. Call it Dobbin.'],
    name: 'Dobbin',
    task: /^Answer the visitors of a business that restores antique rocking horses\.$/,
    says: [/^Quotes are free with photos\.$/m],
  },
  {
    language: 'en',
    said: [
      'We hire out portable toilets for weddings - from £95 a weekend, delivery included. Should answer in English and Polish.',
    ],
    name: null,
    task: /^Answer the visitors of a business that hires out portable toilets for weddings\.$/,
    says: [/^From £95 a weekend, delivery included\.$/m, /^Also answer in Polish\.$/m],
  },
  {
    language: 'en',
    said: [
      "My wife and I breed axolotls. Bot should be nerdy and funny, in English and German. We don't ship in winter.",
    ],
    name: null,
    task: /^Answer the visitors of a business that breeds axolotls\.$/,
    says: [/You are cheerful\./, /^Also answer in German\.$/m, /^We don't ship in winter\.$/m],
  },
];
