import { daily, each, onTrack, type StoryGoal } from "./story.ts";

export const priyasGoals: readonly StoryGoal[] = [
  {
    description: "Publish the design system's handbook",
    category: "Career",
    specific: "Every component with its purpose, its states and one example that is wrong.",
    achievable: "A chapter takes two afternoons.",
    relevant: "The same four questions reach me every week.",
    measure: { type: "Numeric", target: 18, unit: "chapters" },
    madeAgo: 80,
    dueIn: 26,
    moves: [
      ...each(2, 70, 58, 47, 36, 26),
      { ago: 12, by: 3 },
      { ago: 4, by: 2, note: "Forms are done, the longest of them." },
    ],
    reports: [
      ...onTrack(9, 8, 7),
      { back: 5, health: "on-track", promise: "finish the chapter on tables", seen: true },
      { back: 4, health: "on-track", kept: "kept", forAll: false },
      { back: 2, health: "at-risk", obstacle: "Forms are four chapters in one.", seen: true },
      { back: 1, health: "on-track", promise: "write the shortest rules first" },
      { back: 0, health: "on-track", kept: "kept", promise: "send it to Elena" },
    ],
    coach: {
      who: "elena.petrova",
      ago: 66,
      notes: [
        {
          ago: 25,
          type: "encouragement",
          text: "Ten chapters! New colleagues already send one another the links.",
        },
        {
          ago: 3,
          type: "feedback",
          text: "The chapter on forms answers what I would have asked. Could each begin with its shortest rule?",
          unread: true,
          replies: [
            "Yes, I will put it first.",
            "Thank you. It will be the line that people remember.",
          ],
        },
      ],
    },
    checkIns: [
      {
        ago: 4,
        circle: "coach",
        message: "Three chapters left. I had not thought that I would enjoy writing.",
      },
    ],
  },
  {
    description: "Speak Portuguese with the Lisbon office",
    category: "Skills",
    specific: "Practise every day until the visit.",
    achievable: "Fifteen minutes on the tram.",
    relevant: "They have been answering in English for two years.",
    measure: { type: "DailyStreak", target: 60 },
    madeAgo: 47,
    dueIn: 45,
    moves: [...daily(46, 38), ...daily(35, 14), ...daily(5, 1)],
    reports: onTrack(4, 3),
    life: [{ ago: 13, pausedFor: 7, why: "A week without a tram." }],
  },
  {
    description: "Draw for an hour each Sunday",
    category: "Hobbies",
    specific: "Eight Sundays, eight pages.",
    achievable: "The table by the window is free.",
    relevant: "Design without drawing has become too tidy.",
    measure: { type: "Numeric", target: 8, unit: "pages" },
    madeAgo: 90,
    dueIn: -20,
    moves: each(1, 84, 77, 70, 63, 56, 49, 42, 35),
    reports: onTrack(11, 10, 8, 7),
    completedAgo: 34,
  },
];

export const danielsGoals: readonly StoryGoal[] = [
  {
    description: "Finish the first-aid trainer course",
    category: "Health",
    specific: "Six evenings and the practical exam.",
    achievable: "The ward has given me the Thursdays.",
    relevant: "Two trainers leave in spring.",
    measure: { type: "Numeric", target: 6, unit: "evenings" },
    madeAgo: 40,
    dueIn: 2,
    moves: each(1, 36, 29, 22, 15, 8, 1),
    reports: [
      { back: 2, health: "on-track", promise: "learn the bandages", seen: true },
      { back: 1, health: "on-track", kept: "kept", promise: "register for the exam" },
    ],
    coach: {
      who: "marcus.bell",
      ago: 33,
      askedAgo: 1,
      notes: [
        {
          ago: 1,
          type: "milestone",
          text: "All six evenings. Mark it complete when the exam is behind you.",
          unread: true,
        },
      ],
    },
  },
  {
    description: "Sleep seven hours on working days",
    category: "Health",
    specific: "A streak of twenty-one nights.",
    achievable: "With the late shifts behind me, yes.",
    relevant: "Tired hands make mistakes.",
    measure: { type: "DailyStreak", target: 21 },
    madeAgo: 35,
    dueIn: 30,
    moves: daily(34, 29),
    reports: [
      { back: 3, health: "at-risk", promise: "lie down at ten", seen: true },
      { back: 2, health: "off-track", kept: "not", obstacle: "Four late shifts in a row." },
    ],
    coach: {
      who: "marcus.bell",
      ago: 31,
      notes: [
        {
          ago: 27,
          type: "suggestion",
          text: "After a week without it, begin with two nights. They count as well.",
        },
      ],
    },
  },
  {
    description: "Apply for the ward manager's post",
    category: "Career",
    specific: "Letter, references, and the form of the trust.",
    achievable: "Two of the three are written.",
    relevant: "I have done half of the work for a year.",
    measure: { type: "Date", targetIn: -2 },
    madeAgo: 30,
    dueIn: -2,
    moves: [{ ago: 3, reachedAgo: 3 }],
    reports: onTrack(3, 2),
  },
];

export const aminasGoals: readonly StoryGoal[] = [
  {
    description: "Win five new clients in the north",
    category: "Career",
    specific: "Five signed frame contracts with companies that we have not worked with.",
    achievable: "Forty conversations usually lead to five.",
    relevant: "The region is mine from next year.",
    measure: { type: "Numeric", target: 5, unit: "clients" },
    madeAgo: 95,
    dueIn: -10,
    moves: [
      ...each(1, 80, 61, 44, 30),
      { ago: 16, by: 1, note: "The one that nobody believed in." },
    ],
    reports: onTrack(12, 11, 10, 9, 7, 6, 5, 4),
    completedAgo: 16,
  },
  {
    description: "Answer every letter within a day",
    category: "Productivity",
    specific: "Fifty working days.",
    achievable: "Twenty minutes at noon and at four.",
    relevant: "It is what clients remember.",
    measure: { type: "DailyStreak", target: 50 },
    weeklyQuota: 5,
    madeAgo: 74,
    dueIn: 15,
    moves: [...daily(73, 38), ...daily(30, 18)],
    reports: onTrack(9, 8, 6, 5, 4),
    invitation: { ago: 12, withdrawnAgo: 10 },
  },
  {
    description: "Learn to moderate large workshops",
    category: "Skills",
    specific: "Ten workshops with more than twenty people.",
    achievable: "Two a month are planned anyway.",
    relevant: "The next contracts all begin with one.",
    measure: { type: "Numeric", target: 10, unit: "workshops" },
    madeAgo: 110,
    dueIn: 20,
    moves: [...each(2, 92, 68, 40, 21), { ago: 5, by: 1 }],
    reports: onTrack(13, 12, 11, 10, 8, 7, 6, 4, 3),
    life: [{ ago: 3, pausedFor: 10, why: "The trade fair takes all of us." }],
    checkIns: [
      {
        ago: 5,
        circle: "private",
        message: "Twenty-eight people and one hour too little. Fewer slides next time.",
      },
    ],
  },
];

export const jonasGoals: readonly StoryGoal[] = [
  {
    description: "Write the thesis on heat pumps",
    category: "Skills",
    specific: "Eighty pages, with the measurements of two winters.",
    achievable: "A page a day, five days a week.",
    relevant: "It is the last thing between me and the degree.",
    measure: { type: "Numeric", target: 80, unit: "pages" },
    madeAgo: 64,
    dueIn: 50,
    moves: [
      ...each(3, 60, 57, 53),
      ...each(5, 48, 41),
      { ago: 20, by: 4, note: "Slow, but the chapter stands." },
    ],
    reports: [
      ...onTrack(7),
      { back: 6, health: "at-risk", promise: "five pages", seen: true },
      { back: 5, health: "off-track", kept: "partly", obstacle: "February is lost.", seen: true },
    ],
    coach: {
      who: "elena.petrova",
      ago: 45,
      notes: [
        {
          ago: 18,
          type: "encouragement",
          text: "Twenty-three pages are there, and nobody can take them away. One paragraph is enough for tomorrow.",
          replies: ["Thank you. That is how I will begin again."],
        },
      ],
    },
    checkIns: [
      {
        ago: 19,
        circle: "coach",
        message: "The measurements of February are lost. I have to think about what that means.",
      },
    ],
  },
  {
    description: "Tidy the archive of measurements",
    category: "Productivity",
    specific: "Every folder with a date and a place.",
    achievable: "Two weekends.",
    relevant: "I search more than I write.",
    measure: { type: "Boolean" },
    madeAgo: 33,
    dueIn: -9,
    moves: [],
    reports: onTrack(3),
  },
];

export const sofiasGoals: readonly StoryGoal[] = [
  {
    description: "Find a mentor in the new company",
    category: "Career",
    specific: "Three conversations, and one person who says yes.",
    achievable: "Everybody here has been kind so far.",
    relevant: "The first hundred days decide a good deal.",
    measure: { type: "Numeric", target: 3, unit: "conversations" },
    madeAgo: 1,
    dueIn: 45,
    moves: [],
  },
];

export const leilasGoals: readonly StoryGoal[] = [
  {
    description: "Sketch ten facades by hand",
    category: "Skills",
    specific: "One a week, from a building that I pass anyway.",
    achievable: "An hour on Sundays.",
    relevant: "The hand sees what the screen hides.",
    measure: { type: "Numeric", target: 10, unit: "sketches" },
    madeAgo: 36,
    dueIn: 40,
    moves: each(1, 33, 26, 19, 12, 6),
    reports: onTrack(3, 2, 1),
    life: [{ ago: 5, pausedFor: 14, why: "Two weeks in the mountains." }],
  },
];
