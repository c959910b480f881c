import type { Difficulty } from "./template.ts";

export const words = {
  difficulty: {
    beginner: "Beginner",
    intermediate: "Intermediate",
  } satisfies Record<Difficulty, string>,

  certification: {
    name: "Professional Certification",
    description: "Earn a certification that your field recognizes.",
    framework: {
      specific: "Prepare for and pass the exam for one certification that my field recognizes.",
      achievable: "I will study one hour a day and take a practice exam every two weeks.",
      relevant: "The certificate proves a skill that my current role, or the next one, requires.",
    },
    estimatedTime: "1 hour/day",
  },

  networking: {
    name: "Professional Networking Goal",
    description: "Meet people in your field and stay in touch with them.",
    framework: {
      specific: "Make new professional connections by reaching out, meeting and following up.",
      achievable: "I will set aside two hours a week for events, messages and conversations.",
      relevant: "Good connections bring advice, opportunities and a wider view of my field.",
    },
    unit: "new connections",
    estimatedTime: "2 hours/week",
  },

  habit: {
    name: "Daily Habit Formation",
    description: "Build one small habit by doing it every day.",
    framework: {
      specific: "Do one small, well-chosen thing every day until it becomes automatic.",
      achievable: "It takes 15 to 30 minutes, at the same time and place each day.",
      relevant: "A steady habit makes room for the work that matters most to me.",
    },
    estimatedTime: "15-30 min/day",
  },

  skill: {
    name: "Learn New Skill",
    description: "Learn one skill well enough to use it at work.",
    framework: {
      specific: "Learn one skill from start to finish and use it in a small project of my own.",
      achievable:
        "I will practice 45 minutes a day with a course or a book that I choose this week.",
      relevant: "The skill lets me take on work that I can't do today.",
    },
    unit: "skill completed",
    estimatedTime: "45 min/day",
  },
};
