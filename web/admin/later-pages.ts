// One file for the pages behind /admin, as the first script names each.
export { AnnouncementsPage } from "./announcements/announcements-page.tsx";
export { UserPage } from "./users/user-page.tsx";
export { UsersPage } from "./users/users-page.tsx";
