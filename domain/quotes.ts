import type { Quote } from "./quote.ts";

/** A slash marks a line break in verse; wording follows the named edition. */
export const quotes: readonly Quote[] = [
  {
    quote: "The journey of a thousand li commenced with a single step.",
    author: "Lao Tzu",
    source: "Tao Te Ching, chapter 64, tr. James Legge (1891)",
  },
  {
    quote:
      "A small daily task, if it be really daily, will beat the labours of a spasmodic Hercules.",
    author: "Anthony Trollope",
    source: "An Autobiography (1883), chapter VII",
  },
  {
    quote: "In the long run men hit only what they aim at.",
    author: "Henry David Thoreau",
    source: "Walden (1854), “Economy”",
  },
  {
    quote:
      "When you know a thing, to hold that you know it; and when you do not know a thing, to allow that you do not know it;—this is knowledge.",
    author: "Confucius",
    source: "Analects II.17, tr. James Legge",
  },
  {
    quote: "Great works are performed, not by strength, but perseverance.",
    author: "Samuel Johnson",
    source: "The History of Rasselas (1759), chapter XIII",
  },
  {
    quote: "Men can do nothing without the make-believe of a beginning.",
    author: "George Eliot",
    source: "Daniel Deronda (1876), epigraph to chapter I",
  },
  {
    quote: "When a man does not know what harbour he is making for, no wind is the right wind.",
    author: "Seneca",
    source: "Moral Letters to Lucilius, letter 71, tr. Richard M. Gummere (1920)",
  },
  {
    quote: "Never suffer an exception to occur till the new habit is securely rooted in your life.",
    author: "William James",
    source: "The Principles of Psychology (1890), chapter IV, “Habit”",
  },
  {
    quote: "The voyage of the best ship is a zigzag line of a hundred tacks.",
    author: "Ralph Waldo Emerson",
    source: "Essays: First Series (1841), “Self-Reliance”",
  },
  {
    quote: "How poor are they that have not patience! / What wound did ever heal but by degrees?",
    author: "William Shakespeare",
    source: "Othello, act 2, scene 3",
  },
  {
    quote: "Little Strokes fell great Oaks.",
    author: "Benjamin Franklin",
    source: "The Way to Wealth, preface to Poor Richard Improved (1758)",
  },
  {
    quote: "When I walk along with two others, they may serve me as my teachers.",
    author: "Confucius",
    source: "Analects VII.21, tr. James Legge",
  },
  {
    quote:
      "Nothing contributes so much to tranquillise the mind as a steady purpose—a point on which the soul may fix its intellectual eye.",
    author: "Mary Shelley",
    source: "Frankenstein, Letter 1",
  },
  {
    quote: "Write the vision, and make it plain upon tables, that he may run that readeth it.",
    author: "Book of Habakkuk",
    source: "Habakkuk 2:2, King James Version",
  },
  {
    quote:
      "Habit is habit, and not to be flung out of the window by any man, but coaxed downstairs a step at a time.",
    author: "Mark Twain",
    source: "Pudd’nhead Wilson (1894), epigraph to chapter VI",
  },
  {
    quote:
      "For the structure that we raise, / Time is with materials filled; / Our to-days and yesterdays / Are the blocks with which we build.",
    author: "Henry Wadsworth Longfellow",
    source: "“The Builders”, The Seaside and the Fireside (1850)",
  },
  {
    quote:
      "If you add only a little to a little and do this often, soon that little will become great.",
    author: "Hesiod",
    source: "Works and Days, lines 361–362, tr. Hugh G. Evelyn-White (1914)",
  },
  {
    quote: "Our chief want in life is somebody who shall make us do what we can.",
    author: "Ralph Waldo Emerson",
    source: "The Conduct of Life (1860), “Considerations by the Way”",
  },
  {
    quote: "Our greatest glory is, not in never falling, but in rising every time we fall.",
    author: "Oliver Goldsmith",
    source: "The Citizen of the World (1762), letter VII",
  },
  {
    quote:
      "Beware of undertaking too much at the start. Be content with quite a little. Allow for accidents.",
    author: "Arnold Bennett",
    source: "How to Live on Twenty-Four Hours a Day (1908), chapter III",
  },
  {
    quote: "Take nothing on its looks; take everything on evidence. There’s no better rule.",
    author: "Charles Dickens",
    source: "Great Expectations (1861), chapter 40",
  },
  {
    quote:
      "Shall we not, like archers who have a mark to aim at, be more likely to hit upon what is right?",
    author: "Aristotle",
    source: "Nicomachean Ethics I.2, tr. W. D. Ross",
  },
  {
    quote: "I’m not afraid of storms, for I’m learning how to sail my ship.",
    author: "Louisa May Alcott",
    source: "Little Women (1868–69), chapter 44",
  },
  {
    quote: "Lay hold of to-day’s task, and you will not need to depend so much upon to-morrow’s.",
    author: "Seneca",
    source: "Moral Letters to Lucilius, letter 1, tr. Richard M. Gummere (1917)",
  },
  {
    quote: "But tasks in hours of insight will’d / Can be through hours of gloom fulfill’d.",
    author: "Matthew Arnold",
    source: "“Morality”, Empedocles on Etna, and Other Poems (1852)",
  },
  {
    quote: "Well done is better than well said.",
    author: "Benjamin Franklin",
    source: "Poor Richard’s Almanack (1737)",
  },
  {
    quote:
      "Nothing great, said Epictetus, is produced suddenly, since not even the grape or the fig is.",
    author: "Epictetus",
    source: "Discourses I.15, tr. George Long (1877)",
  },
  {
    quote:
      "You must love your work, and not be always looking over the edge of it, wanting your play to begin.",
    author: "George Eliot",
    source: "Middlemarch (1871–72), chapter 56",
  },
  {
    quote: "Iron sharpeneth iron; so a man sharpeneth the countenance of his friend.",
    author: "Book of Proverbs",
    source: "Proverbs 27:17, King James Version",
  },
  {
    quote:
      "We never know how high we are / Till we are called to rise; / And then, if we are true to plan, / Our statures touch the skies.",
    author: "Emily Dickinson",
    source: "“Aspiration”, Poems: Third Series (1896)",
  },
  {
    quote: "Nothing will ever be attempted, if all possible objections must be first overcome.",
    author: "Samuel Johnson",
    source: "The History of Rasselas (1759), chapter VI",
  },
  {
    quote: "That which is an obstacle on the road helps us on this road.",
    author: "Marcus Aurelius",
    source: "Meditations V.20, tr. George Long (1862)",
  },
  {
    quote:
      "Let us, then, be up and doing, / With a heart for any fate; / Still achieving, still pursuing, / Learn to labor and to wait.",
    author: "Henry Wadsworth Longfellow",
    source: "“A Psalm of Life” (1838)",
  },
  {
    quote:
      "Though but one basketful is thrown at a time, the advancing with it is my own going forward.",
    author: "Confucius",
    source: "Analects IX.18, tr. James Legge",
  },
  {
    quote:
      "I find the great thing in this world is not so much where we stand, as in what direction we are moving.",
    author: "Oliver Wendell Holmes Sr.",
    source: "The Autocrat of the Breakfast-Table (1858), chapter IV",
  },
  {
    quote:
      "The way is long if one follows precepts, but short and helpful, if one follows patterns.",
    author: "Seneca",
    source: "Moral Letters to Lucilius, letter 6, tr. Richard M. Gummere (1917)",
  },
  {
    quote: "Isn’t it nice to think that tomorrow is a new day with no mistakes in it yet?",
    author: "L. M. Montgomery",
    source: "Anne of Green Gables (1908), chapter XXI",
  },
  {
    quote: "Things won are done; joy’s soul lies in the doing.",
    author: "William Shakespeare",
    source: "Troilus and Cressida, act 1, scene 2",
  },
  {
    quote: "The beginning is the most important part of any work.",
    author: "Plato",
    source: "The Republic, Book II, 377, tr. Benjamin Jowett",
  },
  {
    quote:
      "Even by the falling of water-drops a water-pot is filled; the wise man becomes full of good, even if he gather it little by little.",
    author: "The Buddha (attributed)",
    source: "Dhammapada, verse 122, tr. F. Max Müller (1881)",
  },
  {
    quote:
      "Always bear in mind that your own resolution to succeed, is more important than any other one thing.",
    author: "Abraham Lincoln",
    source: "Letter to Isham Reavis, 5 November 1855",
  },
  {
    quote:
      "If you have built castles in the air, your work need not be lost; that is where they should be. Now put the foundations under them.",
    author: "Henry David Thoreau",
    source: "Walden (1854), “Conclusion”",
  },
  {
    quote: "There is nothing stronger than those two: patience and time, they will do it all.",
    author: "Leo Tolstoy",
    source: "War and Peace, Book Ten, chapter XVI, tr. Louise and Aylmer Maude",
  },
  {
    quote:
      "He that seeketh victory over his nature, let him not set himself too great, nor too small tasks.",
    author: "Francis Bacon",
    source: "The Essays (1625), “Of Nature in Men”",
  },
  {
    quote:
      "Our doubts are traitors, / And make us lose the good we oft might win / By fearing to attempt.",
    author: "William Shakespeare",
    source: "Measure for Measure, act 1, scene 4",
  },
  {
    quote: "For the things we have to learn before we can do them, we learn by doing them.",
    author: "Aristotle",
    source: "Nicomachean Ethics II.1, tr. W. D. Ross",
  },
  {
    quote:
      "Not I, not any one else can travel that road for you, / You must travel it for yourself.",
    author: "Walt Whitman",
    source: "Leaves of Grass, “Song of Myself”, section 46",
  },
  {
    quote:
      "For which of you, intending to build a tower, sitteth not down first, and counteth the cost, whether he have sufficient to finish it?",
    author: "Gospel of Luke",
    source: "Luke 14:28, King James Version",
  },
  {
    quote:
      "To travel hopefully is a better thing than to arrive, and the true success is to labour.",
    author: "Robert Louis Stevenson",
    source: "Virginibus Puerisque (1881), “El Dorado”",
  },
  {
    quote: "To strive, to seek, to find, and not to yield.",
    author: "Alfred, Lord Tennyson",
    source: "“Ulysses” (1842), line 70",
  },
];
