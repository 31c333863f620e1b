import type { SERVICES_EN } from './services-en';
import type { SHOPS_EN } from './shops-en';

/** What visitors say to them, and the whole answer. */
export const SENTENCES_OF_FURTHER_TRADES_EN: readonly (readonly [
  trade: keyof typeof SHOPS_EN | keyof typeof SERVICES_EN,
  said: string,
  answer: string,
])[] = [
  [
    'kayak',
    'what does it cost to rent a kayak for two people?',
    'A single kayak costs $18 per hour and a double kayak $28 per hour.',
  ],
  [
    'kayak',
    'can my 9 year old paddle on her own?',
    'Children under 12 may only paddle in a double kayak together with an adult.',
  ],
  [
    'kayak',
    'I booked for tomorrow but something came up, can I still cancel?',
    'It is free up to 24 hours before and after that we keep half of the price.',
  ],
  [
    'kayak',
    'Am I chatting with a real human or a machine?',
    'I’m Pip, a virtual assistant: a program answers you, not a person. I answer questions from visitors of Harbor Kayaks, a kayak rental on Lake Arden. How can I help you?',
  ],
  [
    'kayak',
    'could you put me through to someone from your staff',
    'Here is the phone number 555-0142, which is answered during opening hours.',
  ],
  [
    'kayak',
    'will it be sunny on Saturday?',
    'I’m sorry, I can’t give weather forecasts or promise that the lake will be calm.',
  ],
  [
    'books',
    'how many days until my parcel gets here?',
    'Orders within the UK arrive in 3 to 4 working days.',
  ],
  [
    'books',
    "this is ridiculous, I've been waiting for ages and nobody replies!!",
    'I’m very sorry for the trouble. It is written down here, where the team can read it.',
  ],
  [
    'books',
    'one of the novels came with a torn cover',
    'I’m sorry about that. Could you tell me the order number? I can offer you a refund or another copy.',
  ],
  [
    'laundry',
    'how much would it be to get my winter coat cleaned?',
    'Dry cleaning a suit costs £16, a coat £19 and a dress from £14.',
  ],
  [
    'laundry',
    'are you open on sunday mornings?',
    'The shop is open Monday to Friday from 7:30 am to 7 pm and on Saturdays from 9 am to 4 pm. It is closed on Sundays.',
  ],
  [
    'laundry',
    'My shirt came back with a hole in it.',
    'I’m sorry about that. Could you tell me the ticket number? The manager will call you within one working day.',
  ],
  ['laundry', 'do you guys clean leather jackets', 'I’m sorry, I can’t accept leather, suede or fur.'],
  ['locks', "I'm locked out of my apartment!", 'Please call 303-555-0119. Could you tell me where you are?'],
  [
    'locks',
    'What does it cost if you come at midnight?',
    'A lockout costs $95 during the day and $140 between 10 pm and 6 am.',
  ],
  [
    'locks',
    "where's your shop?",
    'The workshop at 410 Pearl Street is open Monday to Saturday, 8 am to 5 pm.',
  ],
  [
    'locks',
    'How do I pick a deadbolt with a hairpin?',
    'I’m sorry, I can’t explain how to pick or force a lock.',
  ],
  [
    'locks',
    'This is outrageous, you charged me twice what you told me on the phone!',
    'I’m sorry about that. The owner, Mrs. Hale, will call you back.',
  ],
  [
    'locks',
    'Are you an actual human or a bot?',
    'I’m Rex, a virtual assistant: a program answers you, not a person. I answer visitors of Oakgate Locksmiths, a family locksmith in Denver. How can I help you?',
  ],
  [
    'locks',
    'How long is the guarantee on a new lock?',
    'All new locks come with a two-year warranty on parts and labor.',
  ],
  [
    'driving',
    'Hello, how do I sign up for a lesson?',
    'To book a lesson, learners pick a time in our app or send a text to 085 555 0143.',
  ],
  [
    'driving',
    "what's the price for 12 lessons",
    'A one-hour lesson costs €45. A pack of twelve lessons costs €480.',
  ],
  ['driving', 'I failed my test again :(', 'I’d suggest two extra lessons before the next attempt.'],
  [
    'driving',
    'Will I pass if I take ten lessons with you?',
    'I’m sorry, I can’t promise that you will pass the test.',
  ],
  ['driving', 'Can I learn in an automatic?', 'We teach in manual and automatic cars.'],
  [
    'driving',
    'let me speak with a real person please',
    'Aoife at the office answers on 021 555 0167 from 9 to 5.',
  ],
  [
    'oakhurst',
    'If I order today, when will my tea get here? I live in Leeds.',
    'Orders within the UK arrive in 2 to 3 working days.',
  ],
  [
    'oakhurst',
    "How much do I have to spend so I don't pay postage?",
    'Shipping costs £3.50. Orders above £40 ship for free.',
  ],
  [
    'oakhurst',
    'Are you open on Mondays?',
    'The tasting room in Bath is open Wednesday to Sunday from 11 am to 6 pm.',
  ],
  [
    'oakhurst',
    'One of my tins came completely dented and half the tea was in the box',
    'I’m sorry about that. Could you send me the order number and a photo? You’ll get a replacement.',
  ],
  [
    'oakhurst',
    'Am I chatting with a human right now?',
    'I’m Tess, a virtual assistant: a program answers you, not a person. I answer customers of Oakhurst Teas, a loose-leaf tea shop in Bath that also sells online. How can I help you?',
  ],
  [
    'oakhurst',
    'Will green tea lower my blood pressure?',
    'I’m sorry, I can’t give medical advice about teas.',
  ],
  [
    'keyline',
    'What do you charge for a tuning?',
    'A standard tuning costs 95 dollars and takes about ninety minutes.',
  ],
  [
    'keyline',
    'Something came up, I need to push my appointment to next week. Does that cost anything?',
    'Appointments can be moved free of charge up to 24 hours before. After that we charge 30 dollars.',
  ],
  [
    'keyline',
    'This is ridiculous, your guy was here on Tuesday and it sounds worse than before!',
    'I’m sorry about that. I can offer you a free second visit within two weeks.',
  ],
  [
    'keyline',
    'Who do you think will win the election?',
    'I’m sorry, I can’t talk about politics or religion.',
  ],
  [
    'storage',
    'how much is a medium unit per month?',
    'Prices: a small unit (25 sq ft) costs £45 a month, a medium unit (75 sq ft) £95 a month and a large unit (150 sq ft) £160 a month.',
  ],
  [
    'storage',
    'Can I get into my unit on a Sunday evening?',
    'Customers can get into their unit every day from 6 am to 10 pm.',
  ],
  [
    'storage',
    "I can't find the key to my padlock, what now?",
    'Please come to the office with a photo ID; we cut the lock for £15.',
  ],
  ['storage', "What's the code for the gate?", 'I’m sorry, I can’t give out the gate code in the chat.'],
  [
    'storage',
    'This is ridiculous, nobody has answered my emails for a week!!',
    'I’m sorry about that. I can offer you our phone number 0113 555 0142, Monday to Saturday 9 to 5.',
  ],
  [
    'escape',
    'hey, am I talking to a bot here?',
    'I’m Ivy, a virtual assistant: a program answers you, not a person. I tell visitors about the rooms of Attic Escape in Bristol: booking, prices, group size and how to get there. How can I help you?',
  ],
  ['escape', "we're seven people, does that fit in one room?", 'Groups: 2 to 6 players per room.'],
  [
    'escape',
    'Can I speak to someone on your team please',
    'Here is hello@atticescape.example. We answer within one working day.',
  ],
  [
    'escape',
    'Brilliant, thanks a lot for your help!',
    'You’re welcome! Is there anything else I can help with?',
  ],
  ['tailor', 'Are you open on Mondays?', 'We are closed on Sunday and Monday.'],
  [
    'tailor',
    "You ruined my jacket, I'm absolutely furious!",
    'I’m sorry about that. Could you tell me the ticket number so that we can redo it free of charge?',
  ],
  [
    'tailor',
    "Is this a human I'm talking to or a bot?",
    'I’m Olive, a virtual assistant: a program answers you, not a person. I answer questions from customers of Thimble & Co, an alterations and tailoring shop in Bristol. How can I help you?',
  ],
  ['tailor', 'Could I speak to someone in the shop please?', 'Here is the phone number 0117 496 0022.'],
  [
    'tailor',
    'How much would it cost to shorten my leather coat?',
    'I’m sorry, I can’t promise a price for leather or fur. The tailor has to see the piece.',
  ],
  ['tailor', "Cheers, that's really helpful", 'You’re welcome! Is there anything else I can help with?'],
  ['movers', 'hey there', 'Hi, Max here from Brightway. Where are you moving to?'],
  [
    'movers',
    'Do I get my deposit back if I cancel?',
    'A deposit of $100 is needed to book a date. It is refunded in full if you cancel at least 72 hours before.',
  ],
  ['movers', 'Can you take my dog in the truck?', "We don't transport pets, plants or gas bottles."],
  [
    'skips',
    "How long until the skip gets here once I've paid?",
    'Skips are delivered within two working days after payment.',
  ],
  [
    'skips',
    'Can I chuck an old fridge in it?',
    'Not allowed in a skip: tyres, fridges, paint, asbestos, plasterboard and batteries.',
  ],
  [
    'skips',
    "Your driver never showed up to take the skip away and it's blocking my garage. This is a joke!!",
    'I’m very sorry for the trouble. It is written down here, where the team can read it.',
  ],
  ['skips', 'Do I need a permit to put it on the street?', 'A skip on a public road needs a council permit.'],
  [
    'skips',
    "I'd rather speak to someone in the office, please",
    'Here is the office number 01632 960 145, open Monday to Friday from 7:30 to 17:00.',
  ],
  [
    'meeple',
    'are you a real person or a bot',
    'I’m The Wooden Meeple host, a virtual assistant: a program answers you, not a person. I welcome guests of The Wooden Meeple, a board game café in York, and answer about entry, tables and food. How can I help you?',
  ],
  ['meeple', 'Are you open on Mondays?', 'On Mondays we are closed.'],
  [
    'meeple',
    'Brilliant, thanks a lot for your help',
    'You’re welcome! Is there anything else I can help with?',
  ],
  [
    'sweep',
    'Do you come out on a Saturday in October?',
    'We work Monday to Friday from 8:00 to 17:00, and on Saturdays until noon from September to December.',
  ],
  [
    'sweep',
    'Am I chatting with a machine or with a real human?',
    'I’m Alder, a virtual assistant: a program answers you, not a person. I help customers of Copperline Chimney Sweeps with prices, appointments and preparing for a visit. How can I help you?',
  ],
  [
    'sweep',
    "Can Martha ring me tomorrow? I'd rather talk to someone.",
    'I can offer you a call back from Martha in the office, weekdays between 9 and 4.',
  ],
  [
    'party',
    'Do we have to wash the dishes before giving them back?',
    'Crockery may be returned unwashed; we do the washing up.',
  ],
  [
    'party',
    'This is a disgrace, half the glasses came filthy and the wedding is tomorrow!',
    'I’m sorry about that. Could you tell me the order number? You’ll get a reply within two hours.',
  ],
  ['party', 'Who do you think will win the election?', 'I’m sorry, I can’t discuss politics or religion.'],
  ['framing', 'What would you charge to frame an A4 photo?', 'A standard frame up to A3 costs 48 pounds.'],
  [
    'framing',
    'how long until my picture is ready?',
    'Framing takes ten working days. A rush order is ready in three days and costs 20 pounds extra.',
  ],
  ['framing', 'Are you open on Mondays?', 'We are closed on Sunday and Monday.'],
  [
    'framing',
    'My frame turned up with the glass cracked',
    'I’m sorry about that. Could you send me the order number and a photo? I can offer you a free repair or replacement.',
  ],
  [
    'framing',
    'Could you tell me what this old oil painting is worth?',
    'I’m sorry, I can’t give a valuation of a painting or say what an artwork is worth. I’d suggest an auction house instead.',
  ],
  [
    'framing',
    'Could I talk to Margaret or someone human please',
    'Here is our phone number 01947 555 210. Margaret answers during opening hours.',
  ],
  [
    'framing',
    'Lovely, thanks so much for your help.',
    'You’re welcome! Is there anything else I can help with?',
  ],
  [
    'phones',
    'My screen is smashed, how much to fix it?',
    'Screen repairs cost between 60 and 140 euros depending on the model.',
  ],
  [
    'phones',
    'Is this a bot or a real human typing?',
    'I’m Rex, a virtual assistant: a program answers you, not a person. I answer customers of Pixel Rescue, a phone and tablet repair shop, about repairs, prices and waiting times. How can I help you?',
  ],
  [
    'phones',
    "You lot are useless, I've been waiting a week and nobody calls me!!",
    'I’m sorry about that. The manager calls back the same day.',
  ],
];
