/** What the search of users reads by, also where there are a million of them. */
export const adminAtSize = {
  id: "0010_admin_at_size",
  sql: `
-- Name and address in lower case, one space between two words and none around them. Whatever ASCII knows beside letters and
-- digits parts words, and so do the spaces, dashes and quotation marks of other alphabets.
-- The terms of server/admin/users/search-terms.ts are parted in the same way.
-- Bound when they are made (return, not a text): an index is built under a search path of its own.
create function user_text(full_name text, display_name text, email text) returns text
  language sql immutable parallel safe
  return trim(regexp_replace(
    lower(coalesce(full_name, '') || ' ' || coalesce(display_name, '') || ' ' || coalesce(email, '')),
    '[\\x01-\\x2f\\x3a-\\x40\\x5b-\\x60\\x7b-\\xa0\\u2000-\\u206f\\u3000-\\u3003]+', ' ', 'g'));

-- Each word, and each word behind the day of the sign-up: of a common word, the newest are found by their days.
create function user_words(full_name text, display_name text, email text, created_at bigint) returns tsvector
  language sql immutable parallel safe
  return array_to_tsvector(string_to_array(
    regexp_replace(user_text(full_name, display_name, email), '[^ ]+', '\\& ~' || created_at / 86400000 || '~\\&', 'g'), ' '));

drop index users_words;
-- Without a list of words that are still to be sorted in: each search would read the whole of it.
create index users_words on users using gin (user_words(full_name, display_name, email, created_at))
  with (fastupdate = off);
`,
};
