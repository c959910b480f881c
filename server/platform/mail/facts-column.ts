/** The facts of a mail `m`: an announcement's stand once, for all who get it. */
export const factsColumn = `coalesce((select jsonb_build_object('subject', a.subject, 'text', a.body)
  from announcements a where a.id = m.period and a.type = m.type), m.facts) as facts`;
